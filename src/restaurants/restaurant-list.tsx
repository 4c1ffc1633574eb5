import { pageContext } from '../context.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { contentOf } from '../pages/content-calls.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/section.tsx';
import type { Route } from './+types/restaurant-list';
import { NationLinks } from './finder/nation-links.tsx';
import { type Street, streets } from './finder/streets.ts';
import { Wall } from './finder/wall.tsx';
import { firstChange } from './moments.ts';

function timelinesOf(all: Street[]) {
  return all.flatMap(({ towns }) => towns.flatMap(({ shopfronts }) => shopfronts.map(({ moments }) => moments)));
}

export async function loader({ context }: Route.LoaderArgs) {
  const restaurants = (await contentOf(context).restaurants()) ?? [];
  const { now, validUntil } = context.get(pageContext);
  const all = streets(restaurants, now);
  validUntil(firstChange(timelinesOf(all)));
  return { streets: all, count: restaurants.length, from: now };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'All our restaurants',
    description: `All ${loaderData?.count ?? ''} restaurants in England, Scotland, Wales and Northern Ireland, town by town.`,
    path: '/restaurants',
  });
}

export default function RestaurantList({ loaderData: { streets: all, count, from } }: Route.ComponentProps) {
  return (
    <>
      <Container className="pt-16 pb-6 md:pt-20">
        <h1 className="max-w-[12ch] text-display text-tomato">{count} front doors</h1>
        <p className="mt-8 max-w-text text-lead">
          No two alike, and one of them nearer than you think. Walk along, or let us point you there.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink to="/find-us" size="large">
            Find the nearest
          </ButtonLink>
          <NationLinks streets={all} />
        </div>
      </Container>
      <Wall streets={all} from={from} />
    </>
  );
}
