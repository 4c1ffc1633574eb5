import { z } from 'zod';

const instant = z.coerce.number().int().positive();

/** A party, where the desk showed it, and the table and start (epoch ms) it is moved to. */
export const moveForm = z.object({
  bookingId: z.guid(),
  seenStart: instant,
  seenEnd: instant,
  /** Ids joined with ' + '; '' for none. */
  seenTables: z.string().max(200),
  startsAt: instant,
  to: z.string().min(1).max(40),
  /** Sent where the diner is e-mailed their new time. */
  tellsDiner: z.literal('yes').optional(),
});
