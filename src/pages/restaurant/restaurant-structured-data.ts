import { href } from 'react-router';
import { bookingWay } from '../../restaurants/booking-way.ts';
import type { OpeningHours, RestaurantAnswer } from '../../restaurants/contract.ts';
import { type DayHours, hoursOn, overridesInForce } from '../../restaurants/hours.ts';
import { isTemporarilyClosed } from '../../restaurants/opening-hours.ts';
import { postalAddress } from '../../restaurants/postal-address.ts';
import { organisationId, type StructuredData } from '../../seo/structured-data.ts';
import { memoize, memoizeLatest } from '../../values/memoize.ts';
import { internationalFormat } from '../../values/phone/international-number.ts';
import { addDays, weekdayName } from '../../values/time/wall-time.ts';

const A_MONDAY = '2024-01-01';
/** Search engines read 00:00 to 00:00 as closed all day, and 00:00 to 23:59 as open. */
const ALL_DAY_CLOSED = { opens: '00:00', closes: '00:00' };
const ALL_DAY_OPEN = { opens: '00:00', closes: '23:59' };

/** Renewed daily, and long enough that search engines don't show the restaurant as open meanwhile. */
const UNKNOWN_END_DAYS = 30;

function openAndClose(day: DayHours) {
  if (day.closed) return ALL_DAY_CLOSED;
  return day.open === '00:00' && day.close === '00:00' ? ALL_DAY_OPEN : { opens: day.open, closes: day.close };
}
const asHours = (part: object) => ({ '@type': 'OpeningHoursSpecification', ...part });

const ordinaryHours = memoize((hours: OpeningHours) =>
  [0, 1, 2, 3, 4, 5, 6].map((ahead) => {
    const date = addDays(A_MONDAY, ahead);
    return asHours({
      dayOfWeek: weekdayName(date),
      ...openAndClose(hoursOn({ ...hours, overrides: [] }, date)),
    });
  }),
);

const overriddenHours = memoizeLatest((hours: OpeningHours, from: string) =>
  overridesInForce(hours, from).map(({ startDate, endDate }) =>
    asHours({ validFrom: startDate, validThrough: endDate, ...openAndClose(hoursOn(hours, startDate)) }),
  ),
);

/** Upcoming alternative hours. A longer closure overrides them: closed until the day before it reopens. */
function specialHours(restaurant: RestaurantAnswer, today: string) {
  if (!isTemporarilyClosed(restaurant, today)) return overriddenHours(restaurant.openingHours, today);
  const reopens = restaurant.temporarilyClosed?.reopens;
  const validThrough = reopens ? addDays(reopens, -1) : addDays(today, UNKNOWN_END_DAYS);
  const shut = asHours({ validFrom: today, validThrough, ...ALL_DAY_CLOSED });
  return reopens ? [shut, ...overriddenHours(restaurant.openingHours, reopens)] : [shut];
}

/** Where tables are booked: our own booking page, or a partner's. */
function reserveAction(restaurant: RestaurantAnswer, origin: string, today: string) {
  const way = bookingWay(restaurant, today);
  if (way.kind === 'walk-in' || way.kind === 'shut') return {};
  const target =
    way.kind !== 'online' ? way.url : `${origin}${href('/restaurants/:slug/book-now', { slug: restaurant.slug })}`;
  return { potentialAction: { '@type': 'ReserveAction', target, result: { '@type': 'FoodEstablishmentReservation' } } };
}

/** `origin`: 'https://…' without a trailing slash. */
type Brand = { origin: string; cuisine?: string };

/** The restaurant as structured data (schema.org Restaurant). */
export function restaurantStructuredData(
  restaurant: RestaurantAnswer,
  { origin, cuisine }: Brand,
  today: string,
): StructuredData {
  const { name, widths } = restaurant.picture;
  const url = `${origin}${href('/restaurants/:slug', { slug: restaurant.slug })}`;
  return {
    '@type': 'Restaurant',
    '@id': url,
    url,
    name: restaurant.title,
    image: `${origin}/images/${name}-${Math.max(...widths)}.webp`,
    telephone: internationalFormat(restaurant.phone),
    email: restaurant.email,
    ...(cuisine && { servesCuisine: cuisine }),
    acceptsReservations: restaurant.enableBookings || restaurant.widgetUrl !== undefined,
    hasMenu: restaurant.menuLinks.map(({ id }) => `${origin}${href('/our-menu/:id', { id })}`),
    address: postalAddress(restaurant),
    geo: { '@type': 'GeoCoordinates', latitude: restaurant.lat, longitude: restaurant.lng },
    openingHoursSpecification: ordinaryHours(restaurant.openingHours),
    specialOpeningHoursSpecification: specialHours(restaurant, today),
    parentOrganization: { '@id': organisationId(origin) },
    sameAs: restaurant.mediaIcons.map((icon) => icon.url),
    amenityFeature: restaurant.amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    ...reserveAction(restaurant, origin, today),
    award: restaurant.awards.map(({ title, year, awardedBy }) => `${title} ${year}, ${awardedBy}`),
  };
}
