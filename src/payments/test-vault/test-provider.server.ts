import { randomUUID } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { CardProvider, ChargeOutcome, ChargeRequest, SubmitOutcome } from '../card/card-vault.ts';
import { testClientToken } from '../card/client-token.ts';
import { CHARGE_DECLINED, declined, notConfirmed, PROVIDER_UNAVAILABLE } from '../card/refusals.ts';
import { readTestNonce } from './test-nonce.ts';

type ProviderDeps = { db: QueryExecutorProvider; clock: Clock };

const nowOf = ({ clock }: ProviderDeps) => new Date(clock().epochMilliseconds);

/** The bank's refusal of a test card; null if it may be stored. */
function verdict(nonce: NonNullable<ReturnType<typeof readTestNonce>>): SubmitOutcome | null {
  if (nonce.card === 'silent') return PROVIDER_UNAVAILABLE;
  if (nonce.card === 'declined') return declined('turned-down');
  return nonce.card === 'challenged' && nonce.confirmation !== 'confirmed' ? notConfirmed() : null;
}

async function keep(deps: ProviderDeps, nonce: string, card: string): Promise<SubmitOutcome> {
  const customerId = randomUUID();
  const { rows } = await sql`
    insert into test_vault_customers (customer_id, nonce, card, created_at)
    values (${customerId}, ${nonce}, ${card}, ${nowOf(deps)})
    on conflict on constraint test_vault_nonce_used do nothing
    returning 1`.execute(deps.db);
  return rows.length === 1 ? { ok: true, customerId } : declined('used-nonce');
}

async function sell(deps: ProviderDeps, { customerId, amountPence, orderId }: ChargeRequest): Promise<ChargeOutcome> {
  const transactionId = randomUUID();
  const { rows } = await sql`
    insert into test_vault_sales (transaction_id, order_id, customer_id, amount_pence, sold_at)
    select ${transactionId}, ${orderId}, customer_id, ${amountPence}::integer, ${nowOf(deps)}::timestamptz
    from test_vault_customers where customer_id = ${customerId} and card <> 'declined-later'
    returning 1`.execute(deps.db);
  if (rows.length === 1) return { ok: true, transactionId };
  return { ok: false, reason: 'declined', message: CHARGE_DECLINED };
}

/** A provider for demonstrations and tests, in our own database. It takes only test cards and moves no money. */
export function createTestProvider(deps: ProviderDeps): CardProvider {
  return {
    clientToken: async () => ({ ok: true, clientToken: testClientToken() }),
    async submit({ nonce }) {
      const parts = readTestNonce(nonce);
      return parts ? (verdict(parts) ?? keep(deps, nonce, parts.card)) : declined('used-nonce');
    },
    sell: (request) => sell(deps, request),
    async saleOf(orderId) {
      const { rows } = await sql<{ transaction_id: string }>`
        select transaction_id from test_vault_sales where order_id = ${orderId} limit 1`.execute(deps.db);
      return { ok: true, transactionId: rows[0]?.transaction_id ?? null };
    },
    async remove(customerId) {
      await sql`delete from test_vault_customers where customer_id = ${customerId}`.execute(deps.db);
      return { ok: true };
    },
  };
}
