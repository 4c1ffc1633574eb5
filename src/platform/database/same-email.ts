import { type QueryExecutorProvider, sql } from 'kysely';

/** Matches a table's `email` column regardless of case. */
export const isEmail = (email: string) => sql<boolean>`lower(email) = lower(${email.trim()})`;

/**
 * Matches a table's `email` column if it reaches the same mailbox: see mailbox_of in db/migrations and decision 034.
 */
export const isMailbox = (email: string) => sql<boolean>`mailbox_of(email) = mailbox_of(${email})`;

/** The hash under which a mailbox is remembered, the same for every spelling of its address. */
export const mailboxHash = (email: string) => sql<Buffer>`address_hash(${email})`;

export async function readMailboxHash(db: QueryExecutorProvider, email: string): Promise<Buffer> {
  const { rows } = await sql<{ hash: Buffer }>`select ${mailboxHash(email)} as hash`.execute(db);
  return (rows[0] as { hash: Buffer }).hash;
}
