import { z } from 'zod';
import { emailAddress } from '../../values/email/email-address.ts';
import { freeText } from '../../values/free-text.ts';
import { pastedLine } from '../../values/pasted/pasted.ts';
import { firstName, lastName } from '../../values/person-name.ts';
import { PHONE_FOR_TEXTS } from '../../values/phone/phone.ts';
import { optionalPhoneNumber } from '../../values/phone/phone-number.ts';

export const SPECIAL_REQUEST_LIMIT = 500;

/** The fields of who books. Each message is shown beside its field; only the first one per field. */
export const customerFields = z.object({
  firstName,
  lastName,
  email: emailAddress('Enter your e-mail address.'),
  phoneNumber: optionalPhoneNumber,
  specialRequest: freeText(SPECIAL_REQUEST_LIMIT, {
    tooLong: `Keep your request to ${SPECIAL_REQUEST_LIMIT} characters.`,
    wrong: 'Use plain text in your request.',
  }).default(''),
  /** Offers by e-mail. */
  shouldReceivePromotions: z.boolean().default(false),
  /** Text messages about this booking. */
  shouldReceiveSms: z.boolean().default(false),
  /** Offers by text message: a consent of its own. */
  shouldReceiveSmsPromotions: z.boolean().optional(),
});

type TextConsent = { shouldReceiveSms: boolean; shouldReceiveSmsPromotions?: boolean };
export const wantsTexts = ({ shouldReceiveSms, shouldReceiveSmsPromotions }: TextConsent) =>
  shouldReceiveSms || shouldReceiveSmsPromotions === true;

/** Who books. A phone number is needed for text messages only. */
export const customer = customerFields.refine((given) => given.phoneNumber !== '' || !wantsTexts(given), {
  path: ['phoneNumber'],
  error: PHONE_FOR_TEXTS,
});
export type Customer = z.infer<typeof customer>;
export type CustomerOptIn = 'shouldReceivePromotions' | 'shouldReceiveSms' | 'shouldReceiveSmsPromotions';
export type CustomerTextField = Exclude<keyof Customer, CustomerOptIn>;

export type FieldCheck = { present: boolean; valid: boolean; message: string | null };

/**
 * The `present` and `valid` flags of one field, as the booking state stores them; `message` is null when it is valid.
 * With `byText` the phone number may not be empty.
 */
export function checkCustomerField(field: CustomerTextField, value: string, { byText = false } = {}): FieldCheck {
  const present = pastedLine(value) !== '';
  if (byText && field === 'phoneNumber' && !present) return { present, valid: false, message: PHONE_FOR_TEXTS };
  const result = customerFields.shape[field].safeParse(value);
  const message = result.success ? null : (result.error.issues[0]?.message ?? null);
  return { present, valid: result.success, message };
}
