import { z } from 'zod';
import { pastedLine } from '../../values/pasted/pasted.ts';
import { optionalPhoneNumber } from '../../values/phone/phone-number.ts';
import { instant } from './seen.ts';

const MOST_COVERS = 40;

export const covers = z.coerce
  .number({ error: 'Enter how many they are.' })
  .int('Enter a whole number.')
  .min(1, 'Enter how many they are.')
  .max(MOST_COVERS, `That’s more than ${MOST_COVERS}: seat them as several parties.`);
/** Ids joined with '+'. */
const tableIds = z
  .string()
  .min(1)
  .max(200)
  .transform((ids) => ids.split('+'));

const name = z.string().overwrite(pastedLine).max(60, 'Keep the name to 60 characters.');
/** `entryId`: who they are on the waiting list. */
const seatForm = z.object({
  act: z.literal('seat').optional(),
  key: z.guid(),
  covers,
  tableIds,
  name: name.default(''),
  entryId: z.guid().optional(),
});
const waitForm = z.object({
  act: z.literal('wait'),
  key: z.guid(),
  covers,
  name: name.min(1, 'Enter a name, so you can call them.'),
  phone: optionalPhoneNumber,
});
export const walkInForm = z.discriminatedUnion('act', [waitForm, seatForm]);
/** Where a form about a party was pressed: on its own page; on the day’s where it doesn’t say. */
export const pressedOn = z.literal('party').optional();
/** The place to go on from there. */
export const placeAfter = (slug: string, { bookingId, page }: { bookingId: string; page?: 'party' }) =>
  page === 'party' ? `/${slug}/parties/${bookingId}#state` : `/${slug}#${bookingId}`;
export const tableForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('seat'), bookingId: z.guid(), tableIds }),
  z.object({
    act: z.literal('stay'),
    bookingId: z.guid(),
    /** The end that was seen. */
    seenEnd: instant,
    minutes: z.coerce.number().pipe(z.union([z.literal(15), z.literal(30)])),
    plan: z.string().max(1000).default(''),
    page: pressedOn,
  }),
]);
