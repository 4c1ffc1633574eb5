import type { Pool } from 'pg';
import type { Mail, Mailer } from './mailer.server.ts';

/**
 * Sends a message unless the log says that it left already. Between sending and logging a process can still die;
 * the message then goes again under the same Message-ID, by which a mailbox knows it.
 */
export async function sendOnce(pool: Pool, mailer: Mailer, mail: Mail): Promise<void> {
  const { rowCount } = await pool.query('select from mail_log where message_id = $1', [mail.messageId]);
  if (rowCount) return;
  await mailer.send(mail);
  await pool.query('insert into mail_log (message_id) values ($1) on conflict do nothing', [mail.messageId]);
}
