import { z } from 'zod';
import { freeText } from '../../values/free-text.ts';
import { pastedLine } from '../../values/pasted/pasted.ts';

/** A line that must be filled in. */
export const line = (missing: string, most = 60) =>
  z.string({ error: missing }).overwrite(pastedLine).min(1, missing).max(most, `Keep it to ${most} characters.`);

/** A few words, which may be none unless `missing` says otherwise. */
export const fewWords = (most: number, missing?: string) =>
  freeText(most, { missing, tooLong: `Keep it to ${most} characters.`, wrong: 'Use plain text.' });
