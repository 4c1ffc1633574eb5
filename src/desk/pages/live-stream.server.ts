import { isDate } from '../../values/time/wall-time.ts';
import { deskContext, type PageArgs, restaurantFor } from '../frame/desk-context.server.ts';

/** GET /desk/:slug/live?date=&since=: Server-Sent Events, `change` when the day isn't what the page shows any more. */
export function loader(args: PageArgs): Response {
  const { storeId, deps } = restaurantFor(args, 'see-day');
  const { tokens } = args.context.get(deskContext);
  const { headers, url } = args.request;
  const query = new URL(url).searchParams;
  const date = query.get('date') ?? '';
  const lastId = headers.get('last-event-id') ?? query.get('since');
  return new Response(deps.live.open({ storeId, date: isDate(date) ? date : null, tokens, lastId }), {
    // Tells proxies not to buffer or compress the stream.
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
