import type { NamedPlace } from './gazetteer.ts';
import type { IndexedName } from './name-keys.ts';
import { placeKey } from './place-key.ts';
import type { NamedSite } from './types.ts';

/** Ranks like a large suburb: below its city, above villages that share a word with it. */
const restaurantWeight = 30_000;
const unlistedTownWeight = 25_000;

/** 'Newport' for the most populous, 'Newport, Isle of Wight' for the others. */
function labelOf(place: NamedPlace, namesakes: NamedPlace[]): string {
  const others = namesakes.filter((namesake) => namesake !== place);
  if (others.every((namesake) => place.population >= namesake.population * 5)) return place.name;
  const countyTells = place.region !== '' && place.region !== place.name && place.nation !== 'Northern Ireland';
  return `${place.name}, ${countyTells ? place.region : place.nation}`;
}

/** Places for the name index, labelled to distinguish namesakes. */
export function indexPlaces(places: NamedPlace[]): IndexedName[] {
  const byName = Map.groupBy(places, ({ name }) => name);
  return places.map((place) => ({
    match: { kind: 'place', label: labelOf(place, byName.get(place.name) ?? []), lat: place.lat, lng: place.lng },
    names: [place.name, ...place.aliases],
    weight: place.population,
    within: `${placeKey(`${place.region} ${place.nation}`)} uk united kingdom`,
    reach: place.reach,
  }));
}

function indexSite({ slug, title, town, site, lat, lng }: NamedSite): IndexedName {
  return {
    match: { kind: 'restaurant', label: title, lat, lng, slug },
    names: [...new Set([title, `${town} ${site}`])],
    weight: restaurantWeight,
    within: `${placeKey(town)} uk`,
  };
}

/** Restaurants by title and site, and their towns if the gazetteer lacks them. */
export function indexSites(sites: NamedSite[], places: IndexedName[]): IndexedName[] {
  const names = new Set(places.flatMap(({ names }) => names.map(placeKey)));
  const byTown = Map.groupBy(
    sites.filter(({ town }) => !names.has(placeKey(town))),
    ({ town }) => town,
  );
  const towns = [...byTown].map(([town, [first]]): IndexedName => {
    const { lat = 0, lng = 0 } = first ?? {};
    return { match: { kind: 'place', label: town, lat, lng }, names: [town], weight: unlistedTownWeight, within: 'uk' };
  });
  return [...towns, ...sites.map(indexSite)];
}
