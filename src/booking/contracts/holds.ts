import { z } from 'zod';
import { captchaToken, tableRequest, token } from './booking.ts';
import { bookingStatus } from './constants.ts';

/** Needs a captcha token of kind 'hold' while the visitor holds other tables. */
export const holdBody = tableRequest.safeExtend({ captchaToken });
export const holdParams = z.object({ holdToken: token });
/**
 * Nobody else can book the table until `expiresAt`, an ISO instant `seconds` from now. In its last minute it can be
 * extended while it `canBeLonger`.
 */
export const held = z.object({
  holdToken: z.string(),
  expiresAt: z.iso.datetime(),
  seconds: z.int(),
  canBeLonger: z.boolean(),
});
/** Status 9 without a token when the slot was just taken. */
export const notHeld = z.object({
  holdToken: z.null(),
  expiresAt: z.null(),
  bookingStatus: z.literal(bookingStatus.slotTaken),
});
export const holdAnswer = z.union([held, notHeld]);
export type Held = z.infer<typeof held>;
export type HoldAnswer = z.infer<typeof holdAnswer>;
