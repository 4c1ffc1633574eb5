import { href } from 'react-router';
import { apiContext } from '../../platform/api/page-context.ts';
import { pageMeta, siteOf } from '../../seo/page-meta.ts';
import type { BrandTexts } from '../../settings/contract.ts';
import { fillIn } from '../../settings/fill-in.ts';
import { useTexts } from '../../settings/use-texts.ts';
import { Container } from '../../ui/section.tsx';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import { SHOW_MENU_WITHOUT_LOCALISING } from '../constants.ts';
import { readLocalMenus, readRestaurantOptions } from '../local-menus.ts';
import { fetchChoices } from '../menu-calls.ts';
import { menuSearch, readMenuQuery } from '../menu-query.ts';
import { RestaurantChoice } from '../restaurant-choice.tsx';
import type { Route } from './+types/menu-list';
import styles from './stacked-card.module.css';
import { StackedCard } from './stacked-card.tsx';

export const handle = { cache: 'always', reads: ['menu-filter'] } satisfies PagePolicy;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { network } = context.get(apiContext);
  const url = new URL(request.url);
  const [choices, restaurantOptions, local] = await Promise.all([
    fetchChoices(context),
    readRestaurantOptions(network),
    readLocalMenus(network, url),
  ]);
  const menus = local?.menus ?? (SHOW_MENU_WITHOUT_LOCALISING ? (choices ?? []) : []);
  const at = local && { slug: local.slug, title: local.title };
  return {
    menus,
    restaurantOptions,
    at,
    query: { ...readMenuQuery(url.searchParams), restaurant: at?.slug ?? null },
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, {
    title: 'Our menus',
    description: siteOf(matches)?.texts.menusDescription ?? '',
    path: href('/our-menu'),
    picture: loaderData?.menus[0]?.picture,
    index: menuSearch(readMenuQuery(new URLSearchParams(location.search))) === '',
  });

function leadWords(texts: BrandTexts, title: string | undefined, hasMenus: boolean): string {
  if (title) return fillIn(texts.menusLeadAt, { title });
  if (!hasMenus) return 'Choose your restaurant to see its menus.';
  return texts.menusLead;
}

export default function MenuList({ loaderData: { menus, restaurantOptions, at, query } }: Route.ComponentProps) {
  const texts = useTexts();
  return (
    <Container className="py-14 md:py-20">
      <h1 className="text-display text-tomato">Menus</h1>
      <p role="status" className="mt-6 max-w-text text-lead">
        {leadWords(texts, at?.title, menus.length > 0)}
      </p>
      <RestaurantChoice restaurantOptions={restaurantOptions} query={query} className="mt-6 max-w-lg" />
      <ul className={`${styles.cards} mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-16 lg:grid-cols-3`}>
        {menus.map((menu) => (
          <li key={menu.id}>
            <StackedCard menu={menu} search={menuSearch(query)} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
