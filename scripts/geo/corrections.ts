import type { GeoPoint } from '../../src/platform/geo/types.ts';

export type GazetteerPlace = GeoPoint & { name: string; population: number; region: string; nation: string };

/** Administrative areas that aren't places in common use, or duplicate one. */
export const dropped = new Set([
  'Brent',
  'Bexley',
  'Mendip',
  'Highland',
  'Orkney',
  'Londonderry County Borough',
  'City of Westminster',
  'Manchester City Centre',
  'Ellesmere Port Town',
  'Dhekelia',
  'Highcoems',
  'Knightsbridge and Belgravia',
  'Blackheath Westcombe',
  'Bradford-on-Avon',
  'Wombourn',
  'Bidford-on-avon',
  'Eattington',
]);

/** Spellings in common use. */
export const renamed: Record<string, string> = {
  Rhosllanerchrugog: 'Rhosllannerchrugog',
  'Enfield Town': 'Enfield',
  'Blairgowrie and Rattray': 'Blairgowrie',
  'Purfleet-on-Thames': 'Purfleet',
  'Weedon Beck': 'Weedon Bec',
};

type Correction = { name: string; region?: string; set: Partial<GazetteerPlace> };

/** Populations that are missing, or those of a wider area, which would rank the place wrongly. */
export const corrections: Correction[] = [
  { name: 'Archway', set: { population: 20_000 } },
  { name: 'Burnley', set: { population: 88_000 } },
  { name: 'St Peters', set: { population: 7_000 } },
  { name: 'Richmond', region: 'Greater London', set: { population: 22_000 } },
  { name: 'Kingston upon Thames', set: { population: 43_000 } },
  { name: 'Twickenham', set: { population: 60_000 } },
  { name: 'Wandsworth', set: { population: 61_000 } },
  { name: 'Harrow', set: { population: 80_000 } },
  { name: 'Ilford', set: { population: 75_000 } },
  { name: 'Woolwich', set: { population: 55_000 } },
  { name: 'Uxbridge', set: { population: 70_000 } },
  { name: 'Walthamstow', set: { population: 62_000 } },
  { name: 'Hammersmith', set: { population: 50_000 } },
  { name: 'Kensington', set: { population: 45_000 } },
  { name: 'Covent Garden', set: { population: 30_000 } },
  { name: 'Soho', set: { population: 30_000 } },
  { name: 'Westminster', set: { population: 60_000 } },
  { name: 'Islington', set: { population: 90_000 } },
  { name: 'Manchester', set: { population: 552_000 } },
  { name: 'Leeds', set: { population: 536_000 } },
  { name: 'Newcastle upon Tyne', set: { population: 286_000 } },
  { name: 'Preston', region: 'Lancashire', set: { population: 147_000 } },
  { name: 'Reading', set: { population: 174_000 } },
  { name: 'Liverpool', set: { population: 486_000 } },
  { name: 'Nottingham', set: { population: 324_000 } },
  { name: 'Port Talbot', set: { population: 32_000 } },
  { name: 'Rochester', region: 'Medway', set: { population: 63_000 } },
  { name: 'Leigh-on-Sea', set: { population: 22_000 } },
];

/** Other names in common use. */
export const aliases: Record<string, string[]> = {
  Derry: ['Londonderry'],
  Brighton: ['Brighton and Hove'],
  Cardiff: ['Caerdydd'],
  Swansea: ['Abertawe'],
};
