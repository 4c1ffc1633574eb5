import { data, type LoaderFunctionArgs } from 'react-router';
import { countedVisitor } from '../../../platform/api/caller/visitor.server.ts';
import { NOT_FOUND, TOO_MANY_REQUESTS } from '../../../values/http-status.ts';
import { calendarFeed, storeOfFeed } from '../../engine/office/calendar-feed.server.ts';
import { deskContext } from '../../frame/desk-context.server.ts';

/** A restaurant's calendar, for whoever has its link. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { deps } = context.get(deskContext);
  const seconds = await deps.limits.feed(countedVisitor());
  if (seconds > 0)
    return new Response('Too many requests.', {
      status: TOO_MANY_REQUESTS,
      headers: { 'retry-after': String(seconds), 'content-type': 'text/plain' },
    });
  const storeId = await storeOfFeed(deps.db, (params.feedToken ?? '').replace(/\.ics$/, ''));
  const restaurant = deps.restaurants().find((each) => each.storeId === storeId);
  if (!restaurant) throw data('There’s no calendar at this address.', { status: NOT_FOUND });
  return new Response(await calendarFeed(deps, restaurant), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${restaurant.slug}.ics"`,
    },
  });
}
