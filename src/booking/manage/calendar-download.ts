import { redirect } from 'react-router';
import { apiContext, pageContext } from '../../context.ts';
import type { BrandSettingsAnswer } from '../../pages/content-contract.ts';
import { calendarFile } from '../calendar-file.ts';
import type { Route } from './+types/calendar-download';
import { findBooking, findPlace } from './find-booking.ts';
import { managedEntry } from './managed-entry.ts';

/** The booking for the diner's calendar; where there is none to write down, the page says why. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const page = `/booking/${params.manageToken}`;
  const [booking, settings] = await Promise.all([
    findBooking(api, params.manageToken),
    api.network.get<BrandSettingsAnswer>('/api/v1/content/brand-settings'),
  ]);
  const place = booking && (await findPlace(api, booking.slug));
  if (!place || !settings.ok || booking.status !== 'booked') return redirect(page);
  const { site_name: name, email, url } = settings.data;
  const brand = { name, domain: email.split('@').at(-1) as string, pageUrl: `${url}${page}` };
  return new Response(calendarFile(managedEntry(booking, place, brand, context.get(pageContext).now)), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `attachment; filename="${booking.reference}.ics"`,
    },
  });
}
