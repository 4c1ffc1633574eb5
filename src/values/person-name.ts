import { z } from 'zod';
import { tooLong } from './free-text.ts';
import { pastedLine } from './pasted/pasted.ts';

const LIMIT = 60;
const HAS_A_LETTER = /\p{L}/u;
/** Control characters and lone surrogates: nobody types them, and the database rejects some. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

const personName = (missing: string, wrong: string) =>
  z
    .string({ error: missing })
    .overwrite(pastedLine)
    .min(1, missing)
    .max(LIMIT, tooLong(`Keep it to ${LIMIT} characters.`))
    .refine((value) => HAS_A_LETTER.test(value) && !UNPRINTABLE.test(value), { error: wrong, abort: true });

/** A required first name, tidied like pasted text, with a letter in it. */
export const firstName = personName('Enter your first name.', 'Use letters in your first name.');
export const lastName = personName('Enter your last name.', 'Use letters in your last name.');
