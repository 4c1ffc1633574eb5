import { milesBetween } from './distance.ts';
import type { NamedPlace } from './gazetteer.ts';
import { placeKey } from './place-key.ts';
import type { GeoPoint } from './types.ts';

/** Counties made up of several gazetteer regions; every other region is a county itself. */
const COUNTIES: Record<string, readonly string[]> = {
  'West Yorkshire': ['Leeds', 'Bradford', 'Wakefield', 'Kirklees', 'Calderdale'],
  'South Yorkshire': ['Sheffield', 'Doncaster', 'Rotherham', 'Barnsley'],
  Yorkshire: [
    'Leeds',
    'Bradford',
    'Wakefield',
    'Kirklees',
    'Calderdale',
    'Sheffield',
    'Doncaster',
    'Rotherham',
    'Barnsley',
    'York',
    'North Yorkshire',
    'East Riding of Yorkshire',
    'Kingston upon Hull',
  ],
  'Greater Manchester': [
    'Manchester',
    'Salford',
    'Bolton',
    'Bury',
    'Oldham',
    'Rochdale',
    'Stockport',
    'Tameside',
    'Trafford',
    'Wigan',
  ],
  Merseyside: ['Liverpool', 'Wirral', 'Sefton', 'Knowsley', 'St. Helens'],
  'West Midlands': ['Birmingham', 'Coventry', 'Dudley', 'Sandwell', 'Solihull', 'Walsall', 'Wolverhampton'],
  'Tyne and Wear': ['Newcastle upon Tyne', 'Gateshead', 'Sunderland', 'North Tyneside', 'South Tyneside'],
  Cheshire: ['Cheshire East', 'Cheshire West and Chester', 'Halton', 'Warrington'],
  Berkshire: ['Reading', 'Slough', 'Bracknell Forest', 'West Berkshire', 'Windsor and Maidenhead', 'Wokingham'],
  Northamptonshire: ['North Northamptonshire', 'West Northamptonshire'],
  Bedfordshire: ['Bedford', 'Central Bedfordshire', 'Luton'],
  'County Antrim': ['Belfast', 'Antrim and Newtownabbey', 'Lisburn and Castlereagh', 'Mid and East Antrim'],
  'County Armagh': ['Armagh City Banbridge and Craigavon'],
  'County Down': ['Ards and North Down', 'Newry Mourne and Down'],
  'County Fermanagh': ['Fermanagh and Omagh'],
  'County Londonderry': ['Derry City and Strabane', 'Causeway Coast and Glens'],
  'County Tyrone': ['Fermanagh and Omagh', 'Mid Ulster'],
};
const NATIONS = ['England', 'Scotland', 'Wales', 'Northern Ireland'];

/** A county ranks above villages of the same name, and below towns while typing. */
const COUNTY_WEIGHT = 60_000;

/** A county ranks below the towns in its name: Armagh is the town, not 'Armagh City Banbridge and Craigavon'. */
function weightOf(county: string, inside: readonly NamedPlace[]): number {
  const key = placeKey(county);
  const isInName = (town: string) => town !== key && ` ${key} `.includes(` ${town} `);
  const towns = inside.filter(({ name }) => isInName(placeKey(name)));
  return Math.min(COUNTY_WEIGHT, ...towns.map(({ population }) => population));
}

function middleOf(places: readonly NamedPlace[]): GeoPoint {
  const people = places.reduce((sum, { population }) => sum + population, 0);
  const mean = (of: 'lat' | 'lng') => places.reduce((sum, place) => sum + place[of] * place.population, 0) / people;
  return { lat: mean('lat'), lng: mean('lng') };
}

/** Addresses use historic counties: Brighton lies beyond today's East Sussex. */
const BEYOND_MILES = 15;

const reachOf = (middle: GeoPoint, places: readonly NamedPlace[]): number =>
  BEYOND_MILES + Math.max(0, ...places.map((place) => milesBetween(middle, place)));

/** Counties and nations at their population-weighted centres, except those that share a town's name. */
export function countyPlaces(places: readonly NamedPlace[]): NamedPlace[] {
  const regions = Map.groupBy(places, ({ region }) => region);
  const nations = Map.groupBy(places, ({ nation }) => nation);
  const towns = new Set(places.flatMap(({ name, aliases }) => [name, ...aliases].map(placeKey)));
  const within = (of: readonly string[]) => of.flatMap((region) => regions.get(region) ?? []);
  const areas: [string, NamedPlace[]][] = [
    ...[...regions].filter(([region]) => region !== '' && !towns.has(placeKey(region))),
    ...Object.entries(COUNTIES).map(([county, parts]): [string, NamedPlace[]] => [county, within(parts)]),
    ...NATIONS.map((nation): [string, NamedPlace[]] => [nation, nations.get(nation) ?? []]),
  ];
  return areas.map(([name, inside]) => {
    const middle = middleOf(inside);
    return {
      ...middle,
      name,
      aliases: [],
      population: weightOf(name, inside),
      region: '',
      nation: inside[0]?.nation ?? '',
      reach: reachOf(middle, inside),
    };
  });
}
