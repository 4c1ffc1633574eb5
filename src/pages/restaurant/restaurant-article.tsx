import { BookBar } from './book-bar.tsx';
import { RestaurantHero } from './hero.tsx';
import type { RestaurantPageData } from './load-restaurant-page.ts';
import { PlanYourVisit } from './plan-your-visit.tsx';
import { Story } from './story.tsx';
import { Tables } from './tables.tsx';
import { WhatToEat } from './what-to-eat.tsx';

/** The page of a restaurant. */
export function RestaurantArticle({ restaurant, tables }: Pick<RestaurantPageData, 'restaurant' | 'tables'>) {
  return (
    <article>
      <RestaurantHero restaurant={restaurant} asked={tables.asked} today={tables.today} />
      <div>
        <Tables restaurant={restaurant} {...tables} />
        <Story restaurant={restaurant} />
        <WhatToEat restaurant={restaurant} />
        <PlanYourVisit restaurant={restaurant} />
        <BookBar restaurant={restaurant} {...tables} />
      </div>
    </article>
  );
}
