import type { WaitlistEntry } from '../contracts/waitlist.ts';
import { waitlistPositionText, whenAndPartyText, windowAndPartyText } from '../rules/booking-text.ts';
import { type TicketLine, ticketLines, waitingLines, writtenLines } from '../rules/ticket.ts';

export const TOO_LATE = 'Sorry, that table has just gone to someone else.';

type Status = WaitlistEntry['status'];

export const waitlistStatusLabels: Record<Status, string> = {
  waiting: 'Waiting',
  offered: 'Held',
  booked: 'Booked',
  lapsed: 'Gone',
  left: 'Left',
};

/** For a booking whose card is added here. */
const keptHeadlines: Partial<Record<Status, string>> = {
  offered: 'One more step: your card',
  lapsed: 'We’re no longer holding that table',
  left: 'You’ve given the table back',
};

export function entryHeadline({ status, position, firstName, cardLater, wasOffered }: WaitlistEntry): string {
  const headline = cardLater && keptHeadlines[status];
  if (headline) return `${headline}, ${firstName}.`;
  switch (status) {
    case 'waiting':
      return `${position ? waitlistPositionText(position) : 'You’re on the waiting list'}, ${firstName}.`;
    case 'offered':
      return `A table has come free, ${firstName}.`;
    case 'booked':
      return `The table is yours, ${firstName}.`;
    case 'lapsed':
      return wasOffered === false ? 'No table came free in time.' : 'That table has gone to someone else.';
    case 'left':
      return 'You’ve left the waiting list.';
  }
}

/** Why there is no table, and whether there may be another. */
export function goneText({ cardLater, wasOffered }: Pick<WaitlistEntry, 'cardLater' | 'wasOffered'>): string {
  const lapsed = cardLater ? 'We didn’t get your card in time.' : 'We held it as long as we could.';
  const why = wasOffered === false ? 'We’re sorry, we’d have loved to have you.' : lapsed;
  return `${why} There may be a table at another time, or nearby.`;
}

const ANNOUNCEMENTS = [
  { within: 30_000, words: '30 seconds left to take the table.' },
  { within: 120_000, words: '2 minutes left to take the table.' },
];

/** For a live region: speaks twice near the end. */
export function countdownAnnouncement(ms: number): string {
  if (ms <= 0) return '';
  return ANNOUNCEMENTS.find(({ within }) => ms <= within)?.words ?? '';
}

/** The window or the offered table: 'Friday 27 November, any time from 7pm to 8pm, for 2 people'. */
export function entryText(entry: WaitlistEntry): string {
  const waitsForWindow = entry.status === 'waiting' && entry.from !== entry.to;
  return waitsForWindow ? windowAndPartyText(entry) : whenAndPartyText(entry);
}

export function entryLines(entry: WaitlistEntry): TicketLine[] {
  const lines = writtenLines(ticketLines({ ...entry, party: entry }));
  return entry.status === 'waiting' ? waitingLines(lines, entry) : lines;
}
