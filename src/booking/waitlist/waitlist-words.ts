import { formatTime } from '../../values/time/wall-time.ts';
import type { WaitlistEntry } from '../contracts/waitlist.ts';
import { waitlistPositionText, whenAndPartyText, windowAndPartyText } from '../rules/booking-text.ts';
import { type TicketLine, ticketLines, writtenLines } from '../rules/ticket.ts';

export const TOO_LATE = 'Sorry, that table has just gone to somebody else.';

type Status = WaitlistEntry['status'];

export const waitlistStatusLabels: Record<Status, string> = {
  waiting: 'Waiting',
  offered: 'Kept',
  booked: 'Booked',
  lapsed: 'Gone',
  left: 'Left',
};

/** For a booking whose card is given here. */
const keptHeadlines: Partial<Record<Status, string>> = {
  offered: 'One more step: your card',
  lapsed: 'That table is no longer kept',
  left: 'You have given the table back',
};

/** The page's headline. */
export function entryHeadline({ status, position, firstName, cardLater }: WaitlistEntry): string {
  const kept = cardLater && keptHeadlines[status];
  if (kept) return `${kept}, ${firstName}.`;
  switch (status) {
    case 'waiting':
      return `${position ? waitlistPositionText(position) : 'You are on the waiting list'}, ${firstName}.`;
    case 'offered':
      return `A table has come free, ${firstName}.`;
    case 'booked':
      return `The table is yours, ${firstName}.`;
    case 'lapsed':
      return 'That table went to the next on the waiting list.';
    case 'left':
      return 'You have left the waiting list.';
  }
}

const ANNOUNCEMENTS = [
  { within: 30_000, words: '30 seconds left to take the table.' },
  { within: 120_000, words: '2 minutes left to take the table.' },
];

/** What a live region announces of the time left: twice near the end, else nothing. */
export function countdownAnnouncement(ms: number): string {
  if (ms <= 0) return '';
  return ANNOUNCEMENTS.find(({ within }) => ms <= within)?.words ?? '';
}

/** What the entry waits for, or the table that came free: 'Friday 27 November, any time from 7pm to 8pm, for 2 people'. */
export function entryText(entry: WaitlistEntry): string {
  if (!waitsForWindow(entry)) return whenAndPartyText(entry);
  return windowAndPartyText(entry);
}

const waitsForWindow = ({ status, from, to }: WaitlistEntry) => status === 'waiting' && from !== to;

/** The waitlist entry as ticket lines. */
export function entryLines(entry: WaitlistEntry): TicketLine[] {
  const lines = writtenLines(ticketLines({ ...entry, party: entry }));
  if (!waitsForWindow(entry)) return lines;
  const value = `${formatTime(entry.from)} to ${formatTime(entry.to)}`;
  return lines.map((line) => (line.label === 'Time' ? { ...line, value } : line));
}
