import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { CustomerRow, CustomerTables } from '../tables.server.ts';

export type CustomerRecord = Selectable<CustomerRow>;

/** The customer of an e-mail address, ignoring case; null if there is none. */
export async function customerOfAddress(db: Kysely<CustomerTables>, email: string): Promise<CustomerRecord | null> {
  const row = await db
    .selectFrom('customers')
    .selectAll()
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The customer of an e-mail address, created in the caller's transaction if missing. Concurrent calls wait for each
 * other, so there is never a second row.
 */
export async function findOrCreateCustomer(
  tx: Kysely<CustomerTables>,
  { email, now }: { email: string; now: Temporal.Instant },
): Promise<CustomerRecord> {
  const row = await tx
    .insertInto('customers')
    .values({
      id: randomUUID(),
      // The unguessable key to the customer's own page.
      guid: randomUUID(),
      email: email.trim(),
      birth_date: null,
      confirmed_at: null,
      created_at: new Date(now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? ((await customerOfAddress(tx, email)) as CustomerRecord);
}

/** Records that the address reaches its owner; the first time counts. */
export async function confirmAddress(
  tx: Kysely<CustomerTables>,
  { customerId, now }: { customerId: string; now: Temporal.Instant },
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ confirmed_at: new Date(now.epochMilliseconds) })
    .where('id', '=', customerId)
    .where('confirmed_at', 'is', null)
    .execute();
}
