import type { ReactElement } from 'react';
import type { RestaurantAnswer } from '../../restaurants/contract.ts';
import type { BrandSettingsAnswer } from '../../settings/contract.ts';
import { fillIn } from '../../settings/fill-in.ts';
import { drawStatic } from '../../ui/draw-static.server.ts';
import type { StaticParts } from '../../ui/static-part.tsx';
import { memoize } from '../../values/memoize.ts';
import { About } from './about.tsx';
import { HeroTiles } from './food/hero-tiles.tsx';
import { MenusServed } from './food/menus-served.tsx';
import { TakeawayDelivery } from './food/takeaway-delivery.tsx';
import type { RestaurantPartName } from './view/held-parts.tsx';
import { PartContent } from './view/part.tsx';
import { Address } from './visit/address.tsx';
import { Amenities } from './visit/amenities.tsx';
import { GettingHere } from './visit/getting-here.tsx';

type DrawnOnce = Record<RestaurantPartName, ReactElement>;

function renderPart(restaurant: RestaurantAnswer, { texts, restaurants }: BrandSettingsAnswer): DrawnOnce {
  const { title, site } = restaurant;
  return {
    about: <About {...restaurant} awardsTitle={restaurants.awardsTitle} />,
    'proud-of': (
      <PartContent id="proud-of" title={fillIn(texts.restaurantTiles, { title, site })}>
        <HeroTiles tiles={restaurant.heroTiles} />
      </PartContent>
    ),
    menus: (
      <PartContent id="menus" title={texts.restaurantMenus} beside>
        <MenusServed menus={restaurant.menuLinks} />
      </PartContent>
    ),
    delivery: <TakeawayDelivery partners={restaurant.deliveryPartners} lead={texts.deliveryLead} />,
    amenities: <Amenities restaurant={restaurant} facilitiesTitle={texts.restaurantFacilities} />,
    address: <Address restaurant={restaurant} threeWordsLabel={texts.threeWords} />,
    'getting-here': <GettingHere restaurant={restaurant} />,
  };
}

/** The parts of a restaurant's page that scripts don't change, rendered once for each content version. */
export const restaurantParts = memoize((restaurant: RestaurantAnswer) =>
  memoize(
    (settings: BrandSettingsAnswer): StaticParts =>
      Object.fromEntries(
        Object.entries(renderPart(restaurant, settings)).map(([name, part]) => [name, drawStatic(part)]),
      ),
  ),
);
