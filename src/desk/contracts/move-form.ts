import { z } from 'zod';
import { instant, seen } from './seen.ts';

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
