import { href, redirect } from 'react-router';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import type { SettingsEndpoints } from '../../settings/content-routes.server.ts';
import { emailDomain } from '../../values/email/email-domain.ts';
import { calendarEntry } from '../calendar/calendar-entry.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import type { Route } from './+types/calendar-download';
import { loadBooking, loadRestaurant } from './link/manage-calls.ts';

/** The booking as an .ics file; without a booking the page shows why. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const page = href('/booking/:manageToken', { manageToken: params.manageToken });
  const [booking, settings] = await Promise.all([
    loadBooking(api, params.manageToken),
    typedClient<SettingsEndpoints>(api.network).get('/api/v1/content/brand-settings'),
  ]);
  const restaurant = booking && (await loadRestaurant(api, booking.slug));
  if (!restaurant || !settings.ok || booking.status !== 'booked') return redirect(page);
  const { site_name: name, email, url } = settings.data;
  const entry = calendarEntry({
    reference: booking.reference,
    brand: { name, domain: emailDomain(email) },
    restaurant: { ...booking, lat: restaurant.lat, lng: restaurant.lng },
    party: booking,
    page: { manageUrl: `${url}${page}` },
    startsAt: Date.parse(booking.startsAt),
    endsAt: Date.parse(booking.endsAt),
    writtenAt: context.get(pageContext).now,
    sequence: booking.sequence,
  });
  return new Response(calendarFile(entry), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `attachment; filename="${booking.reference}.ics"`,
    },
  });
}
