import { data } from 'react-router';
import { pageContext } from '../context.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { contentOf } from '../pages/content-calls.ts';
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
  const content = contentOf(context);
  const [found, settings] = await Promise.all([content.restaurant(params.slug), content.settings()]);
  if (!found) throw data(null, { status: 404 });
  const { now, validUntil } = context.get(pageContext);
  const today = londonNow(now).date;
  const restaurant = restaurantView(found, now, today);
  validUntil(firstChange([restaurant.moments, restaurant.today, restaurant.collect?.moments ?? []]));
  return { restaurant, thing: structuredData(found, settings.url, today) };
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
