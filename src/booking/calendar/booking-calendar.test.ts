import { expect, test } from 'vitest';
import { calendarEntry } from './calendar-entry.ts';

const booking = {
  reference: 'CDFGHJKM',
  brand: { name: 'Tavola', domain: 'tavola.example' },
  restaurant: {
    title: 'Leeds Greek Street',
    address: ['1 Greek Street', 'Leeds'],
    postcode: 'LS1 5RW',
    phone: '0113 496 0100',
    lat: 53.8,
    lng: -1.5,
  },
  party: { adultCovers: 2, childCovers: 1 },
  startsAt: Date.parse('2026-11-27T19:00:00Z'),
  endsAt: Date.parse('2026-11-27T20:30:00Z'),
  writtenAt: 0,
};
const manageUrl = 'https://tavola.example/booking/x';
const restaurantUrl = 'https://tavola.example/restaurants/leeds-greek-street';

test('an entry has the restaurant, the party and the length of the booking', () => {
  expect(calendarEntry({ ...booking, sequence: 2, page: { manageUrl } })).toEqual({
    reference: 'CDFGHJKM',
    domain: 'tavola.example',
    sequence: 2,
    title: 'Tavola, Leeds Greek Street: table for 3',
    description: `Reference CDFGHJKM. To change anything: ${manageUrl} or 0113 496 0100.`,
    location: 'Tavola, 1 Greek Street, Leeds, LS1 5RW',
    lat: 53.8,
    lng: -1.5,
    url: manageUrl,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    writtenAt: 0,
  });
});

test('without the link of the booking it is changed by telephone', () => {
  expect(calendarEntry({ ...booking, page: { restaurantUrl } })).toMatchObject({
    description: 'Reference CDFGHJKM. To change anything, call 0113 496 0100.',
    url: restaurantUrl,
  });
});
