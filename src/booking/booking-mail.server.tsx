import { render } from '@react-email/render';
import type { Kysely } from 'kysely';
import type { Mail } from '../platform/mailer.server.ts';
import { calendarFile } from './calendar-file.ts';
import { type Confirmation, ConfirmationMail, confirmationText } from './emails/confirmation.tsx';
import { NoticeMail, noticeText } from './emails/notice.tsx';
import { longDate, partyInWords, ticketLines, timeInWords } from './emails/ticket.ts';
import { type BookingContent, housesOf, type RestaurantHouse } from './houses.ts';
import type { BookingMail } from './mail-jobs.ts';
import type { BookingRow, BookingTables } from './tables.server.ts';

export type BookingMailDeps = {
  db: Kysely<BookingTables>;
  content: () => BookingContent;
  /** The brand as it signs; its address also gives message and calendar ids their domain. */
  brand: { name: string; email: string };
  publicUrl: string;
};
type Found = RestaurantHouse & { booking: BookingRow; tableIds: string[] };

const domainOf = (email: string) => email.split('@').at(-1) as string;

async function find({ db, content }: BookingMailDeps, bookingId: string): Promise<Found> {
  const booking = await db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
  const tables = await db
    .selectFrom('table_allocations')
    .select('table_id')
    .where('booking_id', '=', bookingId)
    .orderBy('table_id')
    .execute();
  const house = housesOf(content()).get(booking.store_id);
  if (!house) throw new Error(`no restaurant ${booking.store_id} for booking ${bookingId}`);
  return { ...house, booking, tableIds: tables.map(({ table_id }) => table_id) };
}

function confirmationOf({ brand, publicUrl }: BookingMailDeps, { booking, place, menus }: Found): Confirmation {
  return {
    brand,
    place,
    firstName: booking.first_name,
    reference: booking.reference,
    lines: ticketLines(booking, place, menus),
    when: `${longDate(booking.service_date)} at ${timeInWords(booking)}`,
    pageUrl: new URL(`/restaurants/${place.slug}`, publicUrl).href,
    directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${place.lat},${place.lng}`,
  };
}

function attachment({ brand }: BookingMailDeps, { booking, place }: Found, mail: Confirmation) {
  const content = calendarFile({
    reference: booking.reference,
    domain: domainOf(brand.email),
    title: `${brand.name}, ${place.title}: table for ${booking.adult_covers + booking.child_covers}`,
    description: `Reference ${booking.reference}. To change anything, call ${place.phone}.`,
    location: [brand.name, ...place.address, place.postcode].join(', '),
    lat: place.lat,
    lng: place.lng,
    url: mail.pageUrl,
    startsAt: booking.starts_at.getTime(),
    endsAt: booking.ends_at.getTime(),
    writtenAt: booking.created_at.getTime(),
  });
  return { filename: `${booking.reference}.ics`, content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' };
}

async function confirmation(deps: BookingMailDeps, found: Found): Promise<Omit<Mail, 'messageId'>> {
  const mail = confirmationOf(deps, found);
  return {
    to: found.booking.email,
    subject: `Your table at ${found.place.title}, ${mail.when}`,
    html: await render(<ConfirmationMail {...mail} />),
    text: confirmationText(mail),
    attachments: [attachment(deps, found, mail)],
  };
}

async function notice({ brand }: BookingMailDeps, found: Found): Promise<Omit<Mail, 'messageId'>> {
  const { booking, place, menus, tableIds } = found;
  const when = `${longDate(booking.service_date)} at ${timeInWords(booking)}`;
  const guest = [
    { label: 'Guest', value: `${booking.first_name} ${booking.last_name}` },
    { label: 'Phone', value: booking.phone_number || 'not given' },
    { label: 'E-mail', value: booking.email },
    { label: tableIds.length > 1 ? 'Tables' : 'Table', value: tableIds.join(', ') },
  ];
  const lines = [...ticketLines(booking, place, menus), ...guest].map((line) =>
    line.label === 'You asked' ? { ...line, label: 'They ask' } : line,
  );
  const mail = { brand, headline: `Table for ${partyInWords(booking)}, ${when}`, reference: booking.reference, lines };
  return {
    to: place.email,
    subject: `New booking ${booking.reference}: ${partyInWords(booking)}, ${when}`,
    html: await render(<NoticeMail {...mail} />),
    text: noticeText(mail),
  };
}

/** The message a mail job stands for; the same job always makes the same message under the same id. */
export async function renderBookingMail(deps: BookingMailDeps, job: BookingMail): Promise<Mail> {
  const found = await find(deps, job.bookingId);
  const write = job.kind === 'booking-confirmation' ? confirmation : notice;
  return { ...(await write(deps, found)), messageId: `<${job.kind}.${job.bookingId}@${domainOf(deps.brand.email)}>` };
}
