import { GUARANTEE_WORDING_VERSION, guaranteeSentences } from '../payments/guarantee-words.ts';
import type { Restaurant } from '../restaurants/contract.ts';
import type { CardGuarantee } from './contract.ts';
import { needsCardGuarantee, type Occasion } from './occasions.ts';

const HOUR_MS = 60 * 60_000;

type Party = { occasion: Occasion; covers: number; date: string; startsAt: number; nowMs: number };

/** What a card must stand good for with this party at this time, in the words agreed to; null where none is asked for. */
export function guaranteeFor(
  { title, booking }: Pick<Restaurant, 'title' | 'booking'>,
  { occasion, covers, date, startsAt, nowMs }: Party,
): CardGuarantee | null {
  if (!needsCardGuarantee(occasion, covers, date)) return null;
  const { pencePerCover, freeUntilHours } = booking.cardGuarantee;
  const amount = pencePerCover * covers;
  const freeUntil = startsAt - freeUntilHours * HOUR_MS;
  const stillFree = freeUntil > nowMs ? freeUntil : null;
  const words = { amountPence: amount, covers, perCoverPence: pencePerCover, freeUntil: stillFree, placeTitle: title };
  return {
    amount,
    perCover: pencePerCover,
    freeUntil: new Date(freeUntil).toISOString(),
    wordingVersion: GUARANTEE_WORDING_VERSION,
    wording: guaranteeSentences(words),
  };
}
