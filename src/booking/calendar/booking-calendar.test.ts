import { expect, test } from 'vitest';
import { parseCalendar, unescapeText } from '../../../tests/support/calendar.ts';
import { exampleManagedBooking } from '../../../tests/support/managed.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { entryToLink } from './calendar-entry.ts';

const booking = {
  reference: 'CDFGHJKM',
  brand: { name: 'Tavola', email: 'ciao@tavola.example' },
  restaurant: {
    title: 'Leeds Greek Street',
    address: ['1 Greek Street', 'Leeds'],
    postcode: 'LS1 5RW',
    phone: '0113 496 0100',
    lat: 53.8,
    lng: -1.5,
  },
  party: { adultCovers: 2, childCovers: 1 },
  manageUrl: 'https://tavola.example/booking/x',
  startsAt: Date.parse('2026-11-27T19:00:00Z'),
  endsAt: Date.parse('2026-11-27T20:30:00Z'),
  writtenAt: 0,
};

test('a calendar entry has restaurant, party, length and organiser', () => {
  const { filename, content, contentType } = bookingCalendar({ ...booking, sequence: 2 });
  expect([filename, contentType]).toEqual(['CDFGHJKM.ics', 'text/calendar; charset=utf-8; method=PUBLISH']);
  const { calendar, event } = parseCalendar(content);
  expect(calendar.METHOD).toBe('PUBLISH');
  expect(event).toMatchObject({
    UID: 'cdfghjkm@tavola.example',
    SEQUENCE: '2',
    DTSTART: '20261127T190000Z',
    DTEND: '20261127T203000Z',
    GEO: '53.8;-1.5',
    URL: booking.manageUrl,
    ORGANIZER: 'MAILTO:ciao@tavola.example',
  });
  expect([event.SUMMARY, event.DESCRIPTION, event.LOCATION].map((text) => unescapeText(text ?? ''))).toEqual([
    'Tavola, Leeds Greek Street: table for 3',
    `Reference CDFGHJKM. To change anything: ${booking.manageUrl} or 0113 496 0100.`,
    'Tavola, 1 Greek Street, Leeds, LS1 5RW',
  ]);
});

test('a cancelled booking leaves the diner’s calendar', () => {
  const { content, contentType } = bookingCalendar({ ...booking, cancelled: true });
  expect(contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
  expect(parseCalendar(content).event.STATUS).toBe('CANCELLED');
});

test('a web calendar’s entry is changed by phone, not by the link', () => {
  expect(entryToLink(exampleManagedBooking(), { name: 'Tavola' }).description).toBe(
    'Reference CDFGHJKM. To change anything, ring 0113 496 0100.',
  );
});
