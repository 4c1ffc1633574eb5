import { z } from 'zod';
import { freeText } from '../../values/free-text.ts';

const NOTE_LIMIT = 500;
const note = freeText(NOTE_LIMIT, {
  tooLong: `Keep the note to ${NOTE_LIMIT} characters.`,
  wrong: 'Use plain text in the note.',
});

/** `seen`: the note as the form showed it. */
export const noteForm = z.object({ note, seen: note });
