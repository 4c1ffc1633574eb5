import type { Kysely } from 'kysely';
import { isEmail } from '../../platform/database/same-email.ts';
import type { ContactTables } from '../tables.server.ts';

/** The messages of an e-mail address, for export; files in base64. */
export async function exportMessages(db: Kysely<ContactTables>, email: string) {
  const rows = await db
    .selectFrom('contact_messages')
    .select([
      'id',
      'reference',
      'kind',
      'about',
      'store_id',
      'venue',
      'visit_date',
      'guests',
      'time_from',
      'time_until',
    ])
    .select(['first_name', 'last_name', 'email', 'phone_number', 'message', 'created_at'])
    .select(['should_receive_promotions', 'should_receive_sms'])
    .where(isEmail(email))
    .orderBy('created_at')
    .execute();
  const files = await db
    .selectFrom('contact_files')
    .innerJoin('contact_messages', 'contact_messages.id', 'contact_files.message_id')
    .select(['message_id', 'filename', 'content_type', 'content'])
    .where(isEmail(email))
    .orderBy('position')
    .execute();
  const filesOf = (id: string) => files.filter(({ message_id }) => message_id === id);
  return rows.map(({ id, ...row }) => ({
    ...row,
    files: filesOf(id).map(({ filename, content_type, content }) => ({
      filename,
      content_type,
      base64: Buffer.from(content).toString('base64'),
    })),
  }));
}

export async function forgetMessages(tx: Kysely<ContactTables>, email: string): Promise<void> {
  await tx.deleteFrom('contact_messages').where(isEmail(email)).execute();
}
