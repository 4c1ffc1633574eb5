/** 'tavola.example' of 'hello@tavola.example'. */
export const emailDomain = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/**
 * The rule of browsers for `<input type="email">`, so that form and server agree; and on top of it what no mail server
 * accepts: dots in a row or at an end, more than 64 characters before the @, a domain without a dot, or one whose last
 * part is not in letters.
 */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?<!\.)@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/i;
