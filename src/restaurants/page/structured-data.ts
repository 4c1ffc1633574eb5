import type { RestaurantAnswer } from '../../pages/content-contract.ts';
import type { OpeningHours } from '../contract.ts';
import { type DayHours, hoursOn } from '../hours.ts';
import { addDays, weekdayOf } from '../wall-time.ts';

const A_MONDAY = '2024-01-01';
/** Search engines read 00:00 to 00:00 as closed all day. */
const ALL_DAY_CLOSED = { opens: '00:00', closes: '00:00' };

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

function specialHours(hours: OpeningHours, today: string) {
  return hours.overrides
    .filter(({ endDate }) => endDate >= today)
    .map(({ startDate, endDate }) =>
      asHours({ validFrom: startDate, validThrough: endDate, ...openAndClose(hoursOn(hours, startDate)) }),
    );
}

/** The restaurant for search engines (schema.org Restaurant). `origin`: 'https://…' without a slash at the end. */
export function structuredData(place: RestaurantAnswer, origin: string, today: string) {
  const { name, widths } = place.picture;
  return {
    '@context': 'https://schema.org',
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
    specialOpeningHoursSpecification: specialHours(place.openingHours, today),
    award: place.awards.map(({ title, year, awardedBy }) => `${title} ${year}, ${awardedBy}`),
  };
}
