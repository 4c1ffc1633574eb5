import { z } from 'zod';
import { tooLong } from './free-text.ts';

/**
 * The rule of browsers for `<input type="email">`, so that form and server agree; and on top of it what no mail server
 * accepts: dots in a row or at an end, more than 64 characters before the @, a domain without a dot, or one whose last
 * part is not in letters.
 */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?<!\.)@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/i;

/** An e-mail address, trimmed and required; `missing` is the message when it is empty. */
export const emailAddress = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(254, tooLong('That e-mail address is too long. Please check it.'))
    .regex(EMAIL, 'That e-mail address does not look right. Please check it, for example name@example.co.uk.');
