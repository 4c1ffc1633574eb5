import { MAX_TABLE_BOOKING_COVERS } from '../booking/contract.ts';
import { apiContext, pageContext } from '../context.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Container } from '../ui/section.tsx';
import type { Route } from './+types/find-us';
import './finder/finder.css';
import { readFinderQuery } from './finder/finder-query.ts';
import { type FinderView, finderView } from './finder/finder-view.ts';
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

function whereOf(data: Route.ComponentProps['loaderData'] | undefined): string {
  return data?.view.kind === 'found' ? ` near ${data.view.near.label}` : '';
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const where = whereOf(loaderData);
  return pageMeta(matches, {
    title: `Italian restaurants${where || ', by postcode or town'}`,
    description: `Find an Italian restaurant${where}: opening hours, directions and free tables, nearest first.`,
    path: '/find-us',
  });
}

type FindingsProps = { data: Route.ComponentProps['loaderData'] };

function Findings({ data: { view, query, from } }: FindingsProps) {
  const { q, party } = query;
  if (view.kind === 'found') return <Results {...view} query={query} from={from} />;
  if (view.kind === 'too-far') return <TooFar {...view} label={view.near.label} party={party} />;
  if (view.kind === 'unknown') return <UnknownPlace q={q} towns={view.towns} party={party} />;
  return <FinderFailed />;
}

function summary({ view }: Route.ComponentProps['loaderData']): string {
  if (view.kind === 'found') return `${view.places.length} restaurants near ${view.near.label}, nearest first`;
  return view.kind === 'all' ? '' : 'No restaurant found';
}

export default function FindUs({ loaderData }: Route.ComponentProps) {
  const { query, view, today, mostCovers, from } = loaderData;
  return (
    <>
      <Container className="pt-16 pb-14 md:pt-20">
        <h1 className="text-display text-tomato">Find us</h1>
        <div className="mt-10">
          <PlaceForm q={query.q} party={query.party} today={today} mostCovers={mostCovers} />
        </div>
        <p role="status" className="sr-only">
          {summary(loaderData)}
        </p>
        {view.kind !== 'all' && (
          <div className="mt-16">
            <Findings data={loaderData} />
          </div>
        )}
      </Container>
      {view.kind === 'all' && <Wall streets={view.streets} from={from} />}
    </>
  );
}
