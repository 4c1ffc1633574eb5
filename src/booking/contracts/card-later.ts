import { z } from 'zod';
import { createBody } from './booking.ts';

/**
 * A booking that needs a card but has none yet: the table is held while the diner adds one through an e-mailed link.
 */
export const cardLaterBody = createBody;
/** The reference and expiry (ISO instant) of the hold; both null when the slot was just taken. */
export const cardLaterAnswer = z.object({ reference: z.string().nullable(), keptUntil: z.iso.datetime().nullable() });
export type CardLaterAnswer = z.infer<typeof cardLaterAnswer>;
