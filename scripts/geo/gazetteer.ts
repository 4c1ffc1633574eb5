import { readFileSync, writeFileSync } from 'node:fs';
import { milesBetween } from '../../src/platform/geo/distance.ts';
import type { Gazetteer } from '../../src/platform/geo/gazetteer.ts';
import type { GeoPoint } from '../../src/platform/geo/types.ts';
import type { GazetteerPlace } from './corrections.ts';
import { aliases } from './corrections.ts';
import { readPlaces } from './places.ts';

type Median = GeoPoint & { code: string; postcodes: number };
type GazetteerSources = Record<'outcodes' | 'sectors' | 'cities' | 'populations' | 'london', string>;

const target = new URL('../../src/platform/geo/gazetteer.json', import.meta.url);

/** Coordinates are stored in ten-thousandths of a degree (11 m), sectors as the difference from their outcode. */
const whole = (degrees: number) => Math.round(degrees * 10_000);

function readMedians(path: string): Median[] {
  const [, ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [code = '', lat, lng, postcodes] = line.trim().split(',');
    return { code, lat: Number(lat), lng: Number(lng), postcodes: Number(postcodes) };
  });
}

function packOutcode(outcode: Median, sectors: Median[]): string {
  const steps = sectors.map(
    ({ code, lat, lng }) => `${code.slice(-1)}:${whole(lat) - whole(outcode.lat)},${whole(lng) - whole(outcode.lng)}`,
  );
  return [whole(outcode.lat), whole(outcode.lng), ...steps].join(' ');
}

/**
 * Groups such as 'W1' for W1A to W1W: the mean of their outcodes weighted by postcodes, unless an outcode has that
 * name.
 */
function packGroups(outcodes: Median[]): Record<string, string> {
  const codes = new Set(outcodes.map(({ code }) => code));
  const members = Map.groupBy(
    outcodes.filter(({ code }) => /\d[A-Z]$/.test(code) && !codes.has(code.slice(0, -1))),
    ({ code }) => code.slice(0, -1),
  );
  return Object.fromEntries([...members].map(([group, list]) => [group, packMean(list)]));
}

function packMean(list: Median[]): string {
  const total = list.reduce((sum, { postcodes }) => sum + postcodes, 0);
  const mean = (side: 'lat' | 'lng') => list.reduce((sum, row) => sum + row[side] * row.postcodes, 0) / total;
  return `${whole(mean('lat'))} ${whole(mean('lng'))}`;
}

/** If no source has a population: about 20 for each postcode within half a mile, at most a small town's. */
function estimatePopulation(place: GazetteerPlace, sectors: Median[]): number {
  const near = sectors.filter((sector) => Math.abs(sector.lat - place.lat) < 0.01 && milesBetween(sector, place) < 0.5);
  return Math.min(8_000, near.reduce((sum, { postcodes }) => sum + postcodes, 0) * 20) || 300;
}

/** Merges places with the same name within three miles; the more populous stays. */
function withoutTwins(places: GazetteerPlace[]): GazetteerPlace[] {
  const byName = new Map<string, GazetteerPlace[]>();
  return places
    .toSorted((a, b) => b.population - a.population)
    .filter((place) => {
      const same = byName.get(place.name) ?? [];
      if (same.some((twin) => milesBetween(twin, place) < 3)) return false;
      byName.set(place.name, [...same, place]);
      return true;
    });
}

/** Writes src/platform/geo/gazetteer.json from the postcode medians and the place-name packages. */
export function writeGazetteer(sources: GazetteerSources): void {
  const outcodes = readMedians(sources.outcodes);
  const sectors = readMedians(sources.sectors);
  const byOutcode = Map.groupBy(sectors, ({ code }) => code.split(' ')[0] ?? '');
  const allPlaces = readPlaces(sources).map((place) => ({
    ...place,
    population: place.population || estimatePopulation(place, sectors),
  }));
  const places = withoutTwins(allPlaces).filter(({ population }) => population >= 1_000);
  const regions = [...new Set(places.map(({ region, nation }) => `${region}|${nation}`))].toSorted();
  const gazetteer: Gazetteer = {
    regions,
    outcodes: Object.fromEntries(outcodes.map((row) => [row.code, packOutcode(row, byOutcode.get(row.code) ?? [])])),
    groups: packGroups(outcodes),
    places: places.map(
      ({ name, lat, lng, population, region, nation }) =>
        `${[name, ...(aliases[name] ?? [])].join('~')}|${whole(lat)}|${whole(lng)}|${population}|${regions.indexOf(`${region}|${nation}`)}`,
    ),
  };
  writeFileSync(target, `${JSON.stringify(gazetteer, null, 2)}\n`);
  console.log(`${outcodes.length} outcodes, ${sectors.length} sectors, ${places.length} places`);
}
