/** Fields of a card as a diner sees them: where a refusal is shown. */
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

/** A nonce stands for a card whose number only the provider and the diner's browser have seen. */
export type CardSubmission = { nonce: string; firstName?: string; lastName?: string; email?: string };

/** `orderId` names what is charged for, such as a booking's no-show: one order is charged once at most. */
export type ChargeRequest = { customerId: string; amountPence: number; orderId: string };

/**
 * Where cards stand good for tables. Every message is ready for the diner. Nothing here throws because a provider is
 * slow, down or talks nonsense: that is `unavailable`.
 */
export type CardVault = {
  /** What the browser needs to take a card; its `vault` says how (see client-token.ts). */
  clientToken(): Promise<TokenOutcome>;
  /** Checks the card with its bank and keeps it under a new customer id. */
  submit(card: CardSubmission): Promise<SubmitOutcome>;
  /** The same order again gets the same answer and is never charged twice. After `unavailable`, ask again later. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Forgets the card. One that is not there is forgotten already. */
  remove(customerId: string): Promise<RemoveOutcome>;
};

/** A card company as the vault uses it. `sell` may be asked twice for one order: remembering is the vault's part. */
export type CardProvider = Pick<CardVault, 'clientToken' | 'submit' | 'remove'> & {
  sell(request: ChargeRequest): Promise<ChargeOutcome>;
  /** The sale made for an order, should an earlier answer have been lost; null when there is none. */
  saleOf(orderId: string): Promise<{ ok: true; transactionId: string | null } | Unavailable>;
};
