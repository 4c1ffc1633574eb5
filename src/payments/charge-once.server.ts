import { type QueryExecutorProvider, sql } from 'kysely';
import type { CardProvider, ChargeOutcome, ChargeRequest } from './card/card-vault.ts';
import { CHARGE_DECLINED, PROVIDER_UNAVAILABLE } from './card/refusals.ts';
import type { PaymentTables } from './tables.server.ts';

/** Longer than any call to a provider, and than a sale takes to appear in the provider's search. */
export const ATTEMPT_SECONDS = 120;

type Charge = PaymentTables['card_charges'];
type ChargeStore = { db: QueryExecutorProvider; now: Temporal.Instant };

/** The number of this attempt; null if the order is settled or another attempt may still be running. */
async function beginAttempt({ db, now }: ChargeStore, request: ChargeRequest): Promise<number | null> {
  const at = new Date(now.epochMilliseconds);
  const stale = new Date(now.epochMilliseconds - ATTEMPT_SECONDS * 1000);
  const { rows } = await sql<Pick<Charge, 'attempts'>>`
    insert into card_charges as charge (order_id, customer_id, amount_pence, state, attempts, attempted_at)
    values (${request.orderId}, ${request.customerId}, ${request.amountPence}, 'under-way', 1, ${at})
    on conflict (order_id) do update set attempts = charge.attempts + 1, attempted_at = excluded.attempted_at
    where charge.state = 'under-way' and charge.attempted_at <= ${stale}
      and charge.customer_id = excluded.customer_id and charge.amount_pence = excluded.amount_pence
    returning attempts`.execute(db);
  return rows[0]?.attempts ?? null;
}

/** The stored outcome of an order that may not be attempted now. Throws if the order had another card or amount. */
async function storedOutcome({ db }: ChargeStore, request: ChargeRequest): Promise<ChargeOutcome> {
  const { rows } = await sql<Charge>`select * from card_charges where order_id = ${request.orderId}`.execute(db);
  const [charge] = rows;
  if (charge?.customer_id !== request.customerId || charge.amount_pence !== request.amountPence)
    throw new Error(`order ${request.orderId} was charged to another card or with another amount`);
  if (charge.transaction_id !== null) return { ok: true, transactionId: charge.transaction_id };
  return charge.state === 'declined'
    ? { ok: false, reason: 'declined', message: CHARGE_DECLINED }
    : PROVIDER_UNAVAILABLE;
}

async function settle({ db }: ChargeStore, orderId: string, outcome: ChargeOutcome): Promise<ChargeOutcome> {
  if (!outcome.ok && outcome.reason === 'unavailable') return outcome;
  const transactionId = outcome.ok ? outcome.transactionId : null;
  await sql`
    update card_charges set state = ${outcome.ok ? 'charged' : 'declined'}, transaction_id = ${transactionId}
    where order_id = ${orderId} and state = 'under-way'`.execute(db);
  return outcome;
}

/** From the second attempt on, looks for a lost sale before charging again. */
async function attempt(provider: CardProvider, request: ChargeRequest, turn: number): Promise<ChargeOutcome> {
  if (turn === 1) return provider.sell(request);
  const earlier = await provider.saleOf(request.orderId);
  if (!earlier.ok) return earlier;
  if (earlier.transactionId !== null) return { ok: true, transactionId: earlier.transactionId };
  return provider.sell(request);
}

/**
 * Charges an order once. The attempt is recorded before the provider is called, and no transaction stays open during
 * the call. If its response is lost the order stays 'under-way', and a call after ATTEMPT_SECONDS looks up the sale
 * first.
 */
export async function chargeOnce(
  ledger: ChargeStore,
  provider: CardProvider,
  request: ChargeRequest,
): Promise<ChargeOutcome> {
  const turn = await beginAttempt(ledger, request);
  if (turn === null) return storedOutcome(ledger, request);
  return settle(ledger, request.orderId, await attempt(provider, request, turn));
}
