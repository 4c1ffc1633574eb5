import { z } from 'zod';
import { CANCEL_REASONS } from '../../booking/contracts/cancel-reasons.ts';
import { freeText } from '../../values/free-text.ts';

const NOTE_LIMIT = 500;
const note = freeText(NOTE_LIMIT, {
  tooLong: `Keep the note to ${NOTE_LIMIT} characters.`,
  wrong: 'Use plain text in the note.',
});

/** `seen`: the note as the form showed it. */
export const noteForm = z.object({ note, seen: note });

const WORDS_LIMIT = 300;
export const cancelForm = z.object({
  /** The booking's sequence as the form showed it. */
  sequence: z.coerce.number().int(),
  reason: z.enum(CANCEL_REASONS, { error: 'Choose a reason.' }),
  words: freeText(WORDS_LIMIT, {
    tooLong: `Keep it to ${WORDS_LIMIT} characters.`,
    wrong: 'Use plain text.',
  }),
});
