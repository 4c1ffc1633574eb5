import { apiContext } from '../context.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { contentOf } from '../pages/content-calls.ts';
import { Container } from '../ui/section.tsx';
import type { Route } from './+types/menu-list';
import { SHOW_MENU_WITHOUT_LOCALISING } from './constants.ts';
import { readLocalMenus, readPlaces } from './local-menus.ts';
import { menuSearch, readMenuQuery } from './menu-query.ts';
import { RestaurantChoice } from './restaurant-choice.tsx';
import { StackedCard } from './stacked-card.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { network } = context.get(apiContext);
  const url = new URL(request.url);
  const [choices, places, local] = await Promise.all([
    contentOf(context).choices(),
    readPlaces(network),
    readLocalMenus(network, url),
  ]);
  const menus = local?.menus ?? (SHOW_MENU_WITHOUT_LOCALISING ? (choices ?? []) : []);
  const at = local && { slug: local.slug, title: local.title };
  return { menus, places, at, query: { ...readMenuQuery(url.searchParams), restaurant: at?.slug ?? null } };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, {
    title: 'Our menus',
    description: 'Pizza from the stones, pasta by the forkful, breakfast, lunch and a menu for small people.',
    path: '/our-menu',
    picture: loaderData?.menus[0]?.picture,
    index: menuSearch(readMenuQuery(new URLSearchParams(location.search))) === '',
  });

/** What the cards below are. */
function leadWords(at: string | undefined, some: boolean): string {
  if (at) return `These are the cards on the table at ${at}.`;
  if (!some) return 'Tell us where you are eating and we will bring the cards.';
  return 'Take a card. A few of our smaller kitchens leave one out: choose yours to see only what it serves.';
}

export default function MenuList({ loaderData: { menus, places, at, query } }: Route.ComponentProps) {
  return (
    <Container className="py-14 md:py-20">
      <h1 className="text-display text-tomato">What’s on</h1>
      <p role="status" className="mt-6 max-w-text text-lead">
        {leadWords(at?.title, menus.length > 0)}
      </p>
      <RestaurantChoice places={places} query={query} className="mt-6 max-w-lg" />
      <ul className="stacks mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {menus.map((menu) => (
          <li key={menu.id}>
            <StackedCard menu={menu} search={menuSearch(query)} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
