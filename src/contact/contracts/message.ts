import { z } from '@hono/zod-openapi';
import { isChosenFile } from '../../forms/chosen-file.ts';
import { fileInJson } from '../../forms/file-in-json.ts';
import { formOf } from '../../forms/form-of.ts';
import { formParts } from '../../forms/form-parts.ts';
import { emailAddress } from '../../values/email/email-address.ts';
import { freeText } from '../../values/free-text.ts';
import { pastedLine } from '../../values/pasted/pasted.ts';
import { firstName, lastName } from '../../values/person-name.ts';
import { optionalPhoneNumber } from '../../values/phone/phone-number.ts';
import { MAX_FILES, TOO_MANY_FILES } from './files.ts';

export const MESSAGE_LENGTH = 2000;
export const MAX_GUESTS = 500;
const STRAY_FILE =
  'Your files didn’t come through: we read them from “uploadedFiles” only. Reload the page and choose them again.';

const guests = z
  .string()
  .overwrite(pastedLine)
  .regex(/^\d{0,4}$/, 'Enter the number of guests in digits.')
  .refine((text) => text === '' || (Number(text) >= 1 && Number(text) <= MAX_GUESTS), {
    error: `Enter a number from 1 to ${MAX_GUESTS}.`,
  })
  .default('');

const file = z.file().openapi({ type: 'string', format: 'binary' });

const fields = {
  ...formParts,
  /** Without one, identical messages are sent once. */
  idempotencyKey: formParts.idempotencyKey.optional(),
  firstName,
  lastName,
  email: emailAddress('Enter your e-mail address so we can reply.'),
  phone: optionalPhoneNumber,
  message: freeText(MESSAGE_LENGTH, {
    missing: 'Enter your message.',
    tooLong: `Keep your message to ${MESSAGE_LENGTH} characters.`,
    wrong: 'Use plain text in your message.',
  }),
  enquiryType: z
    .string({ error: 'Choose what it’s about.' })
    .describe('The ids of a reason and one of its sub-reasons: visit/praise.'),
  enquiryRestaurant: z.string().default('').describe('A storeId.'),
  guests,
  visitDate: z.union([z.literal(''), z.iso.date('Enter a real date, with a four-digit year.')]).default(''),
};

/** POST /api/contact/sendemail, as the fields of a multipart form. */
export const contactBody = formOf(
  {
    ...fields,
    uploadedFiles: z
      .union([z.array(file), file])
      .default([])
      .transform((input) => [input].flat().filter(isChosenFile))
      .refine((files) => files.length <= MAX_FILES, TOO_MANY_FILES),
  },
  STRAY_FILE,
);
export type ContactRequest = z.output<typeof contactBody>;

/** The same in JSON. */
export const contactJson = formOf(
  {
    ...fields,
    guests: z.preprocess((input) => (typeof input === 'number' ? String(input) : input), guests),
    uploadedFiles: z.array(fileInJson).max(MAX_FILES, TOO_MANY_FILES).default([]),
  },
  STRAY_FILE,
).openapi('ContactMessage');

export const contactAnswer = z.object({
  success: z.literal(true),
  reference: z.string(),
  answer: z.string().describe('What happens next, in words.'),
});
