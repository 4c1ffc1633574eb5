import { data } from 'react-router';
import { apiContext, pageContext } from '../context.ts';
import { pageMeta } from '../layout/page-meta.ts';
import type { BrandSettingsAnswer, RestaurantAnswer } from '../pages/content-contract.ts';
import { breadcrumbs } from '../pages/found/breadcrumbs.ts';
import { structured } from '../pages/found/schema-org.ts';
import type { Route } from './+types/restaurant-page';
import { londonNow } from './london-time.ts';
import { firstChange } from './moments.ts';
import { BookBar } from './page/book-bar.tsx';
import { RestaurantHero } from './page/hero.tsx';
import './page/page.css';
import { restaurantView } from './page/restaurant-view.ts';
import { Story } from './page/story.tsx';
import { structuredData } from './page/structured-data.ts';
import { Visit } from './page/visit.tsx';
import { WhatToEat } from './page/what-to-eat.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { network } = context.get(apiContext);
  const [found, settings] = await Promise.all([
    network.get<RestaurantAnswer>(`/api/v1/content/getRestaurantBySlug/${encodeURIComponent(params.slug)}`),
    network.get<BrandSettingsAnswer>('/api/v1/content/brand-settings'),
  ]);
  if (!found.ok) throw data(null, { status: found.status === 404 ? 404 : 500 });
  if (!settings.ok) throw new Error('Settings is not defined');
  const { now, validUntil } = context.get(pageContext);
  const today = londonNow(now).date;
  const restaurant = restaurantView(found.data, now, today);
  validUntil(firstChange([restaurant.moments, restaurant.today, restaurant.collect?.moments ?? []]));
  return { restaurant, thing: structuredData(found.data, settings.data.url, today) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { restaurant, thing } = loaderData;
  const { title, town, address, postcode, slug, picture } = restaurant;
  const facts = {
    title: `${title}: Italian restaurant in ${town}`,
    description: `${address.join(', ')}, ${postcode}. Opening hours, menus, directions and a table at ${title}.`,
    path: `/restaurants/${slug}`,
    picture,
  };
  const crumbs = [
    { name: 'Restaurants', path: '/restaurants' },
    { name: title, path: facts.path },
  ];
  return [...pageMeta(matches, facts), ...structured(matches, (site) => [thing, breadcrumbs(site, crumbs)])];
}

export default function RestaurantPage({ loaderData: { restaurant } }: Route.ComponentProps) {
  return (
    <article>
      <RestaurantHero place={restaurant} />
      <div>
        <Story place={restaurant} />
        <WhatToEat place={restaurant} />
        <Visit place={restaurant} />
        <BookBar place={restaurant} />
      </div>
    </article>
  );
}
