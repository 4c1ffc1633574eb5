import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { z } from 'zod';
import { tooLong } from '../free-text.ts';
import { pastedLine } from '../pasted/pasted.ts';

/** Ofcom's numbers for drama, never assigned: the library rejects them, but a demo needs them. */
const FOR_DRAMA = /^(?:(?:\+|00)?44|0)(?:7700900|1632960)\d{3}$/;
/** Separators people write between digits. */
const BETWEEN_DIGITS = /[\p{Zs}\p{Pd}()./]/gu;

function isPhoneNumber(value: string): boolean {
  return FOR_DRAMA.test(value.replace(BETWEEN_DIGITS, '')) || isValidPhoneNumber(value, 'GB');
}

/** A telephone number, tidied like pasted text, British unless it has a country code; may be empty. */
export const optionalPhoneNumber = z
  .string()
  .overwrite(pastedLine)
  .max(30, tooLong('That phone number is too long. Check it and try again.'))
  .refine((value) => value === '' || isPhoneNumber(value), {
    error: 'That phone number doesn’t look right. Check it and try again.',
  })
  .default('');
