import { z } from 'zod';
import { pastedLine } from '../../values/pasted/pasted.ts';

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

export const walkInForm = z.object({
  key: z.guid(),
  covers,
  tableIds,
  name: z.string().overwrite(pastedLine).max(60, 'Keep the name to 60 characters.').default(''),
});
export const tableForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('seat'), bookingId: z.guid(), tableIds }),
  z.object({
    act: z.literal('stay'),
    bookingId: z.guid(),
    /** The end that was seen, epoch milliseconds. */
    seenEnd: z.coerce.number().int().positive(),
    minutes: z.coerce.number().pipe(z.union([z.literal(15), z.literal(30)])),
    plan: z.string().max(1000).default(''),
  }),
]);
