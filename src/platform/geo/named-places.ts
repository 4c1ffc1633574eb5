import type { NamedPlace } from './gazetteer.ts';
import type { Named } from './name-keys.ts';
import { placeKey } from './place-key.ts';
import type { NamedSite } from './types.ts';

/** A restaurant ranks like a good-sized suburb: below its city, above the villages that share a word with it. */
const restaurantWeight = 30_000;
const unlistedTownWeight = 25_000;

/** 'Newport' for the one most people mean, 'Newport, Isle of Wight' for the others. */
function labelOf(place: NamedPlace, sharing: NamedPlace[]): string {
  const others = sharing.filter((other) => other !== place);
  if (others.every((other) => place.population >= other.population * 5)) return place.name;
  const countyTells = place.region !== '' && place.region !== place.name && place.nation !== 'Northern Ireland';
  return `${place.name}, ${countyTells ? place.region : place.nation}`;
}

/** Places as the name index holds them, labelled so that no two read the same where it matters. */
export function nameplaces(places: NamedPlace[]): Named[] {
  const byName = Map.groupBy(places, ({ name }) => name);
  return places.map((place) => ({
    match: { kind: 'place', label: labelOf(place, byName.get(place.name) ?? []), lat: place.lat, lng: place.lng },
    names: [place.name, ...place.aliases],
    weight: place.population,
    within: `${placeKey(`${place.region} ${place.nation}`)} uk united kingdom`,
  }));
}

function namesite({ slug, title, town, site, lat, lng }: NamedSite): Named {
  return {
    match: { kind: 'restaurant', label: title, lat, lng, slug },
    names: [...new Set([title, `${town} ${site}`])],
    weight: restaurantWeight,
    within: `${placeKey(town)} uk`,
  };
}

/** The restaurants by title and site, and their towns where the gazetteer lacks them. */
export function namesites(sites: NamedSite[], places: Named[]): Named[] {
  const known = new Set(places.flatMap(({ names }) => names.map(placeKey)));
  const missing = Map.groupBy(
    sites.filter(({ town }) => !known.has(placeKey(town))),
    ({ town }) => town,
  );
  const towns = [...missing].map(([town, [first]]): Named => {
    const { lat = 0, lng = 0 } = first ?? {};
    return { match: { kind: 'place', label: town, lat, lng }, names: [town], weight: unlistedTownWeight, within: 'uk' };
  });
  return [...towns, ...sites.map(namesite)];
}
