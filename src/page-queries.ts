import { menuQueryPairs, readMenuQuery } from './menus/menu-query.ts';
import { REFERRAL_PAGE } from './referral/rules/referral-url.ts';
import { allergensForAddress } from './values/allergens/allergens.ts';
import { isOneOf } from './values/pages/page-paths.ts';
import { pageQueryNames } from './values/pages/pages.ts';
import { isSecret } from './values/pages/secret-paths.ts';

type Pairs = [name: string, value: string][];

const MOST_EXTRAS = 20;
const LONGEST_VALUE = 100;
const MANAGE = ['step', 'done', 'at', 'date', 'adults', 'children', 'menu', 'area', 'time'];

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

type PageQuery = { isAt: (pathname: string) => boolean; read: (query: URLSearchParams) => Pairs };

export const isMenu = isOneOf('/our-menu', '/our-menu/:id', '/menu', '/menu/:id');
/** A friend's link, which leads to a page of content/pages. */
export const isReferral = (pathname: string) => pathname === REFERRAL_PAGE || pathname === `${REFERRAL_PAGE}.data`;

/** What a page reads of its query beside single names: menus in one order, jobs by type, the extras of a booking and what was left out of a menu. */
const MORE: PageQuery[] = [
  { isAt: isMenu, read: (query) => menuQueryPairs(readMenuQuery(query)) },
  { isAt: isOneOf('/careers/job-search/:id?'), read: jobTypesOf },
  {
    isAt: isOneOf('/book-now', '/restaurants/:slug/book-now'),
    read: (query) => [...extras(query), ...leftOutOf(query)],
  },
];

/** The names a page reads; on other pages that of a quiz. */
const NAMES: PageQuery[] = [
  ...pageQueryNames.map(([pattern, names]) => ({
    isAt: isOneOf(pattern),
    read: (query: URLSearchParams) => asGiven(query, names),
  })),
  { isAt: isReferral, read: (query) => asGiven(query, ['from', 'answer']) },
  { isAt: isSecret, read: (query) => asGiven(query, MANAGE) },
  { isAt: () => true, read: (query) => asGiven(query, ['answer']) },
];

const readAt = (pages: PageQuery[], { pathname, searchParams }: URL): Pairs =>
  pages.find(({ isAt }) => isAt(pathname))?.read(searchParams) ?? [];

/** What the router asks of a page besides its own query: which parts of its data, and which of two routes a form meant. */
function routerQuery({ pathname, searchParams: query }: URL, routeIds: ReadonlySet<string>): Pairs {
  const asked = pathname.endsWith('.data') ? (query.get('_routes')?.split(',') ?? []) : [];
  const known = [...new Set(asked.filter((id) => routeIds.has(id)))].sort();
  return [
    ...(known.length > 0 ? [['_routes', known.join(',')]] : []),
    ...(query.has('index') ? [['index', '']] : []),
  ] as Pairs;
}

/**
 * The address with the query that its page reads, always in the same order. Whatever else it says, such as the names of
 * a campaign, is ignored: it reaches no page, nor makes another copy of one.
 */
export function knownUrl(url: URL, routeIds: ReadonlySet<string>): URL {
  if (url.search === '') return url;
  const own = [...readAt(NAMES, url), ...readAt(MORE, url)];
  const known = new URL(url.pathname, url.origin);
  for (const [name, value] of [...routerQuery(url, routeIds), ...own]) known.searchParams.append(name, value);
  return known;
}
