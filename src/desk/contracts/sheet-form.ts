import { z } from 'zod';
import { emailAddress } from '../../values/email/email-address.ts';

const PREFIX = 'sitting:';
/** The field of a sitting's checkbox. */
export const sittingField = (name: string) => `${PREFIX}${name}`;

export const sheetForm = z
  .object({
    /** '' for the restaurant's own. */
    email: z.literal('').or(emailAddress('Enter an e-mail address.')),
  })
  .catchall(z.string())
  .transform(({ email, ...fields }) => ({
    email: email || null,
    sittings: Object.keys(fields).flatMap((name) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : [])),
  }));
