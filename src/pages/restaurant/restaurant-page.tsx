import { href } from 'react-router';
import { sendStaticParts } from '../../platform/api/page-context.ts';
import { breadcrumbs } from '../../seo/breadcrumbs.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { describePage } from '../../seo/structured-data.ts';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import { readWritten } from '../../values/written.ts';
import type { Route } from './+types/restaurant-page';
import { loadRestaurantPage, pageDataOf, RestaurantArticle, restaurantPageTitle, withTables } from './restaurant.tsx';
import { restaurantParts } from './restaurant-parts.server.tsx';
import { restaurantStructuredData } from './restaurant-structured-data.ts';

export const handle = { cache: { unless: ['tables'] }, reads: ['tables'] } satisfies PagePolicy;

export async function loader(args: Route.LoaderArgs) {
  const page = await withTables(await loadRestaurantPage(args), args.context);
  const { details, settings, restaurant, tables } = page;
  const { title, slug } = restaurant;
  const { cuisine } = settings;
  const crumbs = [
    { name: 'Restaurants', path: href('/restaurants') },
    { name: title, path: href('/restaurants/:slug', { slug }) },
  ];
  describePage(args.context, (site) => [
    restaurantStructuredData(details, { origin: site.url, cuisine }, tables.today),
    breadcrumbs(site, crumbs),
  ]);
  const parts = sendStaticParts(args.context, restaurantParts(details)(settings));
  return { ...pageDataOf({ restaurant, tables }), parts, pageTitle: restaurantPageTitle(page) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, address, postcode, slug, picture } = readWritten(loaderData.page).restaurant;
  return pageMeta(matches, {
    title: loaderData.pageTitle,
    description: `${address.join(', ')}, ${postcode}. Opening hours, menus, directions and a table at ${title}.`,
    path: href('/restaurants/:slug', { slug }),
    picture,
  });
}

export default function RestaurantPage({ loaderData: { page, parts } }: Route.ComponentProps) {
  return <RestaurantArticle page={page} parts={parts} />;
}
