import { href } from 'react-router';
import { pageContext } from '../../platform/api/page-context.ts';
import { fetchRestaurants } from '../../restaurants/restaurant-calls.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useTexts } from '../../settings/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/section.tsx';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import { listInWords } from '../../values/text.ts';
import { firstChange } from '../../values/time/moments.ts';
import type { Route } from './+types/restaurant-list';
import { NationLinks } from './nation-links.tsx';
import { RestaurantDirectory } from './restaurant-directory.tsx';
import { inGroups, listedRestaurant, restaurantsByNation } from './restaurants-by-nation.ts';

export const handle = { cache: 'always' } satisfies PagePolicy;

export async function loader({ context }: Route.LoaderArgs) {
  const restaurants = (await fetchRestaurants(context)) ?? [];
  const { now, validUntil } = context.get(pageContext);
  const nations = restaurantsByNation(restaurants, (restaurant) => listedRestaurant(restaurant, now));
  validUntil(firstChange(inGroups(nations).map(({ moments }) => moments)));
  return { nations, count: restaurants.length, from: now };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const nations = loaderData?.nations.map(({ nation }) => nation) ?? [];
  const nationList = listInWords(nations, 'and');
  return pageMeta(matches, {
    title: 'All our restaurants',
    description: `All ${loaderData?.count ?? ''} restaurants${nationList && ` in ${nationList}`}, town by town.`,
    path: href('/restaurants'),
  });
}

export default function RestaurantList({ loaderData: { nations, count, from } }: Route.ComponentProps) {
  return (
    <>
      <Container className="pt-16 pb-6 md:pt-20">
        <h1 className="max-w-[12ch] text-display text-tomato">{count} restaurants</h1>
        <p className="mt-8 max-w-text text-lead">{useTexts().restaurantsLead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink to={href('/find-us')} size="large">
            Find the nearest
          </ButtonLink>
          <NationLinks nations={nations} />
        </div>
      </Container>
      <RestaurantDirectory nations={nations} from={from} />
    </>
  );
}
