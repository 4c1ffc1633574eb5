import { GUARANTEE_WORDING_VERSION, guaranteeSentences } from '../../payments/guarantee-words.ts';
import type { Occasion, Restaurant } from '../../restaurants/contract.ts';
import { HOUR_MS } from '../../values/time/duration.ts';
import type { CardGuarantee, CardNeeded } from '../contracts/booking.ts';
import { needsCardGuarantee } from './occasions.ts';

type GuaranteedParty = { occasion: Occasion; covers: number; date: string; startsAt: number; nowMs: number };

/** The card guarantee required of the party at this time, with its wording; null where none is required. */
export function guaranteeFor(
  { title, booking }: Pick<Restaurant, 'title' | 'booking'>,
  { occasion, covers, date, startsAt, nowMs }: GuaranteedParty,
): CardGuarantee | null {
  if (!needsCardGuarantee(occasion, covers, date)) return null;
  const { pencePerCover, freeUntilHours } = booking.cardGuarantee;
  const amount = pencePerCover * covers;
  const freeUntil = startsAt - freeUntilHours * HOUR_MS;
  const stillFree = freeUntil > nowMs ? freeUntil : null;
  const words = {
    amountPence: amount,
    covers,
    perCoverPence: pencePerCover,
    freeUntil: stillFree,
    restaurantTitle: title,
  };
  return {
    amount,
    perCover: pencePerCover,
    freeUntil: new Date(freeUntil).toISOString(),
    wordingVersion: GUARANTEE_WORDING_VERSION,
    wording: guaranteeSentences(words),
  };
}

/** The card guarantee required of a party at any time of the date; null where none is required. */
export function cardNeededFor(
  { booking }: Pick<Restaurant, 'booking'>,
  { occasion, covers, date }: Pick<GuaranteedParty, 'occasion' | 'covers' | 'date'>,
): CardNeeded | null {
  if (!needsCardGuarantee(occasion, covers, date)) return null;
  const { pencePerCover: perCover, freeUntilHours } = booking.cardGuarantee;
  return { amount: perCover * covers, perCover, freeUntilHours };
}
