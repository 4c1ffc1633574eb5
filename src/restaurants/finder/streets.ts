import { nations, type RestaurantSummary } from '../contract.ts';
import { type OpenMoment, openMoments } from '../open-moments.ts';

export type Shopfront = Pick<RestaurantSummary, 'slug' | 'title' | 'town' | 'site' | 'picture'> & {
  moments: OpenMoment[];
};
/** The restaurants of a town, side by side. */
export type Town = { name: string; shopfronts: Shopfront[] };
export type Street = { nation: RestaurantSummary['nation']; id: string; count: number; towns: Town[] };

const byName = (a: string, b: string) => a.localeCompare(b, 'en-GB');

function shopfront(place: RestaurantSummary, now: number): Shopfront {
  const { slug, title, town, site, picture } = place;
  return { slug, title, town, site, picture, moments: openMoments(place, now) };
}

function towns(places: RestaurantSummary[], now: number): Town[] {
  return [...Map.groupBy(places, ({ town }) => town)]
    .toSorted(([a], [b]) => byName(a, b))
    .map(([name, inTown]) => ({
      name,
      shopfronts: inTown.toSorted((a, b) => byName(a.site, b.site)).map((place) => shopfront(place, now)),
    }));
}

/** All restaurants by nation and town, nations in the house's order, the rest by name. `now` in epoch ms. */
export function streets(places: readonly RestaurantSummary[], now: number): Street[] {
  return nations.flatMap((nation) => {
    const inNation = places.filter((place) => place.nation === nation);
    if (inNation.length === 0) return [];
    const id = nation.toLowerCase().replaceAll(' ', '-');
    return [{ nation, id, count: inNation.length, towns: towns(inNation, now) }];
  });
}
