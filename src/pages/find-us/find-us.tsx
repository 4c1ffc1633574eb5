import { lazy } from 'react';
import { href } from 'react-router';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import { dayMoments } from '../../restaurants/open-moments.ts';
import { SearchPanel } from '../../restaurants/search/search-panel.tsx';
import { servedTimes } from '../../restaurants/served-times.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { restaurantKind } from '../../settings/cuisine-words.ts';
import { fetchSettings } from '../../settings/settings-call.ts';
import { ListOrMap } from '../../ui/list-or-map/list-or-map.tsx';
import { Container } from '../../ui/section.tsx';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import { capitalise, withArticle } from '../../values/text.ts';
import { londonInstant, londonNow } from '../../values/time/london-time.ts';
import { firstChange } from '../../values/time/moments.ts';
import { readWritten, written } from '../../values/written.ts';
import { bookingRequest, type Party, partyOf } from '../free-tables/party-choice.ts';
import { partyWords } from '../free-tables/party-words.ts';
import { usualParty } from '../free-tables/usual-party.ts';
import { voucherWords } from '../free-tables/voucher-words.ts';
import { inGroups } from '../restaurants/restaurants-by-nation.ts';
import type { Route } from './+types/find-us';
import { AllRestaurants } from './all-restaurants.tsx';
import { allRestaurants, type FinderView, finderView } from './find-restaurants.ts';
import { type FinderQuery, readFinderQuery } from './finder-query.ts';
import { finderSummary, finderTitle } from './finder-words.ts';
import { FinderFailed, TooFar, UnknownPlace } from './nothing-found.tsx';
import { OtherPlaces } from './other-places.tsx';
import { PlaceForm } from './place-form.tsx';
import { Results } from './results.tsx';

const DrawnMap = lazy(() => import('./drawn-map.tsx'));

export const handle = {
  cache: { unless: ['place', 'tables'] },
  reads: ['place', 'tables'],
  query: ['page'],
} satisfies PagePolicy;

function timelinesOf(view: FinderView) {
  if (view.kind === 'found') return view.results.map(({ moments }) => moments);
  return view.kind === 'all' ? inGroups(view.nations).map(({ moments }) => moments) : [];
}

/** The page's data: the requested party, the times to choose from, and the time of rendering in epoch ms. */
type Shown = {
  query: FinderQuery;
  view: FinderView;
  party: Party;
  times: readonly string[];
  from: number;
  today: string;
  /** When the voucher in the address is valid. */
  voucher: string | null;
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { now, validUntil } = context.get(pageContext);
  const clock = londonNow(now);
  const today = clock.date;
  const api = context.get(apiContext);
  const [restaurants, { cuisine }] = await Promise.all([allRestaurants(api.network), fetchSettings(context)]);
  const times = servedTimes(restaurants);
  const { party: usual, until } = usualParty(clock, restaurants);
  const query = readFinderQuery(new URL(request.url).searchParams, today);
  const party = partyOf(query.choice, usual);
  const [view, voucher] = await Promise.all([
    finderView(api, query, { now, today, party, all: restaurants }),
    voucherWords(context, query.choice.offer),
  ]);
  validUntil(firstChange([dayMoments(now), ...timelinesOf(view)]));
  validUntil(londonInstant({ date: today, minutes: until }));
  const page: Shown = { query, view, party, times, from: now, today, voucher };
  // For the header's Book Now.
  return { cuisine, wanted: bookingRequest(query.choice), page: written(page) };
}

/** Analytics sees the title, so it leaves out the searched place, which may be a postcode or an address. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const kind = restaurantKind(loaderData?.cuisine);
  return pageMeta(matches, {
    title: `${capitalise(kind)}s, by postcode or town`,
    description: `Find ${withArticle(kind)}: opening hours, directions and free tables, nearest first.`,
    path: href('/find-us'),
  });
}

/** Shown if no restaurant is listed. */
function NothingListed({ shown: { view, query } }: { shown: Shown }) {
  if (view.kind === 'too-far') return <TooFar {...view} choice={query.choice} />;
  if (view.kind === 'unknown') return <UnknownPlace towns={view.towns} choice={query.choice} />;
  return view.kind === 'failed' ? <FinderFailed /> : null;
}

/** The matching restaurants, or all of them, as list and map. */
function Restaurants({ shown: { view, query, party, today, from } }: { shown: Shown }) {
  const { choice } = query;
  const onMap = { choice, date: party.date, today, from };
  if (view.kind === 'all') {
    return (
      <ListOrMap
        list={<AllRestaurants nations={view.nations} party={party} choice={choice} today={today} from={from} />}
        map={(link) => <DrawnMap listed={inGroups(view.nations)} {...onMap} {...link} />}
      />
    );
  }
  if (view.kind !== 'found') return null;
  return (
    <ListOrMap
      list={
        <Container className="lg:px-0">
          <Results view={view} query={query} party={party} today={today} from={from} />
        </Container>
      }
      map={(link) => (
        <DrawnMap listed={view.results} near={view.near} named={view.named ?? undefined} {...onMap} {...link} />
      )}
    />
  );
}

export default function FindUs({ loaderData }: Route.ComponentProps) {
  const data = readWritten(loaderData.page);
  const { query, view, party, times, today, voucher } = data;
  const hasResults = view.kind === 'found';
  return (
    <div className="pb-14">
      <Container className={hasResults ? 'pt-12 md:pt-16' : 'pt-14 md:pt-20'}>
        <h1 className={`wrap-anywhere text-tomato ${hasResults ? 'text-heading md:text-title' : 'text-title'}`}>
          {finderTitle(view, query.q)}
        </h1>
        <p role="status" className="sr-only">
          {finderSummary(view)}
        </p>
        {voucher && <p className="mt-2 text-sm">{voucher}</p>}
        <div className={hasResults ? 'md:mt-6' : 'mt-6 md:mt-8'}>
          <SearchPanel folded={hasResults} words={partyWords(party)}>
            <PlaceForm query={query} party={party} times={times} today={today} />
          </SearchPanel>
        </div>
        {hasResults && <OtherPlaces others={view.others} choice={query.choice} />}
        <NothingListed shown={data} />
      </Container>
      <Restaurants shown={data} />
    </div>
  );
}
