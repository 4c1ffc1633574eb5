/** 'tavola.example' of 'hello@tavola.example'. */
export const emailDomain = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/**
 * The browsers' rule for `<input type="email">`, so that form and server agree, minus what no mail server accepts:
 * consecutive dots or dots at an end, more than 64 characters before the @, a domain without a dot, or a last part
 * that isn't letters.
 */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?<!\.)@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/i;
