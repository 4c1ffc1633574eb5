import type { LoaderFunctionArgs } from 'react-router';
import { addDays } from '../../values/time/wall-time.ts';
import { serviceDateAt } from '../rules/party-status.ts';
import { deskContext, restaurantIn } from './desk-context.server.ts';

/** What the script needs to keep a page of a day up to date. To be read before what the page shows. */
export async function livePage(args: LoaderFunctionArgs, date: string) {
  const { storeId, slug } = restaurantIn(args);
  const { deps } = args.context.get(deskContext);
  const now = deps.clock().epochMilliseconds;
  const today = serviceDateAt(now);
  const shown = date === today ? null : date;
  const since = await deps.live.idOf({ storeId, date: shown });
  const page = `/desk/${slug}`;
  return {
    stream: `${page}/live?${new URLSearchParams({ ...(shown && { date: shown }), since })}`,
    drawnAt: now,
    /** Pages that can be read without a connection. */
    offline: [page, `${page}?date=${today}`, `${page}?date=${addDays(today, 1)}`],
  };
}
export type LivePage = Awaited<ReturnType<typeof livePage>>;
