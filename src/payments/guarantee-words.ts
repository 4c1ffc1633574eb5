import { formatPounds } from '../values/money.ts';
import { formatInstant } from '../values/time/instant-text.ts';
import { freeUntilText } from './cancellation-terms.ts';

/** Stored with each card and the text, as a record of what the diner agreed to: change it with the words. */
export const GUARANTEE_WORDING_VERSION = '2026-11-27';

export type Guarantee = {
  /** The total no-show charge, in pence. */
  amountPence: number;
  covers: number;
  perCoverPence: number;
  /** Epoch milliseconds until which cancelling is free; null if it no longer is. */
  freeUntil: number | null;
  restaurantTitle: string;
};

function chargeWords({ amountPence, covers, perCoverPence }: Guarantee): string {
  const isPerCover = covers > 1 && amountPence === covers * perCoverPence;
  return isPerCover ? `${formatPounds(amountPence)} (${formatPounds(perCoverPence)} each)` : formatPounds(amountPence);
}

/**
 * The terms shown before a card is given, one sentence each: how much, when it is charged, until when cancelling is
 * free.
 */
export function guaranteeSentences(guarantee: Guarantee): string[] {
  const { covers, restaurantTitle, freeUntil } = guarantee;
  return [
    `Your card holds a table for ${covers} at ${restaurantTitle}. We won’t charge it today.`,
    freeUntil === null ? 'It’s too late to cancel this table free of charge.' : freeUntilText(formatInstant(freeUntil)),
    `If you cancel${freeUntil === null ? '' : ' after that'} or don’t come, we’ll charge this card ${chargeWords(guarantee)}.`,
  ];
}
