import { z } from 'zod';
import { emailAddress } from '../../values/email/email-address.ts';
import { isEasyPin } from './easy-pin.ts';
import { PARTY_STATUSES, PARTY_STEPS } from './party-steps.ts';
import { ROLES } from './roles.ts';
import { pressedOn } from './seating-forms.ts';
import { line } from './texts.ts';

const email = emailAddress('Enter an e-mail address.');
const name = line('Enter a name.');
const role = z.enum(ROLES, { error: 'Choose a role.' });
/** A restaurant's store id; '' for every restaurant. */
const storeId = z
  .string({ error: 'Choose a restaurant.' })
  .max(40)
  .transform((value) => value || null);
const personId = z.guid({ error: 'Choose a person.' });

export const signInForm = z.object({ email });
export const peopleForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('invite'), name, email, storeId, role }),
  z.object({ act: z.literal('grant'), personId, storeId, role }),
  z.object({ act: z.literal('withdraw'), personId, storeId }),
  z.object({ act: z.literal('sign-out'), personId }),
]);
export const deviceForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('enrol'), name: line('Give the tablet a name.'), storeId: z.string().min(1) }),
  z.object({ act: z.literal('remove'), deviceId: z.guid() }),
]);
const pin = z.string({ error: 'Enter your PIN.' }).regex(/^\d{4,8}$/, 'A PIN is 4 to 8 digits.');
const newPin = pin.refine((digits) => !isEasyPin(digits), 'That’s too easy to guess. Try another one.');
export const myForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('rename'), name }),
  z.object({ act: z.literal('pin'), pin: newPin }),
  z.object({ act: z.literal('remove-passkey'), passkeyId: z.string().regex(/^[\w-]{1,1400}$/) }),
]);
export const pinForm = z.object({ personId, pin });
export const voucherForm = z.object({
  act: z.enum(['redeem', 'undo']),
  code: z.string().min(1).max(60),
  /** When the voucher that is given back was used; '' to redeem. */
  usedAt: z.union([z.literal(''), z.iso.datetime()]),
});
export const guaranteeForm = z.object({
  act: z.enum(['charge', 'waive']),
  bookingId: z.guid(),
  from: z.enum(['held', 'refused', 'due']),
});
export const statusForm = z.object({
  bookingId: z.guid(),
  from: z.enum(PARTY_STATUSES),
  to: z.enum([...PARTY_STEPS, 'undo']),
  page: pressedOn,
});
