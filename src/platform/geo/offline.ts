import { countyPlaces } from './counties.ts';
import { milesBetween } from './distance.ts';
import { type Gazetteer, type Outcode, unpackOutcodes, unpackPlaces } from './gazetteer.ts';
import { landmarkPlaces } from './landmarks.ts';
import { LONGEST_PLACE } from './longest-place.ts';
import { NameIndex, type Ranking } from './name-index.ts';
import type { IndexedName } from './name-keys.ts';
import { indexPlaces, indexSites } from './named-places.ts';
import { NearestPlace } from './nearest-place.ts';
import { placeKey, plainKey } from './place-key.ts';
import { matchLetters, matchPostcode } from './postcode.ts';
import { suggestPostcodes } from './postcode-suggestions.ts';
import type { Geocoder, GeoMatch, GeoPoint, NamedSite, Suggester } from './types.ts';

const mostMatches = 6;
/** Places that begin with one name, among which that of a county is looked for. */
const mostNamesakes = 60;
/** Where every place is; a nation is left, since it tells namesakes apart. */
const COUNTRY = /(?: (?:the )?(?:u ?k|gbr?|united kingdom|great britain))+$/;
const STREET = placeKey('street');
// On submitting, whole words outweigh population; while typing, population decides.
const submitted: Ranking = { whole: 200, words: 60, part: 1, inner: 0.025 };
const typing: Ranking = { whole: 8, words: 4, part: 1, inner: 0.1 };

export interface OfflineGeocoder extends Geocoder, Suggester {
  searchNow(query: string): GeoMatch[];
  nearestNow(point: GeoPoint): GeoMatch | null;
}

/** A geocoder without network: postcodes by sector, places by name, restaurants by town and site. */
export function createOfflineGeocoder(data: Gazetteer, sites: NamedSite[] = []): OfflineGeocoder {
  const outcodes = unpackOutcodes(data);
  const towns = unpackPlaces(data);
  const places = indexPlaces([...towns, ...landmarkPlaces(towns, outcodes), ...countyPlaces(towns)]);
  const ofSites = indexSites(sites, places);
  const names = new NameIndex([...places, ...ofSites]);
  // Somebody is near a town, and in a county anyway.
  const near = [...places.slice(0, towns.length), ...ofSites];
  const grid = new NearestPlace(near.flatMap(({ match }) => (match.kind === 'place' ? match : [])));
  const searchNow = (query: string) => search(query.slice(0, LONGEST_PLACE), outcodes, names);
  const nearestNow = (point: GeoPoint) => (isOnEarth(point) ? grid.find(point) : null);
  return {
    searchNow,
    nearestNow,
    suggest: (query, limit) => suggest(query.slice(0, LONGEST_PLACE), limit, outcodes, names),
    search: async (query) => searchNow(query),
    nearest: async (point) => nearestNow(point),
  };
}

function isOnEarth({ lat, lng }: GeoPoint): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

const matchesOf = (found: IndexedName[]) => found.map(({ match }) => match);

/** Those named by a word that is else one spelling of another: 'Street', a town, and not each place with 'St' in its name. */
function asWritten(query: string, names: NameIndex): IndexedName[] {
  const plain = plainKey(query);
  return plain === placeKey(query) ? [] : names.exactly(plain, false);
}

function search(query: string, outcodes: Map<string, Outcode>, names: NameIndex): GeoMatch[] {
  const postcode = matchPostcode(query, outcodes);
  if (postcode) return [postcode];
  const written = asWritten(query, names).slice(0, mostMatches);
  if (written.length > 0) return matchesOf(written);
  const key = placeKey(query).replace(COUNTRY, '');
  const whole = names.find(key, submitted, mostMatches);
  if (whole.length > 0) return matchesOf(whole);
  const letters = matchLetters(query, outcodes);
  if (letters) return [letters];
  const parts = matchParts(key.split(' '), names);
  return matchesOf(parts.length > 0 ? parts.slice(0, mostMatches) : names.nearly(key, mostMatches));
}

/** Matches a name or an address followed by its county: 'leeds west yorkshire' is Leeds, not the middle of the county. */
function matchInCounty(words: string[], names: NameIndex): IndexedName[] {
  for (let from = 1; from < words.length; from++) {
    const county = names.exactly(words.slice(from).join(' '), false).find(({ reach }) => reach !== undefined);
    if (!county) continue;
    const before = words.slice(0, from);
    const named = [...names.find(before.join(' '), submitted, mostNamesakes), ...matchParts(before, names)];
    const isNear = ({ match }: IndexedName) => milesBetween(match, county.match) <= (county.reach ?? 0);
    return named.filter(isNear).slice(0, 1);
  }
  return [];
}

/**
 * Matches a name followed by where it is ('newport wales', 'greek street leeds'), if only by its old county; else the town
 * at the end of an address ('12 bath road leeds'); else a name at the start ('leeds city centre').
 */
function matchParts(words: string[], names: NameIndex): IndexedName[] {
  let beginning: IndexedName[] = [];
  for (let cut = words.length - 1; cut > 0; cut--) {
    const found = names.exactly(words.slice(0, cut).join(' '), true);
    const qualified = found.filter(({ within }) => words.slice(cut).every((word) => within.split(' ').includes(word)));
    if (qualified.length > 0) return qualified;
    if (beginning.length === 0) beginning = found;
  }
  const inCounty = matchInCounty(words, names);
  if (inCounty.length > 0) return inCounty;
  for (let from = 1; from < words.length; from++) {
    const text = words.slice(from).join(' ');
    // After other words it ends the name of a street, and is not the town of Street.
    if (text === STREET) break;
    const ending = names.exactly(text, false);
    if (ending.length > 0) return ending;
  }
  return beginning;
}

function suggest(query: string, limit: number, outcodes: Map<string, Outcode>, names: NameIndex): GeoMatch[] {
  if (/\d/.test(query)) {
    const postcodes = suggestPostcodes(query, limit, outcodes);
    if (postcodes.length > 0) return postcodes;
  }
  const key = placeKey(query);
  // By label: of two that share one, the larger is found when it is chosen.
  const byLabel = Map.groupBy(
    matchesOf([...asWritten(query, names), ...names.find(key, typing, limit)]),
    ({ kind, label }) => `${kind} ${label}`,
  );
  const found = [...byLabel.values()].flatMap(([largest]) => largest ?? []).slice(0, limit);
  const more = found.length < limit ? suggestPostcodes(query, limit - found.length, outcodes) : [];
  if (found.length + more.length > 0) return [...found, ...more];
  return search(query, outcodes, names).slice(0, limit);
}
