import { expect, test } from 'vitest';
import { restaurantRule } from '../../../tests/support/search-engine-rules.ts';
import type { RestaurantAnswer } from '../../restaurants/contract.ts';
import { openingHours } from '../../restaurants/contract.ts';
import { weekdays } from '../../values/time/week.ts';
import { restaurantStructuredData } from './restaurant-structured-data.ts';

const restaurant = {
  slug: 'leeds-greek-street',
  title: 'Leeds Greek Street',
  town: 'Leeds',
  address: ['31 Greek Street', 'Leeds'],
  postcode: 'LS1 5RU',
  lat: 53.799,
  lng: -1.5462,
  phone: '0113 496 0131',
  email: 'leeds@tavola.example',
  enableBookings: true,
  picture: { name: 'shopfronts/leeds', width: 1200, height: 900, widths: [400, 800, 1200], alt: '' },
  temporarilyClosed: null,
  holidayPark: null,
  mediaIcons: [],
  amenities: ['Wi-Fi'],
  menuLinks: [{ id: 'main', name: 'All-day menu', description: '', served: '' }],
  awards: [{ title: 'Best Pavement', year: 2024, awardedBy: 'Supper Club' }],
  openingHours: openingHours.parse({
    ...Object.fromEntries(
      weekdays.flatMap((day) => [
        [`${day}Open`, '11:30'],
        [`${day}Close`, day === 'friday' ? '00:00' : '22:30'],
      ]),
    ),
    sundayOpen: 'closed',
    overrides: [
      { name: 'Past', startDate: '2026-01-01', endDate: '2026-01-01', openTime: '12:00', closeTime: '13:00' },
      { name: 'Christmas', startDate: '2026-12-25', endDate: '2026-12-26', openTime: 'Closed', closeTime: 'Closed' },
    ],
  }),
} as unknown as RestaurantAnswer;
const brand = { origin: 'https://www.tavola.example', cuisine: 'Italian' };
const dataOf = (changes: Partial<RestaurantAnswer> = {}) =>
  restaurantRule.parse(restaurantStructuredData({ ...restaurant, ...changes }, brand, '2026-11-20'));
const data = dataOf();

test("the restaurant's cuisine is the brand's, if it has one", () => {
  expect(data.servesCuisine).toBe('Italian');
  expect(restaurantStructuredData(restaurant, { origin: brand.origin }, '2026-11-20')).not.toHaveProperty(
    'servesCuisine',
  );
});

test("every weekday has hours, with midnight as 00:00 and closed days in search engines' format", () => {
  expect(data.openingHoursSpecification).toHaveLength(7);
  expect(data.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'Friday',
    opens: '11:30',
    closes: '00:00',
  });
  expect(data.openingHoursSpecification.at(-1)).toMatchObject({ dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' });
});

test("a day open from midnight to midnight isn't marked as closed", () => {
  const hours = { ...restaurant.openingHours, saturdayOpen: '00:00', saturdayClose: '00:00' };
  expect(dataOf({ openingHours: hours }).openingHoursSpecification.at(-2)).toMatchObject({
    dayOfWeek: 'Saturday',
    opens: '00:00',
    closes: '23:59',
  });
});

test('upcoming alternative hours come with their dates', () => {
  expect(data.specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-25',
      validThrough: '2026-12-26',
      opens: '00:00',
      closes: '00:00',
    },
  ]);
});

test('a day within a longer span has its own hours, and the span those of its other days', () => {
  const day = {
    name: 'Christmas Day',
    startDate: '2026-12-24',
    endDate: '2026-12-24',
    openTime: 'closed',
    closeTime: 'closed',
  };
  const span = {
    name: 'Christmas',
    startDate: '2026-12-24',
    endDate: '2026-12-31',
    openTime: '12:00',
    closeTime: '20:00',
  };
  const hours = { ...restaurant.openingHours, overrides: [day, span] };
  expect(dataOf({ openingHours: hours }).specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
    { validFrom: '2026-12-25', validThrough: '2026-12-31', opens: '12:00', closes: '20:00' },
  ]);
});

test('restaurant addresses are complete, with the town once', () => {
  expect(data).toMatchObject({
    url: 'https://www.tavola.example/restaurants/leeds-greek-street',
    image: 'https://www.tavola.example/images/shopfronts/leeds-1200.webp',
    hasMenu: ['https://www.tavola.example/our-menu/main'],
    address: { streetAddress: '31 Greek Street', addressLocality: 'Leeds', postalCode: 'LS1 5RU' },
  });
});

test('a restaurant shut for longer is closed until it reopens, whatever else was planned', () => {
  const temporarilyClosed = { message: 'The roof.', reopens: '2026-12-26' };
  const closedAllDay = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };
  expect(dataOf({ temporarilyClosed }).specialOpeningHoursSpecification).toEqual([
    { ...closedAllDay, validFrom: '2026-11-20', validThrough: '2026-12-25' },
    { ...closedAllDay, validFrom: '2026-12-26', validThrough: '2026-12-26' },
  ]);
  expect(dataOf({ temporarilyClosed: { message: 'The roof.' } }).specialOpeningHoursSpecification).toEqual([
    { ...closedAllDay, validFrom: '2026-11-20', validThrough: '2026-12-20' },
  ]);
});

test('a table can be reserved only while the restaurant takes bookings', () => {
  const target = (changes?: Partial<RestaurantAnswer>) => dataOf(changes).potentialAction?.target;
  expect(target()).toBe('https://www.tavola.example/restaurants/leeds-greek-street/book-now');
  const holidayPark = { name: 'Sandhills', bookingUrl: 'https://www.sandhills-park.example/book' };
  expect(target({ holidayPark })).toBe('https://www.sandhills-park.example/book');
  const widgetUrl = 'https://widget.example/?id=42';
  expect(target({ enableBookings: false, widgetUrl })).toBe(widgetUrl);
  expect(target({ enableBookings: false })).toBeUndefined();
  expect(target({ temporarilyClosed: { message: 'The roof.' } })).toBeUndefined();
});
