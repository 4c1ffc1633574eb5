import type { LoaderFunctionArgs } from 'react-router';
import { fetchJobsAt } from '../../careers/api/job-calls.ts';
import { OFFERS_FRESH_MS, offersAt } from '../../offers/api/offer-calls.ts';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import { pageNotFound } from '../../platform/api/page-not-found.ts';
import type { RestaurantAnswer } from '../../restaurants/contract.ts';
import { fetchRestaurant } from '../../restaurants/restaurant-calls.ts';
import { servedTimes } from '../../restaurants/served-times.ts';
import { fetchSettings } from '../../settings/settings-call.ts';
import { londonInstant, londonNow } from '../../values/time/london-time.ts';
import { firstChange } from '../../values/time/moments.ts';
import { partyOf, readAsked } from '../free-tables/asked.ts';
import { freeTables, type TablesByStore } from '../free-tables/free-tables.ts';
import { worthAsking } from '../free-tables/table-row.ts';
import { usualParty } from '../free-tables/usual-party.ts';
import { restaurantView } from './view/restaurant-view.ts';

type PageArgs = Pick<LoaderFunctionArgs, 'request' | 'context'> & { params: { slug: string } };

/** The party asked for, completed by what is usual. */
function askedTables(found: RestaurantAnswer, { request, context }: Omit<PageArgs, 'params'>) {
  const { now, validUntil } = context.get(pageContext);
  const clock = londonNow(now);
  const times = servedTimes([found]);
  const { party: usual, until } = usualParty(clock, times);
  validUntil(londonInstant({ date: clock.date, minutes: until }));
  const asked = readAsked(new URL(request.url).searchParams, clock.date);
  return { asked, party: partyOf(asked, usual), times, today: clock.date };
}

/**
 * What a restaurant's page shows, on its own and behind the booking card of a deep link, and the restaurant as found. Free
 * tables are left to `withTables`.
 */
export async function loadRestaurantPage({ params, request, context }: PageArgs) {
  const [found, settings] = await Promise.all([fetchRestaurant(context, params.slug), fetchSettings(context)]);
  if (!found) throw pageNotFound();
  const { now, validUntil } = context.get(pageContext);
  const asking = askedTables(found, { request, context });
  const { today, party, asked } = asking;
  const [offers, jobs] = await Promise.all([
    offersAt(context.get(apiContext), found.storeId, { date: asked.date, time: asked.time }),
    fetchJobsAt(context, settings.site_id, found.slug),
  ]);
  validUntil(now + OFFERS_FRESH_MS);
  const { awardsTitle } = settings.restaurants;
  const restaurant = restaurantView(found, now, { today, date: party.date }, { offers, jobs, awardsTitle });
  validUntil(firstChange([restaurant.moments, restaurant.today, restaurant.collect?.moments ?? []]));
  const { cuisine } = settings;
  return { found, restaurant, cuisine, tables: { ...asking, known: {} as TablesByStore } };
}

/** The page with the tables that are free for the party asked for, where one is. */
export async function withTables(page: RestaurantPageData, context: PageArgs['context']): Promise<RestaurantPageData> {
  const { restaurant, tables } = page;
  if (!tables.asked.date) return page;
  const known = await freeTables(context.get(apiContext).booking, worthAsking([restaurant]), tables.party);
  return { ...page, tables: { ...tables, known } };
}

export type RestaurantPageData = Awaited<ReturnType<typeof loadRestaurantPage>>;
