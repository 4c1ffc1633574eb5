import { formatPounds } from '../values/money.ts';
import { formatInstant } from '../values/time/instant-text.ts';
import { freeUntilText } from './cancellation-terms.ts';

/** Stored with each card beside the text: change it with the words, so that it is known who agreed to which. */
export const GUARANTEE_WORDING_VERSION = '2026-11-27';

export type Guarantee = {
  /** Charged in all, in pence, when the party does not come. */
  amountPence: number;
  covers: number;
  perCoverPence: number;
  /** Epoch milliseconds until which cancelling is free; null when it no longer is. */
  freeUntil: number | null;
  restaurantTitle: string;
};

function chargeWords({ amountPence, covers, perCoverPence }: Guarantee): string {
  const each = covers > 1 && amountPence === covers * perCoverPence;
  return each ? `${formatPounds(amountPence)} (${formatPounds(perCoverPence)} each)` : formatPounds(amountPence);
}

/**
 * The terms a diner reads before giving a card, one sentence each: how much, when it is charged, until when it is free.
 */
export function guaranteeSentences(guarantee: Guarantee): string[] {
  const { covers, restaurantTitle, freeUntil } = guarantee;
  return [
    `Your card holds a table for ${covers} at ${restaurantTitle}. We won’t charge it today.`,
    freeUntil === null ? 'It’s too late to cancel this table free of charge.' : freeUntilText(formatInstant(freeUntil)),
    `If you cancel${freeUntil === null ? '' : ' after that'} or don’t come, we’ll charge this card ${chargeWords(guarantee)}.`,
  ];
}
