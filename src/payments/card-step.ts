import type { Ref } from 'react';
import { londonNow } from '../restaurants/london-time.ts';
import type { CardErrors, Month } from './card-entry.ts';
import type { CardField } from './card-vault.ts';

/** `fields` are shown at the fields already; `message` is for the form around them. */
export type Tokenised = { ok: true; nonce: string } | { ok: false; message: string; fields?: CardErrors };

export type CardFieldsHandle = {
  /**
   * Checks the fields, takes the diner through the bank's own step where there is one, and gives a nonce for
   * POST /api/v1/payments/submit. Each nonce is good once: after a refusal, ask for another.
   */
  tokenise(): Promise<Tokenised>;
  /** Shows what the server found wrong: the `fields` of its 422. */
  showErrors(fields: CardErrors): void;
};

/** One way of taking a card. */
export type CardFormProps = {
  ref: Ref<CardFieldsHandle>;
  clientToken: string;
  amountPence: number;
  onReady: () => void;
  onFailed: () => void;
};

/** Ids for an error summary's links. */
export const cardFieldId = (field: CardField) => `card-${field}`;

export const LOOK_AGAIN = 'Please look at your card details again.';
export const NOT_READY = 'Your card cannot be taken yet. Please try again in a moment.';

/** The month on the wall in London: a card is good to the end of its last. */
export function thisMonth(): Month {
  const { date } = londonNow(Date.now());
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}
