import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DeskDeps } from '../desk/desk-deps.ts';
import { newReference } from '../reference.ts';
import type { BookingTables } from '../tables.server.ts';
import type { SendEnquiryRequest } from './message-contract.ts';
import { messageJobs } from './message-jobs.ts';

type MessageDeps = Pick<DeskDeps, 'db' | 'jobs' | 'clock'>;
export type MessageOutcome = 'sent' | 'key-reused';

const ANSWER = JSON.stringify({ success: true });

function hashOfMessage({ captchaToken: _, ...written }: SendEnquiryRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['send-enquiry', written]))
    .digest();
}

/** What came of this key before; null when it is new. */
export async function earlierMessage(db: Kysely<BookingTables>, request: SendEnquiryRequest) {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('body_hash')
    .where('key', '=', request.idempotencyKey)
    .executeTakeFirst();
  if (!row) return null;
  return row.body_hash.equals(hashOfMessage(request)) ? 'sent' : 'key-reused';
}

async function write(tx: Kysely<BookingTables>, { jobs, clock }: MessageDeps, request: SendEnquiryRequest) {
  const now = new Date(clock().epochMilliseconds);
  const { idempotencyKey: key, storeId, customer, message } = request;
  const { rows } = await sql`
    insert into idempotency_keys (key, body_hash, answer, created_at)
    values (${key}, ${hashOfMessage(request)}, ${ANSWER}::jsonb, ${now}) on conflict (key) do nothing returning key`.execute(
    tx,
  );
  if (rows.length === 0) return false;
  const id = randomUUID();
  const { firstName: first_name, lastName: last_name, email, phoneNumber: phone_number } = customer;
  const sender = { first_name, last_name, email, phone_number };
  const row = { id, reference: newReference(), store_id: storeId, ...sender, message, created_at: now };
  await tx.insertInto('booking_messages').values(row).execute();
  await jobs.enqueue(tx, messageJobs(id));
  return true;
}

/** Keeps the message and hands it to the post in one transaction. The same key sends once. */
export async function sendMessage(deps: MessageDeps, request: SendEnquiryRequest): Promise<MessageOutcome> {
  const written = await deps.db.transaction().execute((tx) => write(tx, deps, request));
  return written ? 'sent' : ((await earlierMessage(deps.db, request)) ?? 'key-reused');
}
