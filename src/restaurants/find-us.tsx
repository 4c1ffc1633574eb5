import { MAX_TABLE_BOOKING_COVERS } from '../booking/constants.ts';
import { apiContext, pageContext } from '../context.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Container } from '../ui/section.tsx';
import type { Route } from './+types/find-us';
import './finder/finder.css';
import { readFinderQuery } from './finder/finder-query.ts';
import { type FinderView, finderView } from './finder/finder-view.ts';
import { finderSummary, finderTitle } from './finder/finder-words.ts';
import { FinderFailed, TooFar, UnknownPlace } from './finder/nothing-found.tsx';
import { PlaceForm } from './finder/place-form.tsx';
import { Results } from './finder/results.tsx';
import { Wall } from './finder/wall.tsx';
import { londonNow } from './london-time.ts';
import { firstChange } from './moments.ts';
import { dayMoments } from './open-moments.ts';

function timelinesOf(view: FinderView) {
  if (view.kind === 'found') return view.places.map(({ moments }) => moments);
  if (view.kind !== 'all') return [];
  return view.streets.flatMap(({ towns }) =>
    towns.flatMap(({ shopfronts }) => shopfronts.map(({ moments }) => moments)),
  );
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { now, validUntil } = context.get(pageContext);
  const today = londonNow(now).date;
  const query = readFinderQuery(new URL(request.url).searchParams, today, MAX_TABLE_BOOKING_COVERS);
  const view = await finderView(context.get(apiContext), query, now, today);
  validUntil(firstChange([dayMoments(now), ...timelinesOf(view)]));
  return { query, view, from: now, today, mostCovers: MAX_TABLE_BOOKING_COVERS };
}

type Shown = Route.ComponentProps['loaderData'];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const where = loaderData?.view.kind === 'found' ? ` near ${loaderData.view.near.label}` : '';
  return pageMeta(matches, {
    title: `Italian restaurants${where || ', by postcode or town'}`,
    description: `Find an Italian restaurant${where}: opening hours, directions and free tables, nearest first.`,
    path: '/find-us',
  });
}

function Findings({ shown: { view, query, from } }: { shown: Shown }) {
  const { party } = query;
  if (view.kind === 'found') return <Results {...view} query={query} from={from} />;
  if (view.kind === 'too-far') return <TooFar {...view} party={party} />;
  if (view.kind === 'unknown') return <UnknownPlace towns={view.towns} party={party} />;
  return view.kind === 'failed' ? <FinderFailed /> : null;
}

export default function FindUs({ loaderData }: Route.ComponentProps) {
  const { query, view, today, mostCovers, from } = loaderData;
  return (
    <>
      <Container className="pt-12 pb-14 md:pt-16">
        <h1 className={`text-tomato wrap-anywhere ${view.kind === 'all' ? 'text-display' : 'text-title'}`}>
          {finderTitle(view, query.q)}
        </h1>
        <p role="status" className="sr-only">
          {finderSummary(view)}
        </p>
        <div className="mt-10">
          <PlaceForm q={query.q} party={query.party} today={today} mostCovers={mostCovers} />
        </div>
        <Findings shown={loaderData} />
      </Container>
      {view.kind === 'all' && <Wall streets={view.streets} from={from} />}
    </>
  );
}
