/** A card field, where a refusal is shown. */
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

/** Claims a card for a booking, only from the browser session that gave it. */
export type CardClaim = { customerId: string; sessionId: string; bookingId: string; now: Temporal.Instant };

/** `orderId` names the charge, such as a booking's no-show: an order is charged at most once. */
export type ChargeRequest = { customerId: string; amountPence: number; orderId: string };

/**
 * Stores the cards of card guarantees. Every message is ready for the diner. A slow, failing or misbehaving provider
 * never throws: that is `unavailable`.
 */
export type CardVault = {
  /** For the browser to take a card; the token names its provider (see client-token.ts). */
  clientToken(): Promise<TokenOutcome>;
  /** Has the bank check the card and stores it under a new customer id. */
  submit(card: CardSubmission): Promise<SubmitOutcome>;
  /** Idempotent: an order always has the same outcome and is never charged twice. After `unavailable`, retry later. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Deletes the card; idempotent. */
  remove(customerId: string): Promise<RemoveOutcome>;
};

/**
 * A card provider for the vault. `sell` may be called twice for one order: preventing a second charge is the vault's
 * part.
 */
export type CardProvider = Pick<CardVault, 'clientToken' | 'submit' | 'remove'> & {
  sell(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Finds the sale of an order after a lost response; transactionId is null if there is none. */
  saleOf(orderId: string): Promise<{ ok: true; transactionId: string | null } | Unavailable>;
};
