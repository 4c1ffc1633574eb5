import { isRareQuery, menuQueryPairs, readMenuQuery } from './menus/menu-query.ts';
import { REFERRAL_PAGE } from './referral/rules/referral-url.ts';
import { allergensForAddress } from './values/allergens/allergens.ts';
import type { PagePolicy, SharedQuery } from './values/pages/page-policy.ts';

type Pairs = [name: string, value: string][];

const MOST_EXTRAS = 20;
const LONGEST_VALUE = 100;

/** The named parameters, first value only, and none too long. */
function asGiven(query: URLSearchParams, names: readonly string[]): Pairs {
  return names.flatMap((name): Pairs => {
    const value = query.get(name);
    return value === null ? [] : [[name, value.slice(0, LONGEST_VALUE)]];
  });
}

const extras = (query: URLSearchParams): Pairs =>
  query
    .getAll('extra')
    .slice(0, MOST_EXTRAS)
    .map((value) => ['extra', value.slice(0, LONGEST_VALUE)]);

/** What was left out of the menu that led to booking. */
const leftOutOf = (query: URLSearchParams): Pairs => {
  const { without } = readMenuQuery(query).filter;
  return without.length > 0 ? [['without', allergensForAddress(without)]] : [];
};

/** The types of job asked for: two are the same as none. */
function jobTypesOf(query: URLSearchParams): Pairs {
  const types = [...new Set(query.getAll('type'))].slice(0, 2);
  return types.length === 1 ? types.map((type) => ['type', type.slice(0, LONGEST_VALUE)]) : [];
}

/** A friend's link, which leads to a page of content/pages. */
export const isReferral = (pathname: string) => pathname === REFERRAL_PAGE || pathname === `${REFERRAL_PAGE}.data`;
const REFERRAL_QUERY = ['from', 'answer'];

const SHARED: Record<SharedQuery, readonly string[]> = {
  place: ['q', 'lat', 'lng'],
  tables: ['date', 'time', 'covers', 'occasion', 'offer'],
};
const BOOKING_STEPS = ['step', 'type', 'adults', 'children', 'menu', 'area', 'wait', 'around'];

/** Menus in one order, jobs by type, the extras of a booking and what was left out of a menu. */
const READS: Record<NonNullable<PagePolicy['reads']>[number], (query: URLSearchParams) => Pairs> = {
  place: (query) => asGiven(query, SHARED.place),
  tables: (query) => asGiven(query, SHARED.tables),
  'menu-filter': (query) => menuQueryPairs(readMenuQuery(query)),
  'job-types': jobTypesOf,
  'booking-steps': (query) => [...asGiven(query, BOOKING_STEPS), ...extras(query), ...leftOutOf(query)],
};

/** Menus by a rare filter, and pages with the tables that are free now: to be read, but not kept. */
export function isRare({ searchParams }: URL, { cache, reads }: PagePolicy): boolean {
  if (reads?.includes('menu-filter')) return isRareQuery(readMenuQuery(searchParams));
  return (
    typeof cache === 'object' && cache.unless.some((shared) => SHARED[shared].some((name) => searchParams.get(name)))
  );
}

/** What the router asks of a page besides its own query: which parts of its data, and which of two routes a form meant. */
function routerQuery({ pathname, searchParams: query }: URL, routeIds: ReadonlySet<string>): Pairs {
  const requested = pathname.endsWith('.data') ? (query.get('_routes')?.split(',') ?? []) : [];
  const known = [...new Set(requested.filter((id) => routeIds.has(id)))].sort();
  return [
    ...(known.length > 0 ? [['_routes', known.join(',')]] : []),
    ...(query.has('index') ? [['index', '']] : []),
  ] as Pairs;
}

/**
 * The address with the query that its page reads, always in the same order. Whatever else it says, such as the names of
 * a campaign, is ignored: it reaches no page, nor makes another copy of one.
 */
export function knownUrl(url: URL, routeIds: ReadonlySet<string>, { query = [], reads = [] }: PagePolicy): URL {
  if (url.search === '') return url;
  const names = isReferral(url.pathname) ? REFERRAL_QUERY : query;
  const own = [...reads.flatMap((part) => READS[part](url.searchParams)), ...asGiven(url.searchParams, names)];
  const known = new URL(url.pathname, url.origin);
  for (const [name, value] of [...routerQuery(url, routeIds), ...own]) known.searchParams.append(name, value);
  return known;
}
