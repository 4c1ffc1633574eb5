import { expect, test } from 'vitest';
import { loadContent } from '../content/content.ts';
import { servedTimes } from './served-times.ts';

const serving = (...spans: [first: string, last: string][]) => ({
  enableBookings: true,
  sittings: spans.map(([firstSeating, lastSeating]) => ({ firstSeating, lastSeating })),
});

test.each([
  ['both ends', [serving(['18:00', '19:00'])], ['18:00', '18:30', '19:00']],
  ['nothing between lunch and dinner', [serving(['12:00', '12:30'], ['18:00', '18:00'])], ['12:00', '12:30', '18:00']],
  ['half hours only', [serving(['11:45', '12:45'])], ['12:00', '12:30']],
  [
    'whatever any of them serves',
    [serving(['12:00', '12:30']), serving(['12:30', '13:00'])],
    ['12:00', '12:30', '13:00'],
  ],
  ['after midnight last', [serving(['23:00', '00:30'])], ['23:00', '23:30', '00:00', '00:30']],
  ['none for a restaurant without bookings', [{ ...serving(['12:00', '12:30']), enableBookings: false }], []],
  ['none between two quarters', [serving(['12:15', '12:15'])], []],
  ['none without restaurants', [], []],
])('the times served: %s', (_, restaurants, times) => expect(servedTimes(restaurants)).toEqual(times));

test("the content has each restaurant's seating spans, without duplicates", async () => {
  const { restaurants, published } = await loadContent('content');
  for (const { slug, booking } of restaurants) {
    const sittings = published.bySlug.get(slug)?.sittings ?? [];
    const spans = booking.sittings.map(({ firstSeating, lastSeating }) => `${firstSeating} ${lastSeating}`);
    expect(sittings.map(({ firstSeating, lastSeating }) => `${firstSeating} ${lastSeating}`)).toEqual([
      ...new Set(spans),
    ]);
  }
});
