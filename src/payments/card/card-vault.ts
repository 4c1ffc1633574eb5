/** A card field as a diner sees it: where a refusal is shown. */
export type CardField = 'number' | 'expiry' | 'cvv';

export type Unavailable = { ok: false; reason: 'unavailable'; message: string };
type Refused = { ok: false; reason: 'declined' | 'authentication-failed'; message: string; field: CardField };

export type TokenOutcome = { ok: true; clientToken: string } | Unavailable;
export type SubmitOutcome = { ok: true; customerId: string } | Refused | Unavailable;
export type ChargeOutcome =
  | { ok: true; transactionId: string }
  | { ok: false; reason: 'declined'; message: string }
  | Unavailable;
export type RemoveOutcome = { ok: true } | Unavailable;

/** `nonce` stands for a card whose number only the provider and the diner's browser have seen. */
export type CardSubmission = { nonce: string; firstName?: string; lastName?: string; email?: string };

/** Claims a card for a booking; only the browser session that gave the card may. */
export type CardClaim = { customerId: string; sessionId: string; bookingId: string; now: Temporal.Instant };

/** `orderId` names the charge, such as a booking's no-show: one order is charged at most once. */
export type ChargeRequest = { customerId: string; amountPence: number; orderId: string };

/**
 * Stores the cards of card guarantees. Every message is ready for the diner. Nothing here throws because a provider is
 * slow, down or sends nonsense: that is `unavailable`.
 */
export type CardVault = {
  /** What the browser needs to take a card; the token names its provider (see client-token.ts). */
  clientToken(): Promise<TokenOutcome>;
  /** Has the bank check the card and stores it under a new customer id. */
  submit(card: CardSubmission): Promise<SubmitOutcome>;
  /** The same order again gets the same answer and is never charged twice. After `unavailable`, try again later. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Deletes the card; succeeds when it is gone already. */
  remove(customerId: string): Promise<RemoveOutcome>;
};

/** A card provider as the vault uses it. `sell` may be called twice for one order: remembering is the vault's part. */
export type CardProvider = Pick<CardVault, 'clientToken' | 'submit' | 'remove'> & {
  sell(request: ChargeRequest): Promise<ChargeOutcome>;
  /** The sale made for an order, when its answer was lost; transactionId null when there is none. */
  saleOf(orderId: string): Promise<{ ok: true; transactionId: string | null } | Unavailable>;
};
