import { useEffect, useState } from 'react';
import { networkClient } from '../../platform/api/browser-api.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { RestaurantEndpoints } from '../../restaurants/content-routes.server.ts';
import { isDate } from '../../values/time/wall-time.ts';
import { type OpenTimes, openTimesOn } from '../rules/group-times.ts';

type WhereAndDay = { slug: string; date: string };

type Hours = OpenTimes | 'closed' | null;

async function openTimes({ slug, date }: WhereAndDay): Promise<Hours> {
  const { get } = typedClient<RestaurantEndpoints>(networkClient);
  const response = await get('/api/v1/content/getRestaurantBySlug/{slug}', { params: { slug } });
  return response.ok && response.data ? (openTimesOn(response.data, date) ?? 'closed') : null;
}

/** The restaurant's opening times on the day; null if unknown. */
export function useOpenTimes({ slug, date }: { slug: string | undefined; date: string }) {
  const [open, setOpen] = useState<Hours>(null);
  useEffect(() => {
    let isOver = false;
    const show = (hours: Hours) => {
      if (!isOver) setOpen(hours);
    };
    if (slug && isDate(date)) void openTimes({ slug, date }).then(show);
    else show(null);
    return () => {
      isOver = true;
    };
  }, [slug, date]);
  return open;
}
