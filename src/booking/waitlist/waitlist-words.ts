import { londonNow } from '../../restaurants/london-time.ts';
import { formatTime, timeOf } from '../../restaurants/wall-time.ts';
import { partyInWords, shortDay, timeInWords } from '../journey/journey-words.ts';
import type { TicketLine } from '../journey/ticket-lines.ts';
import type { WaitlistPlace } from './contract.ts';

export const TOO_LATE = 'Sorry, that table has just gone to somebody else.';

type Status = WaitlistPlace['status'];

export const stamps: Record<Status, string> = {
  waiting: 'In line',
  offered: 'Kept',
  booked: 'Booked',
  lapsed: 'Gone',
  left: 'Left',
};

/** The first thing the page says. */
export function placeHeadline({ status, position, firstName }: WaitlistPlace): string {
  switch (status) {
    case 'waiting':
      if (position === 1) return `You are first in line, ${firstName}.`;
      return position ? `You are number ${position} in line, ${firstName}.` : `You are in line, ${firstName}.`;
    case 'offered':
      return `A table has come free, ${firstName}.`;
    case 'booked':
      return `The table is yours, ${firstName}.`;
    case 'lapsed':
      return 'That table went to the next in line.';
    case 'left':
      return 'You have left the line.';
  }
}

/** An instant as the time of day in London: '6.42pm'. */
export function clockInWords(instant: string): string {
  return formatTime(timeOf(londonNow(Date.parse(instant)).minutes));
}

/** '9:05' for nine minutes and five seconds; never below nothing. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const CALLS = [
  { within: 30_000, words: '30 seconds left to take the table.' },
  { within: 120_000, words: '2 minutes left to take the table.' },
];

/** What is said aloud of the time that is left: twice near the end, and nothing before. */
export function lastCall(ms: number): string {
  if (ms <= 0) return '';
  return CALLS.find(({ within }) => ms <= within)?.words ?? '';
}

/** What is waited for as the lines of a ticket. */
export function placeLines(place: WaitlistPlace): TicketLine[] {
  return [
    { label: 'Where', value: place.title },
    { label: 'For', value: place.occasionName },
    { label: 'Party', value: partyInWords(place.adultCovers, place.childCovers) },
    { label: 'Day', value: shortDay(place.date) },
    { label: 'Time', value: timeInWords(place.date, place.time) },
    { label: 'Menu', value: place.menuName },
    { label: 'Area', value: place.areaName ?? 'Wherever suits' },
  ];
}
