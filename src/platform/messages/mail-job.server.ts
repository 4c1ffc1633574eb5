import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { KeyedMutex } from '../keyed-mutex.ts';
import { messageOutcomes } from '../observe/metrics.ts';
import { inSpan } from '../observe/trace.ts';
import type { Mail, Mailer } from './mailer.server.ts';
import type { SmsSender, TextMessage } from './sms.server.ts';

const LOG_PAUSE_MS = 200;
const LOG_TRIES = 1500;

/** Tried again for five minutes: while the database is away, only this process knows that the message went. */
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
 * The same message one attempt after another: the first may still wait for the mail server. With a single connection
 * (PGlite) all messages so: the entries of those sent at once would wait for each other, and a process that dies
 * meanwhile would repeat them all.
 */
function once(pool: Pool, message: Message): Promise<void> {
  const turn = pool.options.max === 1 ? '' : message.id;
  return turns.runExclusive(turn, () => sendUnlessLogged(pool, message));
}

/**
 * Sends an e-mail unless the log shows it as sent. It is logged at once after the mail server's answer, in a statement of
 * its own: only when the process dies in that moment is it sent again, with the same Message-ID, by which a mailbox
 * recognises it (docs/decisions/015).
 */
export function sendOnce(pool: Pool, mailer: Mailer, mail: Mail): Promise<void> {
  return once(pool, { id: mail.messageId, channel: 'email', send: () => mailer.send(mail) });
}

/** When an attempt at it began before; null when this is the first. */
async function begunBefore(pool: Pool, id: string): Promise<Date | null> {
  const first = await pool.query('insert into text_attempts (message_id) values ($1) on conflict do nothing', [id]);
  if (first.rowCount) return null;
  const { rows } = await pool.query('select begun_at from text_attempts where message_id = $1', [id]);
  return rows[0].begun_at;
}

/**
 * The same for an SMS, which nothing recognises when it comes twice: before a second attempt the provider is asked
 * whether the first one went. One to an unreachable number counts as sent.
 */
export function textOnce(pool: Pool, sms: SmsSender, message: TextMessage): Promise<void> {
  const send = async () => {
    const begun = await begunBefore(pool, message.id);
    if (begun && (await sms.wasSent(message, begun))) return;
    await sms.send(message);
  };
  return once(pool, { id: message.id, channel: 'text', send });
}
