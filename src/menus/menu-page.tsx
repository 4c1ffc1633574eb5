import { data, Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { apiContext } from '../context.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { contentOf } from '../pages/content-calls.ts';
import { breadcrumbs } from '../pages/found/breadcrumbs.ts';
import { menuThing } from '../pages/found/menu-thing.ts';
import { structured } from '../pages/found/schema-org.ts';
import { Picture } from '../ui/picture.tsx';
import { Container } from '../ui/section.tsx';
import type { Route } from './+types/menu-page';
import { readLocalMenus, readPlaces } from './local-menus.ts';
import { menuSearch, readMenuQuery } from './menu-query.ts';
import { printMenu } from './printed-menu.ts';
import { SiftedMenu } from './sifted-menu.tsx';
import './menu-page.css';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { network } = context.get(apiContext);
  const [menu, places, local] = await Promise.all([
    contentOf(context).menu(params.id),
    readPlaces(network),
    readLocalMenus(network, new URL(request.url)),
  ]);
  if (!menu) throw data('Menu not found.', { status: 404 });
  return { menu: printMenu(menu), places, local };
}

const restaurantIn = ({ searchParams }: URL) => readMenuQuery(searchParams).restaurant;

/** Wishes are met with the dishes that are here already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const same = currentUrl.pathname === nextUrl.pathname && restaurantIn(currentUrl) === restaurantIn(nextUrl);
  return same ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { menu } = loaderData;
  const facts = {
    // 'Breakfast' alone is the name of a page about breakfast.
    title: /menu/i.test(menu.name) ? menu.name : `${menu.name} menu`,
    description: menu.description,
    path: `/our-menu/${menu.id}`,
    picture: menu.picture,
    index: menuSearch(readMenuQuery(new URLSearchParams(location.search))) === '',
  };
  const crumbs = [
    { name: 'Menus', path: '/our-menu' },
    { name: menu.name, path: facts.path },
  ];
  return [
    ...pageMeta(matches, facts),
    ...structured(matches, (site) => [menuThing(site.url, menu), breadcrumbs(site, crumbs)]),
  ];
};

export default function MenuPage({ loaderData: { menu, places, local } }: Route.ComponentProps) {
  return (
    <Container className="overflow-x-clip py-14 md:py-20">
      <div className="grid items-center gap-8 md:grid-cols-[1fr_auto]">
        <div>
          <Link to="/our-menu" prefetch="intent" viewTransition className="text-link inline-block py-2 font-bold">
            Every menu
          </Link>
          <h1 className="mt-2 text-display text-tomato">{menu.name}</h1>
          <p className="mt-6 max-w-text text-lead">{menu.description}</p>
          <p className="mt-3 max-w-[55%] font-bold text-basil md:max-w-none">{menu.served}</p>
        </div>
        {menu.picture && <Picture picture={menu.picture} sizes="320px" priority decorative className="menu-plate" />}
      </div>
      <SiftedMenu menu={menu} places={places} local={local} />
    </Container>
  );
}
