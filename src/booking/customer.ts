import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { z } from 'zod';

export const SPECIAL_REQUEST_LIMIT = 500;
const NAME_LIMIT = 60;
const HAS_A_LETTER = /\p{L}/u;
/** Control characters and halves of characters: no person types them, and no database keeps them all. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
/** Line breaks and tabs are welcome where one writes more than a line. */
const UNPRINTABLE_IN_LINES = /[^\P{Cc}\n\r\t]|\p{Cs}/u;
/**
 * The rule browsers use for `<input type="email">`, so that the form and the server agree, and what no mail server
 * takes besides: dots in a row or at an end, more than 64 characters before the @, a domain without a dot or one whose
 * last part is not in letters.
 */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?<!\.)@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/i;

/** What is too long is not looked at further. */
const tooLong = (error: string) => ({ error, abort: true });

/** What a person writes over several lines. */
export const writing = (limit: number, words: { missing?: string; tooLong: string; wrong: string }) =>
  z
    .string({ error: words.missing ?? words.wrong })
    .trim()
    .min(words.missing ? 1 : 0, words.missing)
    .max(limit, tooLong(words.tooLong))
    .refine((value) => !UNPRINTABLE_IN_LINES.test(value), words.wrong);

const name = (missing: string, wrong: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(NAME_LIMIT, tooLong(`Please keep it to ${NAME_LIMIT} characters.`))
    .refine((value) => HAS_A_LETTER.test(value) && !UNPRINTABLE.test(value), { error: wrong, abort: true });

/** Ofcom's numbers for drama that no network will ever have: the library calls them wrong, a demonstration needs them. */
const FOR_DRAMA = /^(?:(?:00)?44|0)(?:7700900|1632960)\d{3}$/;

function isPhoneNumber(value: string): boolean {
  return FOR_DRAMA.test(value.replace(/\D/g, '')) || isValidPhoneNumber(value, 'GB');
}

/** Who books. Each message is ready to stand beside its field; only the first one per field is shown. */
export const customer = z.object({
  firstName: name('Please tell us your first name.', 'Please write your first name in letters.'),
  lastName: name('Please tell us your last name.', 'Please write your last name in letters.'),
  email: z
    .string({ error: 'Please give your e-mail address, so we can confirm your table.' })
    .trim()
    .min(1, 'Please give your e-mail address, so we can confirm your table.')
    .max(254, tooLong('That e-mail address is too long. Please check it.'))
    .regex(EMAIL, 'That e-mail address does not look right. Please check it, for example name@example.co.uk.'),
  phoneNumber: z
    .string()
    .trim()
    .max(30, tooLong('That phone number is too long. Please check it.'))
    .refine((value) => value === '' || isPhoneNumber(value), {
      error: 'That phone number does not look right. Please check it, or leave it empty.',
    })
    .default(''),
  specialRequest: writing(SPECIAL_REQUEST_LIMIT, {
    tooLong: `Please keep your request to ${SPECIAL_REQUEST_LIMIT} characters.`,
    wrong: 'Please use plain text in your request.',
  }).default(''),
  shouldReceivePromotions: z.boolean().default(false),
  shouldReceiveSms: z.boolean().default(false),
});
export type Customer = z.infer<typeof customer>;
export type CustomerTextField = Exclude<keyof Customer, 'shouldReceivePromotions' | 'shouldReceiveSms'>;

export type FieldCheck = { present: boolean; valid: boolean; message: string | null };

/** The present and valid flags of one field as the booking state keeps them; `message` is null when it may be sent. */
export function checkCustomerField(field: CustomerTextField, value: string): FieldCheck {
  const result = customer.shape[field].safeParse(value);
  const message = result.success ? null : (result.error.issues[0]?.message ?? null);
  return { present: value.trim() !== '', valid: result.success, message };
}
