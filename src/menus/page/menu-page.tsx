import { href, type ShouldRevalidateFunctionArgs } from 'react-router';
import { apiContext, sendStaticParts } from '../../platform/api/page-context.ts';
import { breadcrumbs } from '../../seo/breadcrumbs.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { describePage } from '../../seo/structured-data.ts';
import { fetchSettings } from '../../settings/settings-call.ts';
import { PageLink } from '../../ui/links/page-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import { readWritten, written } from '../../values/written.ts';
import { readLocalMenus, readRestaurantOptions } from '../local-menus.ts';
import { fetchMenu, menuNotFound } from '../menu-calls.ts';
import { menuSearch, readMenuQuery } from '../menu-query.ts';
import { menuStructuredData } from '../menu-structured-data.ts';
import { listedMenu, printMenu } from '../printed-menu.ts';
import type { Route } from './+types/menu-page';
import { dishParts } from './dish-parts.server.tsx';
import { FilterableMenu } from './filterable-menu.tsx';
import styles from './menu-page.module.css';

export const handle = { cache: 'always', reads: ['menu-filter'] } satisfies PagePolicy;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { network } = context.get(apiContext);
  const [answer, restaurantOptions, local, { menus }] = await Promise.all([
    fetchMenu(context, params.id),
    readRestaurantOptions(network),
    readLocalMenus(network, new URL(request.url)),
    fetchSettings(context),
  ]);
  if (!answer) throw await menuNotFound(context, params.id);
  const menu = printMenu(answer);
  const crumbs = [
    { name: 'Menus', path: href('/our-menu') },
    { name: menu.name, path: href('/our-menu/:id', { id: menu.id }) },
  ];
  describePage(context, (site) => [menuStructuredData(site.url, menu), breadcrumbs(site, crumbs)]);
  const dishes = sendStaticParts(context, dishParts(menu));
  const { sharedKitchens } = menus;
  return {
    menu: written(listedMenu(menu)),
    dishes,
    restaurantOptions: written(restaurantOptions),
    local,
    sharedKitchens,
    // For Book Now.
    wanted: menu.occasion ? { occasionId: menu.occasion } : undefined,
  };
}

const restaurantIn = ({ searchParams }: URL) => readMenuQuery(searchParams).restaurant;

/** Changing the dietary filter needs no new data: all dishes are loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const same = currentUrl.pathname === nextUrl.pathname && restaurantIn(currentUrl) === restaurantIn(nextUrl);
  return same ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const menu = readWritten(loaderData.menu);
  return pageMeta(matches, {
    // 'Breakfast' alone would be the title of a page about breakfast.
    title: /menu/i.test(menu.name) ? menu.name : `${menu.name} menu`,
    description: menu.description,
    path: href('/our-menu/:id', { id: menu.id }),
    picture: menu.picture,
    index: menuSearch(readMenuQuery(new URLSearchParams(location.search))) === '',
  });
};

export default function MenuPage({
  loaderData: { menu: text, restaurantOptions, wanted: _, ...rest },
}: Route.ComponentProps) {
  const menu = readWritten(text);
  return (
    <Container className="pt-8 pb-8 md:py-20 print:max-w-none print:p-0">
      <div className={styles.head}>
        <div className={styles.words}>
          <PageLink to={href('/our-menu')} className="text-link justify-self-start py-2 font-bold print:hidden">
            Every menu
          </PageLink>
          <h1 className="text-display text-tomato md:mt-2">{menu.name}</h1>
          <div>
            <p className="mt-3 max-w-text md:mt-6 md:text-lead">{menu.description}</p>
            <p className="mt-2 font-bold text-basil md:mt-3">{menu.served}</p>
          </div>
        </div>
        {menu.picture && (
          <Picture
            picture={menu.picture}
            sizes="(width >= 768px) 320px, 112px"
            priority
            decorative
            className={styles.plate}
          />
        )}
      </div>
      <FilterableMenu menu={menu} restaurantOptions={readWritten(restaurantOptions)} {...rest} />
    </Container>
  );
}
