import type { RestaurantAnswer } from '../../pages/content-contract.ts';
import { organisationId, type Thing } from '../../pages/found/schema-org.ts';
import { bookingWay } from '../booking-way.ts';
import type { OpeningHours } from '../contract.ts';
import { type DayHours, hoursOn } from '../hours.ts';
import { isTemporarilyClosed } from '../opening-hours.ts';
import { addDays, weekdayOf } from '../wall-time.ts';

const A_MONDAY = '2024-01-01';
/** Search engines read 00:00 to 00:00 as closed all day. */
const ALL_DAY_CLOSED = { opens: '00:00', closes: '00:00' };

/** Looked at anew each day: long enough that no search engine opens the door by itself. */
const UNKNOWN_END_DAYS = 30;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const openAndClose = (day: DayHours) => (day.closed ? ALL_DAY_CLOSED : { opens: day.open, closes: day.close });
const asHours = (part: object) => ({ '@type': 'OpeningHoursSpecification', ...part });

function ordinaryHours(hours: OpeningHours) {
  return [0, 1, 2, 3, 4, 5, 6].map((ahead) => {
    const date = addDays(A_MONDAY, ahead);
    return asHours({
      dayOfWeek: capital(weekdayOf(date)),
      ...openAndClose(hoursOn({ ...hours, overrides: [] }, date)),
    });
  });
}

function overriddenHours(hours: OpeningHours, from: string) {
  return hours.overrides
    .filter(({ endDate }) => endDate >= from)
    .map(({ startDate, endDate }) =>
      asHours({ validFrom: startDate, validThrough: endDate, ...openAndClose(hoursOn(hours, startDate)) }),
    );
}

/** Other hours to come. Shut for longer wins over them: closed until the day before it reopens. */
function specialHours(place: RestaurantAnswer, today: string) {
  if (!isTemporarilyClosed(place, today)) return overriddenHours(place.openingHours, today);
  const reopens = place.temporarilyClosed?.reopens;
  const validThrough = reopens ? addDays(reopens, -1) : addDays(today, UNKNOWN_END_DAYS);
  const shut = asHours({ validFrom: today, validThrough, ...ALL_DAY_CLOSED });
  return reopens ? [shut, ...overriddenHours(place.openingHours, reopens)] : [shut];
}

/** Where a table is booked: at our own desk or the holiday park's. */
function reserveAction(place: RestaurantAnswer, origin: string, today: string) {
  const way = bookingWay(place, today);
  if (way.kind !== 'online' && way.kind !== 'park') return {};
  const target = way.kind === 'park' ? way.url : `${origin}/restaurants/${place.slug}/book-now`;
  return { potentialAction: { '@type': 'ReserveAction', target, result: { '@type': 'FoodEstablishmentReservation' } } };
}

/** The restaurant for search engines (schema.org Restaurant). `origin`: 'https://…' without a slash at the end. */
export function structuredData(place: RestaurantAnswer, origin: string, today: string): Thing {
  const { name, widths } = place.picture;
  return {
    '@type': 'Restaurant',
    '@id': `${origin}/restaurants/${place.slug}`,
    url: `${origin}/restaurants/${place.slug}`,
    name: place.title,
    image: `${origin}/images/${name}-${Math.max(...widths)}.webp`,
    telephone: place.phone,
    email: place.email,
    servesCuisine: 'Italian',
    acceptsReservations: place.enableBookings,
    hasMenu: place.menuLinks.map(({ id }) => `${origin}/our-menu/${id}`),
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.address.filter((line) => line !== place.town).join(', '),
      addressLocality: place.town,
      postalCode: place.postcode,
      addressCountry: 'GB',
    },
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
    openingHoursSpecification: ordinaryHours(place.openingHours),
    specialOpeningHoursSpecification: specialHours(place, today),
    parentOrganization: { '@id': organisationId(origin) },
    sameAs: place.mediaIcons.map((icon) => icon.url),
    amenityFeature: place.amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    ...reserveAction(place, origin, today),
    award: place.awards.map(({ title, year, awardedBy }) => `${title} ${year}, ${awardedBy}`),
  };
}
