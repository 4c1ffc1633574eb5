import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { z } from 'zod';

export const SPECIAL_REQUEST_LIMIT = 500;
const NAME_LIMIT = 60;
const HAS_A_LETTER = /\p{L}/u;
/** The control characters no person types on purpose; line breaks and tabs are welcome in a special request. */
const UNPRINTABLE = /[^\P{Cc}\n\r\t]/u;
/** The rule browsers use for `<input type="email">`, so that the form and the server agree, plus a dot in the domain. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const name = (missing: string, wrong: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(NAME_LIMIT, `Please keep it to ${NAME_LIMIT} characters.`)
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
    .max(254, 'That e-mail address is too long. Please check it.')
    .regex(EMAIL, 'That e-mail address does not look right. Please check it, for example name@example.co.uk.'),
  phoneNumber: z
    .string()
    .trim()
    .max(30, 'That phone number is too long. Please check it.')
    .refine((value) => value === '' || isPhoneNumber(value), {
      error: 'That phone number does not look right. Please check it, or leave it empty.',
    })
    .default(''),
  specialRequest: z
    .string()
    .trim()
    .max(SPECIAL_REQUEST_LIMIT, `Please keep your request to ${SPECIAL_REQUEST_LIMIT} characters.`)
    .refine((value) => !UNPRINTABLE.test(value), 'Please use plain text in your request.')
    .default(''),
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
