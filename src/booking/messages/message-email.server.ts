import type { Kysely } from 'kysely';
import type { EmailBrand } from '../../messages/email-brand.ts';
import { renderEmail } from '../../messages/render-email.server.tsx';
import { safeInlineText } from '../../messages/safe-text.ts';
import type { Mail } from '../../platform/messages/mailer.server.ts';
import { emailDomain } from '../../values/email/email-domain.ts';
import type { MessageMail } from '../contracts/message-jobs.ts';
import { type BookingContent, restaurantsWithMenus } from '../rules/restaurants-with-menus.ts';
import type { BookingTables, MessageRow } from '../tables.server.ts';
import { messageNotice, messageReceipt } from './message-email.ts';

export type MessageMailDeps = {
  db: Kysely<BookingTables>;
  content: () => BookingContent;
  brand: EmailBrand;
};

function addressee({ content, brand }: MessageMailDeps, { store_id }: MessageRow) {
  if (store_id === null) return { name: brand.name, email: brand.email };
  const recipientName = restaurantsWithMenus(content()).get(store_id)?.restaurant;
  if (!recipientName) throw new Error(`no restaurant ${store_id} for a message`);
  return { name: recipientName.title, email: recipientName.email };
}

/** The e-mail of a job. A repeated job renders the same e-mail and message id. */
export async function renderMessageEmail(deps: MessageMailDeps, { kind, messageId }: MessageMail): Promise<Mail> {
  const row = await deps.db
    .selectFrom('booking_messages')
    .selectAll()
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();
  const { brand } = deps;
  const to = addressee(deps, row);
  const receipt = kind === 'message-receipt';
  const facts = { row, to: to.name, brand: brand.name };
  const author = { name: safeInlineText(`${row.first_name} ${row.last_name}`), address: row.email };
  return {
    ...renderEmail(receipt ? messageReceipt(facts) : messageNotice(facts), brand),
    to: receipt ? row.email : to.email,
    replyTo: receipt ? { name: to.name, address: to.email } : author,
    messageId: `<${kind}.${messageId}@${emailDomain(brand.email)}>`,
  };
}
