/** 'tavola.example' of 'hello@tavola.example'. */
export const emailDomain = (email: string) => email.slice(email.lastIndexOf('@') + 1);
