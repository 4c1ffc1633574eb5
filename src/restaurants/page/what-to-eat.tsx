import { OrderTakeaway } from '../takeaway.tsx';
import { HeroTiles } from './hero-tiles.tsx';
import { MenusServed } from './menus-served.tsx';
import { Offers } from './offers.tsx';
import { Part } from './part.tsx';
import type { RestaurantView } from './restaurant-view.ts';

/** What the house is proud of, what it cooks, and how to have it at home. */
export function WhatToEat({ place }: { place: RestaurantView }) {
  const takesAway = place.collect !== null || place.deliveryPartners.length > 0;
  return (
    <>
      <Part id="proud-of" title={`Only at ${place.site}`} tone="shade">
        <HeroTiles tiles={place.heroTiles} />
      </Part>
      <Part id="menus" title="What we cook here" tone="paper" beside>
        <Offers offers={place.offers} />
        <MenusServed menus={place.menuLinks} />
      </Part>
      {takesAway && (
        <>
          <div aria-hidden="true" className="gingham h-6" />
          <Part id="takeaway" title="Take us home" tone="butter">
            <OrderTakeaway place={place} />
          </Part>
        </>
      )}
    </>
  );
}
