import type { Kysely } from 'kysely';
import type { EmailBrand } from '../../messages/email-brand.ts';
import type { EmailLine } from '../../messages/email-content.ts';
import { renderEmail } from '../../messages/render-email.server.tsx';
import { safeInlineText } from '../../messages/safe-text.ts';
import type { Mail } from '../../platform/messages/mailer.server.ts';
import { emailDomain } from '../../values/email/email-domain.ts';
import { formatDate, formatTime } from '../../values/time/wall-time.ts';
import type { ContactMail } from '../contracts/contact-jobs.ts';
import { type ContactKnowledge, subReasonOf } from '../rules/known-content.ts';
import type { ContactMessageRow, ContactTables } from '../tables.server.ts';
import { type ContactFacts, contactNotice, contactReceipt } from './contact-email.ts';

export type ContactMailDeps = { db: Kysely<ContactTables>; knowledge: () => ContactKnowledge; brand: EmailBrand };
type Known = { known: ContactKnowledge; brand: EmailBrand };

const PLAIN_ANSWER = 'One of us will reply as soon as we can.';

/** Who replies, the subject and what happens next; generic text if the content no longer has the reason. */
function handledBy(row: ContactMessageRow, { known: knowledge, brand }: Known) {
  const restaurant = knowledge.restaurants.find(({ storeId }) => storeId === row.store_id);
  const us = { name: brand.name, address: brand.email };
  if (row.kind === 'group-booking') {
    const { bookingTypes, answer } = knowledge.contact.groupBooking;
    const type = bookingTypes.find(({ id }) => id === row.about);
    const events = restaurant && { name: restaurant.title, address: restaurant.eventsEmail ?? restaurant.email };
    return { to: events ?? us, about: `Group booking: ${type?.name ?? row.about}`, answer };
  }
  const subReason = subReasonOf(knowledge.contactReasons, row.about);
  if (!subReason) return { to: us, about: 'A message', answer: PLAIN_ANSWER };
  const about = `${subReason.reason}: ${subReason.name}`;
  if (subReason.to !== 'restaurant')
    return { to: { name: brand.name, address: subReason.to }, about, answer: subReason.answer };
  return {
    to: restaurant ? { name: restaurant.title, address: restaurant.email } : us,
    about,
    answer: subReason.answer,
  };
}

/** The chosen values, with nothing the sender wrote. */
function choicesIn(row: ContactMessageRow, { known: knowledge }: Known): EmailLine[] {
  const restaurant = knowledge.restaurants.find(({ storeId }) => storeId === row.store_id);
  const span = [row.time_from, row.time_until].flatMap((time) => (time ? [formatTime(time)] : []));
  const day = row.kind === 'group-booking' ? 'Day' : 'Date of visit';
  const lines: (EmailLine | null)[] = [
    restaurant ? { label: 'Restaurant', value: restaurant.title } : null,
    row.visit_date ? { label: day, value: formatDate(row.visit_date) } : null,
    span.length > 0 ? { label: 'Time', value: span.join(' until ') } : null,
    row.guests === null ? null : { label: 'Guests', value: String(row.guests) },
  ];
  return lines.filter((line) => line !== null);
}

/** For the restaurant only. Leaves out a venue that equals the restaurant's name. */
function wishesIn(row: ContactMessageRow, { known: knowledge }: Known): EmailLine[] {
  if (row.kind !== 'group-booking') return [];
  const { venue, store_id, should_receive_promotions, should_receive_sms } = row;
  const title = knowledge.restaurants.find(({ storeId }) => storeId === store_id)?.title;
  return [
    ...(venue && venue !== title ? [{ label: 'Venue', value: safeInlineText(venue) }] : []),
    ...(should_receive_promotions ? [{ label: 'News and offers', value: 'by e-mail, please' }] : []),
    ...(should_receive_sms ? [{ label: 'Reply', value: 'by text message too, please' }] : []),
  ];
}

const attachmentsOf = (db: Kysely<ContactTables>, messageId: string) =>
  db
    .selectFrom('contact_files')
    .select(['filename', 'content_type as contentType', 'content'])
    .where('message_id', '=', messageId)
    .orderBy('position')
    .execute();

/** The e-mail of a job; null if the message has been deleted. Deterministic for each job. */
export async function renderContactEmail(
  { db, knowledge, brand }: ContactMailDeps,
  { kind, messageId }: ContactMail,
): Promise<Mail | null> {
  const row = await db.selectFrom('contact_messages').selectAll().where('id', '=', messageId).executeTakeFirst();
  if (!row) return null;
  const { to, about, answer } = handledBy(row, { known: knowledge(), brand });
  const attachments = kind === 'contact-notice' ? await attachmentsOf(db, messageId) : [];
  const facts: ContactFacts = {
    reference: row.reference,
    kind: row.kind,
    about,
    answer,
    to: to.name,
    brand: brand.name,
    choices: choicesIn(row, { known: knowledge(), brand }),
    wishes: wishesIn(row, { known: knowledge(), brand }),
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    phone: row.phone_number,
    message: row.message,
    files: attachments.length,
  };
  const messageIdOf = `<${kind}.${messageId}@${emailDomain(brand.email)}>`;
  if (kind === 'contact-receipt')
    return {
      ...renderEmail(contactReceipt(facts), brand),
      to: row.email,
      replyTo: to,
      messageId: messageIdOf,
    };
  const author = { name: safeInlineText(facts.name), address: row.email };
  return {
    ...renderEmail(contactNotice(facts), brand),
    to: to.address,
    replyTo: author,
    messageId: messageIdOf,
    attachments,
  };
}
