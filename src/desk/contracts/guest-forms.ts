import { z } from 'zod';
import { emailAddress } from '../../values/email/email-address.ts';
import { freeText } from '../../values/free-text.ts';
import { pastedLine } from '../../values/pasted/pasted.ts';
import { isoDate } from '../../values/time/week.ts';

const LONGEST_NOTE = 500;

/** An e-mail address or phone number. */
const contact = z.string().overwrite(pastedLine).max(120);
const note = freeText(LONGEST_NOTE, {
  missing: 'Write the note.',
  tooLong: `Keep it to ${LONGEST_NOTE} characters.`,
  wrong: 'Check the note for odd characters.',
});
const email = emailAddress('Enter an e-mail address.');

export const guestsForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('find'), contact }),
  z.object({
    act: z.literal('note'),
    contact,
    key: z.guid(),
    storeId: z.string().min(1),
    note,
    expiresOn: isoDate,
  }),
  z.object({ act: z.literal('remove-note'), contact, noteId: z.guid() }),
  z.object({ act: z.literal('erase'), contact: email }),
]);
export const guestExportForm = z.object({ contact: email });
