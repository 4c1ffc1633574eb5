import { z } from 'zod';
import { tableWish, token } from '../contract.ts';

export const holdBody = tableWish;
export const holdParams = z.object({ holdToken: token });
/** Until `expiresAt`, an ISO instant, the table is nobody else's. */
export const held = z.object({ holdToken: z.string(), expiresAt: z.iso.datetime() });
/** Status 9, with no token, when the slot was just taken. */
export const notHeld = z.object({ holdToken: z.null(), expiresAt: z.null(), bookingStatus: z.literal(9) });
export const holdAnswer = z.union([held, notHeld]);
export type Held = z.infer<typeof held>;
export type HoldAnswer = z.infer<typeof holdAnswer>;
