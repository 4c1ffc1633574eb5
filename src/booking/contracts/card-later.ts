import { z } from 'zod';
import { createBody } from './booking.ts';

/** A booking that needs a card, without one: the table is kept while the card is given by the link of an e-mail. */
export const cardLaterBody = createBody;
/** The reference of what is kept, and until when (ISO instant); both null when the slot was just taken. */
export const cardLaterAnswer = z.object({ reference: z.string().nullable(), keptUntil: z.iso.datetime().nullable() });
export type CardLaterAnswer = z.infer<typeof cardLaterAnswer>;
