import type { Pool } from 'pg';
import type { Mail, Mailer } from './mailer.server.ts';
import type { SmsSender, TextMessage } from './sms.server.ts';

async function once(pool: Pool, id: string, send: () => Promise<unknown>): Promise<void> {
  const { rowCount } = await pool.query('select from mail_log where message_id = $1', [id]);
  if (rowCount) return;
  await send();
  await pool.query('insert into mail_log (message_id) values ($1) on conflict do nothing', [id]);
}

/**
 * Sends a message unless the log says that it left already. Between sending and logging a process can still die;
 * the message then goes again under the same Message-ID, by which a mailbox knows it.
 */
export function sendOnce(pool: Pool, mailer: Mailer, mail: Mail): Promise<void> {
  return once(pool, mail.messageId, () => mailer.send(mail));
}

/** The same for a text message; one that can reach nobody counts as sent. */
export function textOnce(pool: Pool, sms: SmsSender, message: TextMessage): Promise<void> {
  return once(pool, message.id, () => sms.send(message));
}
