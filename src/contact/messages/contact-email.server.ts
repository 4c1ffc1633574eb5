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

export type ContactMailDeps = { db: Kysely<ContactTables>; known: () => ContactKnowledge; brand: EmailBrand };
type Known = { known: ContactKnowledge; brand: EmailBrand };

const PLAIN_ANSWER = 'One of us will reply as soon as we can.';

/** Who answers, what it is about and what happens next; in plain words where the content no longer knows the reason. */
function handledBy(row: ContactMessageRow, { known, brand }: Known) {
  const restaurant = known.restaurants.find(({ storeId }) => storeId === row.store_id);
  const us = { name: brand.name, address: brand.email };
  if (row.kind === 'group-booking') {
    const { bookingTypes, answer } = known.contact.groupBooking;
    const type = bookingTypes.find(({ id }) => id === row.about);
    const events = restaurant && { name: restaurant.title, address: restaurant.eventsEmail ?? restaurant.email };
    return { to: events ?? us, about: `Group booking: ${type?.name ?? row.about}`, answer };
  }
  const found = subReasonOf(known.contactReasons, row.about);
  if (!found) return { to: us, about: 'A message', answer: PLAIN_ANSWER };
  const about = `${found.reason}: ${found.name}`;
  if (found.to !== 'restaurant') return { to: { name: brand.name, address: found.to }, about, answer: found.answer };
  return { to: restaurant ? { name: restaurant.title, address: restaurant.email } : us, about, answer: found.answer };
}

/** What was chosen, none of it in the sender's own words. */
function chosenIn(row: ContactMessageRow, { known }: Known): EmailLine[] {
  const restaurant = known.restaurants.find(({ storeId }) => storeId === row.store_id);
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

/** What only the restaurant reads. The venue is left out where it is the restaurant's own name. */
function wishesIn(row: ContactMessageRow, { known }: Known): EmailLine[] {
  if (row.kind !== 'group-booking') return [];
  const { venue, store_id, should_receive_promotions, should_receive_sms } = row;
  const title = known.restaurants.find(({ storeId }) => storeId === store_id)?.title;
  return [
    ...(venue && venue !== title ? [{ label: 'Venue', value: safeInlineText(venue) }] : []),
    ...(should_receive_promotions ? [{ label: 'News and offers', value: 'by e-mail, please' }] : []),
    ...(should_receive_sms ? [{ label: 'Reply', value: 'by text message too, please' }] : []),
  ];
}

const attached = (db: Kysely<ContactTables>, messageId: string) =>
  db
    .selectFrom('contact_files')
    .select(['filename', 'content_type as contentType', 'content'])
    .where('message_id', '=', messageId)
    .orderBy('position')
    .execute();

/** The e-mail of a job; null once the message has been deleted. The same job always gives the same e-mail. */
export async function renderContactEmail(
  { db, known, brand }: ContactMailDeps,
  { kind, messageId }: ContactMail,
): Promise<Mail | null> {
  const row = await db.selectFrom('contact_messages').selectAll().where('id', '=', messageId).executeTakeFirst();
  if (!row) return null;
  const { to, about, answer } = handledBy(row, { known: known(), brand });
  const attachments = kind === 'contact-notice' ? await attached(db, messageId) : [];
  const facts: ContactFacts = {
    reference: row.reference,
    kind: row.kind,
    about,
    answer,
    to: to.name,
    brand: brand.name,
    chosen: chosenIn(row, { known: known(), brand }),
    wishes: wishesIn(row, { known: known(), brand }),
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
