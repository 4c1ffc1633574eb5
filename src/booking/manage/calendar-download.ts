import { href, redirect } from 'react-router';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import type { SettingsEndpoints } from '../../settings/content-routes.server.ts';
import { bookingCalendar } from '../calendar/booking-calendar.ts';
import type { Route } from './+types/calendar-download';
import { loadBooking, loadRestaurant } from './link/manage-calls.ts';

/** The booking as an .ics file; a request without a table leads to its page, which says why. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { now, publicUrl } = context.get(pageContext);
  const page = href('/booking/:manageToken', { manageToken: params.manageToken });
  const [booking, settings] = await Promise.all([
    loadBooking(api, params.manageToken),
    typedClient<SettingsEndpoints>(api.network).get('/api/v1/content/brand-settings'),
  ]);
  const restaurant = booking && (await loadRestaurant(api, booking.slug));
  if (!restaurant || !settings.ok || booking.status === 'received') return redirect(page);
  const { site_name: name, email } = settings.data;
  const { filename, content, contentType } = bookingCalendar({
    reference: booking.reference,
    brand: { name, email },
    restaurant: { ...booking, lat: restaurant.lat, lng: restaurant.lng },
    party: booking,
    manageUrl: `${publicUrl}${page}`,
    startsAt: Date.parse(booking.startsAt),
    endsAt: Date.parse(booking.endsAt),
    createdAt: booking.bookedAt ? Date.parse(booking.bookedAt) : undefined,
    writtenAt: now,
    sequence: booking.sequence,
    cancelled: booking.status === 'cancelled',
  });
  return new Response(content, {
    headers: { 'content-type': contentType, 'content-disposition': `attachment; filename="${filename}"` },
  });
}
