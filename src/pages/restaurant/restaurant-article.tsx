import { BookBar } from './book-bar.tsx';
import { WhatToEat } from './food/what-to-eat.tsx';
import { RestaurantHero } from './hero.tsx';
import type { RestaurantPageData } from './load-restaurant-page.ts';
import { Story } from './story.tsx';
import { Tables } from './tables.tsx';
import { PlanYourVisit } from './visit/plan-your-visit.tsx';

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
