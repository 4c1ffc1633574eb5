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
/** How many namesakes to consider when looking for one in a county. */
const mostNamesakes = 60;
/** Every place is in the UK; nations stay, since they distinguish namesakes. */
const COUNTRY = /(?: (?:the )?(?:u ?k|gbr?|united kingdom|great britain))+$/;
const STREET = placeKey('street');
// A submitted query favours whole words; while typing, population decides.
const ON_SUBMIT: Ranking = { whole: 200, words: 60, part: 1, inner: 0.025 };
const WHILE_TYPING: Ranking = { whole: 8, words: 4, part: 1, inner: 0.1 };

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
  // The nearest place should be a town; its county goes without saying.
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

const matchesOf = (names: IndexedName[]) => names.map(({ match }) => match);

/**
 * Exact matches for a word that is normally an abbreviation: 'Street' the town, rather than every place with 'St' in
 * its name.
 */
function asWritten(query: string, names: NameIndex): IndexedName[] {
  const plain = plainKey(query);
  return plain === placeKey(query) ? [] : names.exactly(plain, false);
}

function search(query: string, outcodes: Map<string, Outcode>, names: NameIndex): GeoMatch[] {
  const postcode = matchPostcode(query, outcodes);
  if (postcode) return [postcode];
  const exact = asWritten(query, names).slice(0, mostMatches);
  if (exact.length > 0) return matchesOf(exact);
  const key = placeKey(query).replace(COUNTRY, '');
  const whole = names.find(key, ON_SUBMIT, mostMatches);
  if (whole.length > 0) return matchesOf(whole);
  const letters = matchLetters(query, outcodes);
  if (letters) return [letters];
  const parts = matchParts(key.split(' '), names);
  return matchesOf(parts.length > 0 ? parts.slice(0, mostMatches) : names.nearly(key, mostMatches));
}

/** Matches a name or address followed by its county: 'leeds west yorkshire' is Leeds, not the centre of the county. */
function matchInCounty(words: string[], names: NameIndex): IndexedName[] {
  for (let from = 1; from < words.length; from++) {
    const county = names.exactly(words.slice(from).join(' '), false).find(({ reach }) => reach !== undefined);
    if (!county) continue;
    const before = words.slice(0, from);
    const candidates = [...names.find(before.join(' '), ON_SUBMIT, mostNamesakes), ...matchParts(before, names)];
    const isNear = ({ match }: IndexedName) => milesBetween(match, county.match) <= (county.reach ?? 0);
    return candidates.filter(isNear).slice(0, 1);
  }
  return [];
}

/**
 * Matches a name followed by its region or old county ('newport wales', 'greek street leeds'); otherwise the town at
 * the end of an address ('12 bath road leeds'); otherwise a name at the start ('leeds city centre').
 */
function matchParts(words: string[], names: NameIndex): IndexedName[] {
  let firstMatches: IndexedName[] = [];
  for (let cut = words.length - 1; cut > 0; cut--) {
    const matches = names.exactly(words.slice(0, cut).join(' '), true);
    const inRegion = matches.filter(({ within }) => words.slice(cut).every((word) => within.split(' ').includes(word)));
    if (inRegion.length > 0) return inRegion;
    if (firstMatches.length === 0) firstMatches = matches;
  }
  const inCounty = matchInCounty(words, names);
  if (inCounty.length > 0) return inCounty;
  for (let from = 1; from < words.length; from++) {
    const text = words.slice(from).join(' ');
    // After other words it ends a street's name and isn't the town of Street.
    if (text === STREET) break;
    const town = names.exactly(text, false);
    if (town.length > 0) return town;
  }
  return firstMatches;
}

function suggest(query: string, limit: number, outcodes: Map<string, Outcode>, names: NameIndex): GeoMatch[] {
  if (/\d/.test(query)) {
    const postcodes = suggestPostcodes(query, limit, outcodes);
    if (postcodes.length > 0) return postcodes;
  }
  const key = placeKey(query);
  // Of two with the same label, a search finds the larger.
  const byLabel = Map.groupBy(
    matchesOf([...asWritten(query, names), ...names.find(key, WHILE_TYPING, limit)]),
    ({ kind, label }) => `${kind} ${label}`,
  );
  const suggestions = [...byLabel.values()].flatMap(([largest]) => largest ?? []).slice(0, limit);
  const postcodes = suggestions.length < limit ? suggestPostcodes(query, limit - suggestions.length, outcodes) : [];
  if (suggestions.length + postcodes.length > 0) return [...suggestions, ...postcodes];
  return search(query, outcodes, names).slice(0, limit);
}
