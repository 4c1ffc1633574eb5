import { fillIn } from '../../../settings/fill-in.ts';
import { useTexts } from '../../../settings/use-texts.ts';
import { Part } from '../view/part.tsx';
import type { RestaurantView } from '../view/restaurant-view.ts';
import { HeroTiles } from './hero-tiles.tsx';
import { MenusServed } from './menus-served.tsx';
import { Offers } from './offers.tsx';
import { OrderTakeaway } from './takeaway.tsx';

/** Highlights, menus, and takeaway. */
export function WhatToEat({ restaurant }: { restaurant: RestaurantView }) {
  const texts = useTexts();
  const takesAway = restaurant.collect !== null || restaurant.deliveryPartners.length > 0;
  return (
    <>
      <Part
        id="proud-of"
        title={fillIn(texts.restaurantTiles, { title: restaurant.title, site: restaurant.site })}
        tone="shade"
      >
        <HeroTiles tiles={restaurant.heroTiles} />
      </Part>
      <Part id="menus" title={texts.restaurantMenus} tone="paper" beside>
        <MenusServed menus={restaurant.menuLinks} />
      </Part>
      {restaurant.offers.length > 0 && (
        <Part id="offers" title="Offers here" tone="shade">
          <Offers offers={restaurant.offers} />
        </Part>
      )}
      {takesAway && (
        <>
          <div aria-hidden="true" className="gingham h-6" />
          <Part id="takeaway" title={texts.restaurantTakeaway} tone="butter">
            <OrderTakeaway restaurant={restaurant} />
          </Part>
        </>
      )}
    </>
  );
}
