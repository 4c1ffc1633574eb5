import { z } from 'zod';
import { tooLong } from '../free-text.ts';
import { pastedAddress } from '../pasted/pasted.ts';
import { EMAIL } from './email-domain.ts';

/** A required e-mail address, tidied like pasted text; `missing` is the message if it is empty. */
export const emailAddress = (missing: string) =>
  z
    .string({ error: missing })
    .overwrite(pastedAddress)
    .min(1, missing)
    .max(254, tooLong('That e-mail address is too long. Check it and try again.'))
    .regex(EMAIL, 'That e-mail address doesn’t look right. It should look like name@example.co.uk.');
