import { addDays } from '../../values/time/wall-time.ts';
import type { restaurantFor } from './desk-context.server.ts';

/** Sizes of walk-ins that are one tap. */
export const WALK_IN_SIZES = [1, 2, 3, 4, 5, 6, 7, 8];

/** What the script needs to keep a page of a day up to date. To be read before what the page shows. */
export async function livePage({ storeId, slug, deps, now, today }: ReturnType<typeof restaurantFor>, date: string) {
  const shown = date === today ? null : date;
  const since = await deps.live.idOf({ storeId, date: shown });
  const page = `/desk/${slug}`;
  return {
    stream: `${page}/live?${new URLSearchParams({ ...(shown && { date: shown }), since })}`,
    drawnAt: now,
    /** Pages that are there without a connection; the first two are the same. */
    offline: [
      page,
      `${page}?date=${today}`,
      `${page}?date=${addDays(today, 1)}`,
      `${page}/walk-in`,
      ...WALK_IN_SIZES.map((covers) => `${page}/walk-in?covers=${covers}`),
    ],
  };
}
export type LivePage = Awaited<ReturnType<typeof livePage>>;
