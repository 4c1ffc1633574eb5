import { useEffect, useState } from 'react';
import type { ApiClient } from '../../platform/api/api-client.ts';
import { networkClient } from '../../platform/api/browser-api.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { RestaurantEndpoints } from '../../restaurants/content-routes.server.ts';
import { isoDate } from '../../values/time/week.ts';
import { type OpenTimes, openTimesOn } from '../rules/group-times.ts';

type WhereAndDay = { slug: string; date: string };

/** When a restaurant is open on a day; null where that is not known, or it is closed. */
export async function openTimes(network: ApiClient, { slug, date }: WhereAndDay): Promise<OpenTimes | null> {
  if (!isoDate.safeParse(date).success) return null;
  const { get } = typedClient<RestaurantEndpoints>(network);
  const found = await get('/api/v1/content/getRestaurantBySlug/{slug}', { params: { slug } });
  return found.ok && found.data ? openTimesOn(found.data, date) : null;
}

/** As parts of a form that comes back without JavaScript, which cannot ask for them. */
export const typedOpen = ({ open, close }: OpenTimes) => ({ 'open.from': open, 'open.until': close });

export function openInTyped(typed: Record<string, string>): OpenTimes | null {
  const { 'open.from': open, 'open.until': close } = typed;
  return open && close ? { open, close } : null;
}

/** The same for a form in the browser, as restaurant and day are chosen. */
export function useOpenTimes({ slug, date }: { slug: string | undefined; date: string }, atFirst: OpenTimes | null) {
  const [open, setOpen] = useState(atFirst);
  useEffect(() => {
    let isOver = false;
    const show = (found: OpenTimes | null) => {
      if (!isOver) setOpen(found);
    };
    if (slug) void openTimes(networkClient, { slug, date }).then(show);
    else show(null);
    return () => {
      isOver = true;
    };
  }, [slug, date]);
  return open;
}
