import { render } from '@react-email/render';
import type { Kysely } from 'kysely';
import type { Mail } from '../../platform/mailer.server.ts';
import { MessageLetter, messageText } from '../emails/message-letter.tsx';
import { type BookingContent, housesOf } from '../houses.ts';
import type { BookingTables, MessageRow } from '../tables.server.ts';
import type { MessageMail } from './message-jobs.ts';

export type MessageMailDeps = {
  db: Kysely<BookingTables>;
  content: () => BookingContent;
  brand: { name: string; email: string };
};

/** Whom a message is for: the restaurant, or the brand. */
function addressee({ content, brand }: MessageMailDeps, { store_id }: MessageRow) {
  if (store_id === null) return { name: brand.name, email: brand.email };
  const place = housesOf(content()).get(store_id)?.place;
  if (!place) throw new Error(`no restaurant ${store_id} for a message`);
  return { name: place.title, email: place.email };
}

/** The message a job stands for; the same job always makes the same message under the same id. */
export async function renderMessageMail(deps: MessageMailDeps, { kind, messageId }: MessageMail): Promise<Mail> {
  const row = await deps.db
    .selectFrom('booking_messages')
    .selectAll()
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();
  const { brand } = deps;
  const to = addressee(deps, row);
  const letter = { brand, row, place: to.name, receipt: kind === 'message-receipt' };
  const sender = { name: `${row.first_name} ${row.last_name}`, address: row.email };
  return {
    to: letter.receipt ? row.email : to.email,
    replyTo: letter.receipt ? { name: to.name, address: to.email } : sender,
    subject: letter.receipt ? `We have your message, ${row.reference}` : `A message about booking, ${row.reference}`,
    html: await render(<MessageLetter {...letter} />),
    text: messageText(letter),
    messageId: `<${kind}.${messageId}@${brand.email.split('@').at(-1)}>`,
  };
}
