import { describe, expect, it, test } from 'vitest';
import { parseCalendar, unescapeText } from '../../../tests/support/calendar.ts';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  reference: 'CDF34679',
  domain: 'tavola.example',
  title: 'Tavola, Leeds: table for 2',
  description: 'Reference CDF34679.',
  location: 'Tavola, 1 Market Place, Leeds',
  lat: 53.8,
  lng: -1.55,
  url: 'https://www.tavola.example/booking/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvw',
  startsAt: Date.parse('2026-11-27T19:00:00Z'),
  endsAt: Date.parse('2026-11-27T20:30:00Z'),
  writtenAt: Date.parse('2026-11-20T12:00:00Z'),
  organizer: { name: 'Tavola', email: 'ciao@tavola.example' },
};
const read = (changes: Partial<CalendarEntry> = {}) => parseCalendar(calendarFile({ ...entry, ...changes }));

test('a booking becomes an entry that every calendar accepts', () => {
  const { calendar, event } = read();
  expect(calendar).toMatchObject({ VERSION: '2.0', METHOD: 'PUBLISH', PRODID: '-//tavola.example//bookings//EN' });
  expect(event).toMatchObject({
    UID: 'cdf34679@tavola.example',
    DTSTAMP: '20261120T120000Z',
    DTSTART: '20261127T190000Z',
    DTEND: '20261127T203000Z',
    CREATED: '20261120T120000Z',
    'LAST-MODIFIED': '20261120T120000Z',
    SEQUENCE: '0',
    STATUS: 'CONFIRMED',
    TRANSP: 'OPAQUE',
    ORGANIZER: 'MAILTO:ciao@tavola.example',
    URL: entry.url,
  });
});

test('a change updates the entry with a higher sequence and a later stamp', () => {
  const { event } = read({ sequence: 2, createdAt: entry.writtenAt, writtenAt: Date.parse('2026-11-21T09:30:00Z') });
  expect(event).toMatchObject({
    UID: 'cdf34679@tavola.example',
    SEQUENCE: '2',
    CREATED: '20261120T120000Z',
    DTSTAMP: '20261121T093000Z',
    'LAST-MODIFIED': '20261121T093000Z',
  });
});

test('a cancellation removes the entry from the calendar', () => {
  const { calendar, event } = read({ sequence: 3, cancelled: true });
  expect(calendar.METHOD).toBe('CANCEL');
  expect(event).toMatchObject({
    UID: 'cdf34679@tavola.example',
    STATUS: 'CANCELLED',
    SEQUENCE: '3',
    TRANSP: 'TRANSPARENT',
    DTSTART: '20261127T190000Z',
    ORGANIZER: 'MAILTO:ciao@tavola.example',
  });
});

describe('words in it', () => {
  it.each([
    ['commas, semicolons; and \\ backslashes', 'as typed'],
    ['two\nlines', 'as typed'],
    ['Übermüßige Größen & Ærøskøbing, Łódź, Þingvellir: naïve façades, crème brûlée and 2½ jalapeños', 'folded'],
    ['ピザとパスタのおいしいレストランでの夕食をお楽しみください、友人と家族とともに過ごす夜に', 'folded'],
    ['👩‍👩‍👧‍👦🍕'.repeat(12), 'folded'],
    ['END:VEVENT\nBEGIN:VALARM', 'inert'],
  ])('a calendar title of %s is %s', (title) => {
    expect(unescapeText(read({ title }).event.SUMMARY as string)).toBe(title);
  });
});
