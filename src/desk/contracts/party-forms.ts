import { z } from 'zod';
import { bookableDate } from '../../booking/contracts/booking.ts';
import { CANCEL_REASONS } from '../../booking/contracts/cancel-reasons.ts';
import { MAX_TABLE_BOOKING_COVERS as MOST_COVERS } from '../../booking/contracts/constants.ts';
import { SPECIAL_REQUEST_LIMIT } from '../../booking/contracts/customer.ts';
import { SOFT_RULES } from '../../booking/rules/seating/staff-seating.ts';
import { emailAddress } from '../../values/email/email-address.ts';
import { freeText } from '../../values/free-text.ts';
import { PHONE_FOR_TEXTS } from '../../values/phone/phone.ts';
import { optionalPhoneNumber } from '../../values/phone/phone-number.ts';
import { BREAK_REASONS, WITHOUT_CARD } from './break-reasons.ts';
import { instant, joined, seen } from './seen.ts';
import { fewWords, line } from './texts.ts';

const NOTE_LIMIT = 500;
const note = freeText(NOTE_LIMIT, {
  tooLong: `Keep the note to ${NOTE_LIMIT} characters.`,
  wrong: 'Use plain text in the note.',
});

/** `seen`: the note as the form showed it. */
export const noteForm = z.object({ note, seen: note });

export const cancelForm = z.object({
  /** The booking's sequence as the form showed it. */
  sequence: z.coerce.number().int(),
  reason: z.enum(CANCEL_REASONS, { error: 'Choose a reason.' }),
  words: fewWords(300),
});

const most = `We can’t seat more than ${MOST_COVERS} at once.`;
const whole = 'Enter how many.';
export const adults = z.coerce.number({ error: whole }).int(whole).min(1, whole).max(MOST_COVERS, most);
export const children = z.coerce.number({ error: whole }).int(whole).min(0, whole).max(MOST_COVERS, most).default(0);
const rules = joined.pipe(z.array(z.enum(SOFT_RULES)));
/** Why the rules that the form showed are broken; '' where none are. */
const reason = z.enum(['', ...BREAK_REASONS]).default('');
/** Whether a reason is given where one is needed; both may be missing in an invalid form. */
const isSaid = (breaks: readonly string[] | undefined, reason: string) => !breaks?.length || reason !== '';
const needsReason = { path: ['reason'], error: 'Say why, for the log.' };

/** Where and when a party goes. */
export const changeForm = z
  .object({
    tables: joined,
    startsAt: instant,
    adults,
    children,
    breaks: joined.pipe(z.array(z.enum([...SOFT_RULES, 'card']))),
    reason,
    tells: z.literal('yes').optional(),
    seen,
  })
  .refine(({ breaks, reason }) => isSaid(breaks, reason), needsReason);

/** A party, where the desk showed it, and the table and start (epoch ms) it is moved to. */
export const moveForm = z.object({
  bookingId: z.guid(),
  seen,
  startsAt: instant,
  to: z.string().max(40).default(''),
  /** The party to swap tables with, and those it was shown at: 'id t1+t2'. */
  swap: z
    .string()
    .transform((text) => ({ id: text.slice(0, 36), tables: text.slice(37) }))
    .pipe(z.object({ id: z.guid(), tables: z.string().max(200) }))
    .optional(),
  /** Sent where the diner is e-mailed their new time. */
  tellsDiner: z.literal('yes').optional(),
});

/** A time with the rules it was shown to break: '19:00', '19:00 pacing+notice'. */
const chosenTime = z
  .string({ error: 'Choose a time.' })
  .regex(/^\d\d:\d\d( [a-z+]+)?$/, 'Choose a time.')
  .transform((text) => ({ time: text.slice(0, 5), breaks: text.slice(6) }))
  .pipe(z.object({ time: z.string(), breaks: rules }));

/** Which button was pressed, and every field unchecked. `known` means the booking is for the number's owner. */
export const pressForm = z.looseObject({ act: z.enum(['book', 'enter', 'find', 'known', 'times']).default('book') });
export const guestForm = z.object({
  phone: optionalPhoneNumber.refine((phone) => phone !== '', 'Enter a phone number.'),
});
export const phoneForm = z
  .object({
    key: z.guid(),
    date: bookableDate,
    adults,
    at: chosenTime,
    reason,
    name: line('Enter a name.', 80),
    phone: optionalPhoneNumber,
    email: z.union([z.literal(''), emailAddress('Enter an e-mail address.')]).default(''),
    request: freeText(SPECIAL_REQUEST_LIMIT, {
      tooLong: `Keep the request to ${SPECIAL_REQUEST_LIMIT} characters.`,
      wrong: 'Use plain text in the request.',
    }).default(''),
    texts: z.literal('yes').optional(),
    /** Where a card is needed: a link to add it, or why there's none. */
    card: z.enum(['link', ...WITHOUT_CARD]).default('link'),
  })
  .refine(({ at, reason }) => isSaid(at?.breaks, reason), needsReason)
  .refine((form) => form.texts === undefined || form.phone !== '', { path: ['phone'], error: PHONE_FOR_TEXTS })
  .refine((form) => form.phone !== '' || form.email !== '', {
    path: ['phone'],
    error: 'Enter a phone number, or an e-mail address.',
  });
