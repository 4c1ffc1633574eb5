import { z } from '@hono/zod-openapi';
import { formParts } from '../../forms/form-parts.ts';
import { emailAddress } from '../../values/email/email-address.ts';
import { freeText } from '../../values/free-text.ts';
import { firstName } from '../../values/person-name.ts';
import { optionalPhoneNumber } from '../../values/phone/phone-number.ts';
import { EMAIL_MISSING } from './sign-up.ts';

const interest = z.object({ name: z.string(), checked: z.boolean() });

/** A customer's stored data and subscriptions (product 7.2). */
export const preferences = z.object({
  guid: z.string().describe('The key they are asked for by; it never changes.'),
  email: z.string(),
  firstName: z.string(),
  phoneNumber: z.string(),
  favRestaurantCode: z.string().describe('A storeId; empty when none is chosen.'),
  birthDate: z.int().nullable().describe('Epoch seconds at midnight UTC; in 1904, so negative, without a year.'),
  gender: z.string(),
  websiteSmsOptIn: z.boolean(),
  websiteEmailOptIn: z.boolean(),
  interests: z.array(interest),
});
export type CustomerPreferences = z.infer<typeof preferences>;
/** The customer as the preferences page shows them. */
export type ShownPreferences = Omit<CustomerPreferences, 'guid'>;
export type PreferenceName = keyof CustomerPreferences;
const preferenceNames = Object.keys(preferences.shape) as [PreferenceName, ...PreferenceName[]];

/** POST /api/customer-data/getcustomerpreferences/{guid} */
export const askPreferencesBody = z.object({
  attributes: z.array(z.enum(preferenceNames)).max(preferenceNames.length),
});
export const preferencesAnswer = preferences.partial();

const guid = z.guid('An unknown key.');
export const isGuid = (text: string) => guid.safeParse(text).success;
export const guidBody = z.object({ guid });

/** POST /api/customer-data/updateCustomerPreferences: missing fields stay as they are. */
export const updatePreferencesBody = z.object({
  guid,
  firstName: firstName.optional(),
  phoneNumber: optionalPhoneNumber.unwrap().min(1, 'Enter your phone number.').optional(),
  favRestaurantCode: z.string().optional(),
  birthDate: z.int('Enter the birthday as a real date.').nullable().optional(),
  gender: freeText(40, { tooLong: 'Keep it to 40 characters.', wrong: 'Use plain text.' }).optional(),
  websiteSmsOptIn: z.boolean().optional(),
  websiteEmailOptIn: z.boolean().optional(),
  interests: z.array(interest).max(50).optional(),
});
export type PreferencesUpdate = z.output<typeof updatePreferencesBody>;

/** POST /api/customer-data/sendpreferenceslink */
export const preferencesLinkBody = z.object({
  captchaToken: formParts.captchaToken,
  emailAddress: emailAddress(EMAIL_MISSING),
});

export const doneAnswer = z.object({ message: z.literal('Success') });

/** POST /api/customer-data/unsubscribe */
export const unsubscribedAnswer = doneAnswer.extend({
  textsGoOn: z.literal(true).optional().describe('Marketing by text message, which this does not end, goes on.'),
});

/** POST /api/customer-data/forgetting */
export const forgettingAnswer = z.object({ forgotten: z.boolean() });

/** POST /api/customer-data/confirmforgetting */
export const forgottenAnswer = doneAnswer.extend({
  tablesToCome: z.boolean().describe('Whether there are tables to come, which stay booked.'),
});
