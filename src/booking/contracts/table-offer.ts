import { z } from 'zod';
import { token } from './booking.ts';

export const tableOfferParams = z.object({ offerToken: token });
/** An offer of tables for a request, for the page of its link. */
export const tableOffer = z.object({
  /** 'taken': one of the times is booked. */
  state: z.enum(['open', 'taken', 'withdrawn', 'expired']),
  title: z.string(),
  slug: z.string(),
  phone: z.string(),
  /** ISO instant until which the tables are held. */
  until: z.string(),
  adultCovers: z.int(),
  childCovers: z.int(),
  times: z.array(z.object({ position: z.int(), date: z.string(), time: z.string(), isTaken: z.boolean() })),
  /** Of the booking that was made. */
  manageToken: token.nullable(),
});
export const tableOfferAnswer = z.object({ offer: tableOffer });
export const takeTimeBody = z.object({ position: z.int().min(0).max(99) });
export const takeTimeAnswer = z.object({ booked: z.literal(true) });
export type TableOfferView = z.infer<typeof tableOffer>;
