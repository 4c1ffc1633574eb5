import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { fetchJobsAt } from '../../careers/api/job-calls.ts';
import { OFFERS_FRESH_MS, offersAt } from '../../offers/api/offer-calls.ts';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import { pageNotFound } from '../../platform/api/page-not-found.ts';
import type { RestaurantAnswer } from '../../restaurants/contract.ts';
import { fetchRestaurant, restaurantsNear } from '../../restaurants/restaurant-calls.ts';
import { servedTimes } from '../../restaurants/served-times.ts';
import { restaurantKind } from '../../settings/cuisine-words.ts';
import { fetchSettings } from '../../settings/settings-call.ts';
import { Container } from '../../ui/section.tsx';
import { StaticPart, type StaticParts } from '../../ui/static-part.tsx';
import { londonInstant, londonNow } from '../../values/time/london-time.ts';
import { firstChange } from '../../values/time/moments.ts';
import { readWritten, type Written, written } from '../../values/written.ts';
import { freeTables, type TablesByStore } from '../free-tables/free-tables.ts';
import { partyOf, readChoice, wantedTable } from '../free-tables/party-choice.ts';
import { worthAsking } from '../free-tables/table-row.ts';
import { usualParty } from '../free-tables/usual-party.ts';
import { voucherWords } from '../free-tables/voucher-words.ts';
import { BookBar } from './book-bar.tsx';
import { WhatToEat } from './food/what-to-eat.tsx';
import { RestaurantHero } from './hero.tsx';
import { HoursCard } from './hours-card.tsx';
import styles from './story.module.css';
import { Tables } from './tables.tsx';
import { type PartProps, restaurantView } from './view/restaurant-view.ts';
import { PlanYourVisit } from './visit/plan-your-visit.tsx';

/** Below the hero: the description on the left, with a drop cap, the opening hours on the right. */
function Story({ restaurant, parts }: PartProps) {
  return (
    <div className="bg-cream">
      <Container className="grid items-start gap-16 py-14 md:py-20 lg:grid-cols-[7fr_5fr] xl:py-24 print:block print:py-4">
        <StaticPart name="about" html={parts?.about} className={`${styles.about} print:hidden`} />
        <HoursCard restaurant={restaurant} />
      </Container>
    </div>
  );
}

type PageArgs = Pick<LoaderFunctionArgs, 'request' | 'context'> & { params: { slug: string } };

/** The requested party, completed with usual values. */
function requestedTables(restaurant: RestaurantAnswer, { request, context }: Omit<PageArgs, 'params'>) {
  const { now, validUntil } = context.get(pageContext);
  const clock = londonNow(now);
  const times = servedTimes([restaurant]);
  const { party: usual, until } = usualParty(clock, [restaurant]);
  validUntil(londonInstant({ date: clock.date, minutes: until }));
  const choice = readChoice(new URL(request.url).searchParams, clock.date);
  return { choice, party: partyOf(choice, usual), times, today: clock.date };
}

/**
 * The data of a restaurant's page, also behind the booking card of a deep link, with its sources. `withTables` adds
 * the free tables.
 */
export async function loadRestaurantPage({ params, request, context }: PageArgs) {
  const [details, settings] = await Promise.all([fetchRestaurant(context, params.slug), fetchSettings(context)]);
  if (!details) throw pageNotFound(null, await restaurantsNear(context, params.slug));
  const { now, validUntil } = context.get(pageContext);
  const tableRequest = requestedTables(details, { request, context });
  const { today, party, choice } = tableRequest;
  const [offers, jobs, voucher] = await Promise.all([
    offersAt(context.get(apiContext), details.storeId, { date: choice.date, time: choice.time }),
    fetchJobsAt(context, settings.site_id, details.slug),
    voucherWords(context, choice.offer),
  ]);
  validUntil(now + OFFERS_FRESH_MS);
  const restaurant = restaurantView(details, now, { today, date: party.date }, { offers, jobs });
  validUntil(firstChange([restaurant.moments, restaurant.today, restaurant.collect?.moments ?? []]));
  return { details, settings, restaurant, tables: { ...tableRequest, voucher, known: {} as TablesByStore } };
}

type RestaurantPageData = Awaited<ReturnType<typeof loadRestaurantPage>>;

/** Adds the free tables if a day was requested. */
export async function withTables(page: RestaurantPageData, context: PageArgs['context']): Promise<RestaurantPageData> {
  const { restaurant, tables } = page;
  if (!tables.choice.date) return page;
  const known = await freeTables(context.get(apiContext).booking, worthAsking([restaurant]), tables.party);
  return { ...page, tables: { ...tables, known } };
}

/** Such as “Leeds Greek Street: Italian restaurant in Leeds”. */
export const restaurantPageTitle = ({ restaurant, settings }: RestaurantPageData) =>
  `${restaurant.title}: ${restaurantKind(settings.cuisine)} in ${restaurant.town}`;

type Shown = Pick<RestaurantPageData, 'restaurant' | 'tables'>;

/** The page's data for the browser. The header reads `restaurant` and `wanted`. */
export function pageDataOf({ restaurant, tables }: Shown) {
  const { slug, enableBookings } = restaurant;
  const wanted = wantedTable(tables.choice, tables.party);
  return { restaurant: { slug, enableBookings }, wanted, page: written({ restaurant, tables }) };
}

type RestaurantArticleProps = {
  page: Written<Shown>;
  /** The static parts (restaurant-parts.server.tsx), if they aren't in the page's HTML. */
  parts: StaticParts | null;
};

function Sections({ restaurant, tables, ...initial }: Shown & Pick<RestaurantArticleProps, 'parts'>) {
  // Parts opened by the diner stay open when tables are requested.
  const [parts] = useState(initial.parts);
  return (
    <article>
      <RestaurantHero restaurant={restaurant} {...tables} />
      <div>
        <Tables restaurant={restaurant} {...tables} />
        <Story restaurant={restaurant} parts={parts} />
        <WhatToEat restaurant={restaurant} parts={parts} />
        <PlanYourVisit restaurant={restaurant} parts={parts} />
        <BookBar restaurant={restaurant} {...tables} />
      </div>
    </article>
  );
}

export function RestaurantArticle({ page, parts }: RestaurantArticleProps) {
  const view = readWritten(page);
  return <Sections key={view.restaurant.slug} {...view} parts={parts} />;
}
