import { changeOf, tablesOf } from './booking-changes.ts';
import type { BookingFacts } from './booking-facts.server.ts';
import { bookingLines, seatingNow } from './booking-parts.ts';
import { noticeFee } from './cancellation-fee.ts';
import { type Letter, type Part, ticket, words } from './letter.ts';
import { partyInWords, seatingOf, whenInWords } from './seating-words.ts';
import { changedLines, seatingLines, type TicketLine } from './ticket.ts';

const tableLine = (tableIds: readonly string[]): TicketLine[] =>
  tableIds.length > 0 ? [{ label: 'Table', value: tableIds.join(', ') }] : [];
export const guest = ({ booking }: BookingFacts) => ({
  label: 'Guest',
  value: `${booking.first_name} ${booking.last_name}`,
});
export const contact = ({ booking }: BookingFacts): TicketLine[] => [
  { label: 'Phone', value: booking.phone_number || 'not given' },
  { label: 'E-mail', value: booking.email },
];

/** What a restaurant gets: the headline says it all, the ticket has the rest. */
export function notice(
  facts: BookingFacts,
  { subject, headline, lines, more = [] }: { subject: string; headline: string; lines: TicketLine[]; more?: Part[] },
): Letter {
  const { reference } = facts.booking;
  return {
    subject,
    preview: `${headline}. Reference ${reference}.`,
    headline,
    headlineIsWholeBooking: true,
    parts: [...more, ticket({ title: 'Reference', reference, lines })],
  };
}

export const partyOf = (facts: BookingFacts) => partyInWords(seatingOf(facts.booking));

/** Who comes, when, how many, at which table, and how to reach them. */
export function newBooking(facts: BookingFacts): Letter {
  return notice(facts, {
    subject: `New booking ${facts.booking.reference}: ${partyOf(facts)}, ${facts.when}`,
    headline: `Table for ${partyOf(facts)}, ${facts.when}`,
    lines: [
      ...bookingLines(facts, { request: 'They ask' }),
      guest(facts),
      ...contact(facts),
      ...tableLine(tablesOf(facts)),
    ],
  });
}

/** What it was and what it is now. The restaurant has the rest from the first notice. */
export function changedBooking(facts: BookingFacts, sequence: number): Letter {
  const { booking } = facts;
  const { from, to } = changeOf(facts, sequence);
  const linesOf = (seated: typeof from) => [...seatingLines(seated, facts), ...tableLine(seated.tableIds)];
  const now = `${partyInWords(to)}, ${whenInWords(to)}`;
  return notice(facts, {
    subject: `Changed booking ${booking.reference}: ${now}`,
    headline: `Changed to ${now}`,
    lines: [...changedLines(linesOf(to), linesOf(from)), guest(facts)],
  });
}

/** Which tables are free again. */
export function cancelledBooking(facts: BookingFacts): Letter {
  const { booking, when } = facts;
  return notice(facts, {
    subject: `Cancelled booking ${booking.reference}: ${partyOf(facts)}, ${when}`,
    headline: `Cancelled: ${partyOf(facts)}, ${when}`,
    more: [words(noticeFee(facts))],
    lines: [...seatingNow(facts), guest(facts), ...tableLine(tablesOf(facts))],
  });
}
