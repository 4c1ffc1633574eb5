import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { KeyedMutex } from '../keyed-mutex.ts';
import { messageOutcomes } from '../observe/metrics.ts';
import { inSpan } from '../observe/trace.ts';
import type { Mail, Mailer } from './mailer.server.ts';
import type { SmsSender, TextMessage } from './sms.server.ts';

const LOG_PAUSE_MS = 200;
const LOG_TRIES = 1500;

/** Retried for five minutes: during a database outage only this process knows that the message was sent. */
async function logSent(pool: Pool, id: string): Promise<void> {
  for (let triesLeft = LOG_TRIES; ; triesLeft -= 1) {
    try {
      await pool.query('insert into mail_log (message_id) values ($1) on conflict do nothing', [id]);
      return;
    } catch (problem) {
      if (triesLeft === 1) throw problem;
      await pause(LOG_PAUSE_MS);
    }
  }
}

type Message = { id: string; channel: 'email' | 'text'; send(): Promise<unknown> };

async function sendUnlessLogged(pool: Pool, { id, channel, send }: Message): Promise<void> {
  const { rowCount } = await pool.query('select from mail_log where message_id = $1', [id]);
  if (rowCount) return;
  try {
    await inSpan(`send ${channel}`, { kind: 'client' }, send);
    messageOutcomes.inc({ channel, outcome: 'sent' });
  } catch (problem) {
    messageOutcomes.inc({ channel, outcome: 'failed' });
    throw problem;
  }
  await logSent(pool, id);
}

const turns = new KeyedMutex();

/**
 * Runs attempts at the same message one at a time, since the first may still be waiting for the mail server. With a
 * single connection (PGlite) that goes for all messages: their log entries would queue for it, and a crash meanwhile
 * would repeat them all.
 */
function once(pool: Pool, message: Message): Promise<void> {
  const turn = pool.options.max === 1 ? '' : message.id;
  return turns.runExclusive(turn, () => sendUnlessLogged(pool, message));
}

/**
 * Sends an e-mail unless it is logged as sent. It is logged as soon as the mail server accepts it: only a crash in
 * between sends it again, with the same Message-ID, by which mailboxes recognise duplicates (docs/decisions/015).
 */
export function sendOnce(pool: Pool, mailer: Mailer, mail: Mail): Promise<void> {
  return once(pool, { id: mail.messageId, channel: 'email', send: () => mailer.send(mail) });
}

/** When an earlier attempt began; null if this is the first. */
async function begunBefore(pool: Pool, id: string): Promise<Date | null> {
  const first = await pool.query('insert into text_attempts (message_id) values ($1) on conflict do nothing', [id]);
  if (first.rowCount) return null;
  const { rows } = await pool.query('select begun_at from text_attempts where message_id = $1', [id]);
  return rows[0].begun_at;
}

/**
 * The same for an SMS, which can't be deduplicated on arrival: before a second attempt it asks the provider whether
 * the first one went out. A message to an unreachable number counts as sent.
 */
export function textOnce(pool: Pool, sms: SmsSender, message: TextMessage): Promise<void> {
  const send = async () => {
    const firstAttempt = await begunBefore(pool, message.id);
    if (firstAttempt && (await sms.wasSent(message, firstAttempt))) return;
    await sms.send(message);
  };
  return once(pool, { id: message.id, channel: 'text', send });
}
