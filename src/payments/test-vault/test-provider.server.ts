import { randomUUID } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { CardProvider, ChargeOutcome, ChargeRequest, SubmitOutcome } from '../card-vault.ts';
import { testClientToken } from '../client-token.ts';
import { CHARGE_DECLINED, declined, notConfirmed, UNAVAILABLE } from '../refusals.ts';
import { readTestNonce } from './test-nonce.ts';

type Desk = { db: QueryExecutorProvider; clock: Clock };

const nowOf = ({ clock }: Desk) => new Date(clock().epochMilliseconds);

/** What the bank says of a test card; null when it may be kept. */
function verdict(read: NonNullable<ReturnType<typeof readTestNonce>>): SubmitOutcome | null {
  if (read.card === 'silent') return UNAVAILABLE;
  if (read.card === 'declined') return declined('turned-down');
  return read.card === 'challenged' && read.confirmation !== 'confirmed' ? notConfirmed() : null;
}

async function keep(desk: Desk, nonce: string, card: string): Promise<SubmitOutcome> {
  const customerId = randomUUID();
  const { rows } = await sql`
    insert into test_vault_customers (customer_id, nonce, card, created_at)
    values (${customerId}, ${nonce}, ${card}, ${nowOf(desk)})
    on conflict on constraint test_vault_nonce_used do nothing
    returning 1`.execute(desk.db);
  return rows.length === 1 ? { ok: true, customerId } : declined('used-nonce');
}

async function sell(desk: Desk, { customerId, amountPence, orderId }: ChargeRequest): Promise<ChargeOutcome> {
  const transactionId = randomUUID();
  const { rows } = await sql`
    insert into test_vault_sales (transaction_id, order_id, customer_id, amount_pence, sold_at)
    select ${transactionId}, ${orderId}, customer_id, ${amountPence}::integer, ${nowOf(desk)}::timestamptz
    from test_vault_customers where customer_id = ${customerId} and card <> 'declined-later'
    returning 1`.execute(desk.db);
  if (rows.length === 1) return { ok: true, transactionId };
  return { ok: false, reason: 'declined', message: CHARGE_DECLINED };
}

/** A provider for demonstrations and tests, in our own database. It takes test cards only and moves no money. */
export function createTestProvider(desk: Desk): CardProvider {
  return {
    clientToken: async () => ({ ok: true, clientToken: testClientToken() }),
    async submit({ nonce }) {
      const read = readTestNonce(nonce);
      return read ? (verdict(read) ?? keep(desk, nonce, read.card)) : declined('used-nonce');
    },
    sell: (request) => sell(desk, request),
    async saleOf(orderId) {
      const { rows } = await sql<{ transaction_id: string }>`
        select transaction_id from test_vault_sales where order_id = ${orderId} limit 1`.execute(desk.db);
      return { ok: true, transactionId: rows[0]?.transaction_id ?? null };
    },
    async remove(customerId) {
      await sql`delete from test_vault_customers where customer_id = ${customerId}`.execute(desk.db);
      return { ok: true };
    },
  };
}
