import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { countMessage } from '../../platform/messages/address-limit.server.ts';
import { newReference } from '../../platform/reference.ts';
import type { SendEnquiryRequest } from '../contracts/message.ts';
import { messageJobs } from '../contracts/message-jobs.ts';
import type { BookingTables } from '../tables.server.ts';
import { type EngineDeps, nowOf } from './day/engine-deps.ts';
import { rollbackOutcome } from './day/rollback.ts';
import { usedKey } from './idempotency.server.ts';
import { enterAddress, type OverLimit } from './limits/enter-address.server.ts';

type MessageDeps = Pick<EngineDeps, 'db' | 'jobs' | 'clock' | 'env'>;
export type MessageOutcome = 'sent' | 'key-reused' | OverLimit;

const ANSWER = JSON.stringify({ success: true });

function messageHash({ captchaToken: _, ...message }: SendEnquiryRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['send-enquiry', message]))
    .digest();
}

/** The stored outcome of this key; null when it is new. */
export async function previousMessage(db: Kysely<BookingTables>, request: SendEnquiryRequest) {
  const row = await usedKey(db, request.idempotencyKey, request.storeId ?? '')
    .select('body_hash')
    .executeTakeFirst();
  if (!row) return null;
  return row.body_hash.equals(messageHash(request)) ? 'sent' : 'key-reused';
}

async function write(tx: Kysely<BookingTables>, deps: MessageDeps, request: SendEnquiryRequest) {
  const nowMs = nowOf(deps);
  const now = new Date(nowMs);
  await enterAddress(tx, deps, { email: request.customer.email, books: false, now: nowMs });
  const { idempotencyKey: key, storeId, customer, message } = request;
  const { rows } = await sql`
    insert into idempotency_keys (key, store_id, body_hash, answer, created_at)
    values (${key}, ${storeId ?? ''}, ${messageHash(request)}, ${ANSWER}::jsonb, ${now})
    on conflict do nothing returning key`.execute(tx);
  if (rows.length === 0) return false;
  const id = randomUUID();
  const { firstName: first_name, lastName: last_name, email, phoneNumber: phone_number } = customer;
  const sender = { first_name, last_name, email, phone_number };
  const row = { id, reference: newReference(), store_id: storeId, ...sender, message, created_at: now };
  await tx.insertInto('booking_messages').values(row).execute();
  await countMessage(tx, { email, purpose: 'booking', now: nowMs });
  await deps.jobs.enqueue(tx, messageJobs(id));
  return true;
}

/** Stores the message and enqueues its e-mails in one transaction, once per key. */
export async function saveMessage(deps: MessageDeps, request: SendEnquiryRequest): Promise<MessageOutcome> {
  try {
    const isNew = await deps.db.transaction().execute((tx) => write(tx, deps, request));
    return isNew ? 'sent' : ((await previousMessage(deps.db, request)) ?? 'key-reused');
  } catch (error) {
    return rollbackOutcome<OverLimit>(error);
  }
}
