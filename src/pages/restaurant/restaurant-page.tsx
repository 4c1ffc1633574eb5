import { href } from 'react-router';
import { scriptsWhenAsked } from '../../platform/http/scripts-when-asked.ts';
import { breadcrumbs } from '../../seo/breadcrumbs.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { structuredDataMeta } from '../../seo/structured-data.ts';
import type { Route } from './+types/restaurant-page';
import { loadRestaurantPage } from './load-restaurant-page.ts';
import { RestaurantArticle } from './restaurant-article.tsx';

export const handle = scriptsWhenAsked;

export const loader = (args: Route.LoaderArgs) => loadRestaurantPage(args);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { restaurant, thing } = loaderData;
  const { title, town, address, postcode, slug, picture } = restaurant;
  const facts = {
    title: `${title}: Italian restaurant in ${town}`,
    description: `${address.join(', ')}, ${postcode}. Opening hours, menus, directions and a table at ${title}.`,
    path: href('/restaurants/:slug', { slug }),
    picture,
  };
  const crumbs = [
    { name: 'Restaurants', path: href('/restaurants') },
    { name: title, path: facts.path },
  ];
  return [...pageMeta(matches, facts), ...structuredDataMeta(matches, (site) => [thing, breadcrumbs(site, crumbs)])];
}

export default function RestaurantPage({ loaderData }: Route.ComponentProps) {
  return <RestaurantArticle {...loaderData} />;
}
