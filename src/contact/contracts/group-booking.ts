import { z } from 'zod';
import { formOf } from '../../forms/form-of.ts';
import { formParts } from '../../forms/form-parts.ts';
import { emailAddress } from '../../values/email/email-address.ts';
import { freeText, UNPRINTABLE } from '../../values/free-text.ts';
import { firstName, lastName } from '../../values/person-name.ts';
import { optionalPhoneNumber } from '../../values/phone/phone-number.ts';
import { wallTime } from '../../values/time/week.ts';
import { MAX_GUESTS } from './message.ts';

const REQUEST_LENGTH = 1000;
const VENUE = 'Choose a restaurant.';
const WRONG_DAY = 'Enter a real date, with a four-digit year.';
const HOW_MANY = 'Enter how many of you there’ll be.';

const atTime = (message: string) => z.string(message).refine((text) => wallTime.safeParse(text).success, message);

/** POST /api/contact/group-booking: the group enquiry of product 9.2. */
export const groupBookingBody = formOf(
  {
    ...formParts,
    /** Without one, identical requests count as one enquiry. */
    idempotencyKey: formParts.idempotencyKey.optional(),
    storeId: z.string(VENUE),
    venue: z
      .string(VENUE)
      .trim()
      .min(1, VENUE)
      .max(120, VENUE)
      .refine((text) => !UNPRINTABLE.test(text), VENUE)
      .describe('The restaurant, or a room of it, in words: the restaurant reads it.'),
    bookingType: z.string('Choose the occasion.').describe('The id of a kind of group booking.'),
    covers: z.int(HOW_MANY).max(MAX_GUESTS, `Enter a number up to ${MAX_GUESTS}.`),
    date: z.iso.date({ error: ({ input }) => (input ? WRONG_DAY : 'Choose a day.') }),
    time: atTime('Choose a start time.'),
    until: atTime('Choose an end time.'),
    email: emailAddress('Enter your e-mail address so we can reply.'),
    firstName,
    lastName,
    telephoneNumber: optionalPhoneNumber,
    specialRequest: freeText(REQUEST_LENGTH, {
      tooLong: `Keep your request to ${REQUEST_LENGTH} characters.`,
      wrong: 'Use plain text in your request.',
    }).default(''),
    shouldReceivePromotions: z.boolean().default(false),
    shouldReceiveSms: z.boolean().default(false),
  },
  'This form can’t take files. Send it without them.',
);
export type GroupBookingRequest = z.output<typeof groupBookingBody>;

export const groupBookingAnswer = z.object({ statusCode: z.literal(200), reference: z.string() });
export type GroupBookingAnswer = z.infer<typeof groupBookingAnswer>;
