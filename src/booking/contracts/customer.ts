import { z } from 'zod';
import { emailAddress } from '../../values/email/email-address.ts';
import { freeText } from '../../values/free-text.ts';
import { pastedLine } from '../../values/pasted/pasted.ts';
import { firstName, lastName } from '../../values/person-name.ts';
import { PHONE_FOR_TEXTS } from '../../values/phone/phone.ts';
import { optionalPhoneNumber } from '../../values/phone/phone-number.ts';

export const SPECIAL_REQUEST_LIMIT = 500;

/** The diner's fields. Each shows its first error beside it. */
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
  /** Offers by text message, a separate consent. */
  shouldReceiveSmsPromotions: z.boolean().optional(),
});

type TextConsent = { shouldReceiveSms: boolean; shouldReceiveSmsPromotions?: boolean };
export const wantsTexts = ({ shouldReceiveSms, shouldReceiveSmsPromotions }: TextConsent) =>
  shouldReceiveSms || shouldReceiveSmsPromotions === true;

/** A phone number is needed only for text messages. */
export const customer = customerFields.refine((fields) => fields.phoneNumber !== '' || !wantsTexts(fields), {
  path: ['phoneNumber'],
  error: PHONE_FOR_TEXTS,
});
export type Customer = z.infer<typeof customer>;
export type CustomerOptIn = 'shouldReceivePromotions' | 'shouldReceiveSms' | 'shouldReceiveSmsPromotions';
export type CustomerTextField = Exclude<keyof Customer, CustomerOptIn>;

export type FieldCheck = { present: boolean; valid: boolean; message: string | null };

/**
 * The flags of one field in the booking state; `message` is null when it is valid. `byText` requires a phone number.
 */
export function checkCustomerField(field: CustomerTextField, value: string, { byText = false } = {}): FieldCheck {
  const present = pastedLine(value) !== '';
  if (byText && field === 'phoneNumber' && !present) return { present, valid: false, message: PHONE_FOR_TEXTS };
  const result = customerFields.shape[field].safeParse(value);
  const message = result.success ? null : (result.error.issues[0]?.message ?? null);
  return { present, valid: result.success, message };
}
