import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { CONSENT_WORDS_VERSION } from '../../customers/contracts/consent-words.ts';
import type { AskDeps } from '../../customers/engine/ask-consent.server.ts';
import { optIn } from '../../customers/engine/opt-in.server.ts';
import type { CustomerTables } from '../../customers/tables.server.ts';
import type { Clock } from '../../platform/clock.ts';
import { countMessage, takeAddress } from '../../platform/messages/address-limit.server.ts';
import { newReference } from '../../platform/reference.ts';
import { contactJobs } from '../contracts/contact-jobs.ts';
import type { CheckedFile } from '../files/read-files.server.ts';
import type { ContactMessageRow, ContactTables } from '../tables.server.ts';

export type SaveDeps = AskDeps & { db: Kysely<ContactTables>; clock: Clock };
export type NewMessage = Omit<ContactMessageRow, 'id' | 'reference' | 'created_at'>;
export type SavedMessage =
  | { ok: true; reference: string }
  | { ok: false; reason: 'key-reused' }
  | { ok: false; reason: 'too-many-messages'; seconds: number };

/** The response stored for this key; null if the key is new. */
export async function earlierMessage(
  db: Kysely<ContactTables>,
  { idempotency_key, body_hash }: Pick<ContactMessageRow, 'idempotency_key' | 'body_hash'>,
): Promise<SavedMessage | null> {
  const row = await db
    .selectFrom('contact_messages')
    .select(['body_hash', 'reference'])
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst();
  if (!row) return null;
  return row.body_hash.equals(body_hash) ? { ok: true, reference: row.reference } : { ok: false, reason: 'key-reused' };
}

/** The group form also has an opt-in for news and offers. */
async function optInGroup(tx: Kysely<ContactTables>, deps: SaveDeps, message: NewMessage): Promise<void> {
  if (!message.should_receive_promotions) return;
  await optIn(tx.withTables<CustomerTables>(), deps, {
    email: message.email,
    firstName: message.first_name,
    phoneNumber: message.phone_number,
    channels: ['email'],
    place: 'group-booking',
    wording: CONSENT_WORDS_VERSION,
    now: deps.clock(),
  });
}

async function write(
  tx: Kysely<ContactTables>,
  deps: SaveDeps,
  { message, files }: { message: NewMessage; files: CheckedFile[] },
): Promise<SavedMessage | null> {
  const now = deps.clock().epochMilliseconds;
  const { email } = message;
  const { seconds } = await takeAddress(tx, { email, purpose: 'contact', now });
  // The first of two simultaneous requests may push the second over the limit; the second then gets the first's
  // response.
  if (seconds > 0) return (await earlierMessage(tx, message)) ?? { ok: false, reason: 'too-many-messages', seconds };
  const id = randomUUID();
  const row = { ...message, id, reference: newReference(), created_at: new Date(now) };
  const result = await tx
    .insertInto('contact_messages')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (!result) return null;
  for (const [position, { filename, contentType: content_type, content }] of files.entries())
    await tx
      .insertInto('contact_files')
      .values({ message_id: id, position, filename, content_type, content })
      .execute();
  await optInGroup(tx, deps, message);
  // For the acknowledgement.
  await countMessage(tx, { email, purpose: 'contact', now });
  await deps.jobs.enqueue(tx, contactJobs(id));
  return { ok: true, reference: result.reference };
}

/**
 * Stores a message with its files and enqueues its e-mails in one transaction. A key is used once. An address over its
 * limit gets the number of seconds to wait.
 */
export async function saveContactMessage(
  deps: SaveDeps,
  message: NewMessage,
  files: CheckedFile[] = [],
): Promise<SavedMessage> {
  const outcome = await deps.db.transaction().execute((tx) => write(tx, deps, { message, files }));
  if (outcome) return outcome;
  return (await earlierMessage(deps.db, message)) ?? { ok: false, reason: 'key-reused' };
}
