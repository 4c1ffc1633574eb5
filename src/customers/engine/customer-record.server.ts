import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { CustomerRow, CustomerTables } from '../tables.server.ts';

export type CustomerRecord = Selectable<CustomerRow>;

/** The customer of an e-mail address, compared without case; null when there is none. */
export async function customerOfAddress(db: Kysely<CustomerTables>, email: string): Promise<CustomerRecord | null> {
  const row = await db
    .selectFrom('customers')
    .selectAll()
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The customer of an e-mail address, made in the caller's transaction when there is none. Of two at once the second
 * waits for the first, so there is never a second row.
 */
export async function findOrCreateCustomer(
  tx: Kysely<CustomerTables>,
  { email, now }: { email: string; now: Temporal.Instant },
): Promise<CustomerRecord> {
  const made = await tx
    .insertInto('customers')
    .values({
      id: randomUUID(),
      // The key to the customer's own page: it cannot be guessed.
      guid: randomUUID(),
      email: email.trim(),
      birth_date: null,
      confirmed_at: null,
      created_at: new Date(now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returningAll()
    .executeTakeFirst();
  return made ?? ((await customerOfAddress(tx, email)) as CustomerRecord);
}

/** Notes that the address is known to reach its owner; the first time counts. */
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
