import type { Ref } from 'react';
import { serverNow } from '../../platform/server-clock.ts';
import { londonNow } from '../../values/time/london-time.ts';
import type { CardErrors, Month } from './card-entry.ts';
import type { CardField } from './card-vault.ts';

/** `fields`: errors already shown at the card's fields; `message` is for the form around them. */
export type Tokenised = { ok: true; nonce: string } | { ok: false; message: string; fields?: CardErrors };

export type CardFieldsHandle = {
  /** Shows and returns the errors in the current values, without sending them. */
  check(): CardErrors;
  /**
   * Validates the fields, has the bank confirm if necessary, and returns a nonce for POST /api/v1/payments/submit. A
   * nonce works once: after a refusal, call again.
   */
  tokenise(): Promise<Tokenised>;
  /** Shows the server's errors at the fields: `fields` of its 422. */
  showErrors(fields: CardErrors): void;
};

/** Props of a card form; each provider has its own. */
export type CardFormProps = {
  ref: Ref<CardFieldsHandle>;
  clientToken: string;
  amountPence: number;
  onReady: () => void;
  onFailed: () => void;
  /** Called with the fields' errors whenever they change. */
  onErrors: (errors: CardErrors) => void;
};

/** Ids for the links of an error summary. */
export const cardFieldId = (field: CardField) => `card-${field}`;

export const LOOK_AGAIN = 'Check your card details.';
export const NOT_READY = 'We can’t take your card just yet. Try again in a moment.';

/** The current month in London: a card is valid to the end of its last month. */
export function thisMonth(): Month {
  const { date } = londonNow(serverNow());
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}
