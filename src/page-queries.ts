import { menuQueryPairs, readMenuQuery } from './menus/menu-query.ts';
import { isOneOf } from './values/page-paths.ts';
import { isSecret } from './values/secret-paths.ts';

type Pairs = [name: string, value: string][];

const MOST_EXTRAS = 20;
const LONGEST_VALUE = 100;
const ASKED = ['date', 'time', 'covers', 'occasion'];
const BOOKING = [...ASKED, 'step', 'type', 'adults', 'children', 'menu', 'area', 'wait'];
const MANAGE = ['step', 'done', 'date', 'adults', 'children', 'menu', 'area', 'time'];

/** The named parameters, first value only, and none too long. */
function asGiven(query: URLSearchParams, names: string[]): Pairs {
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

/** The types of job asked for: two are the same as none. */
function jobTypesOf(query: URLSearchParams): Pairs {
  const types = [...new Set(query.getAll('type'))].slice(0, 2);
  return types.length === 1 ? types.map((type) => ['type', type.slice(0, LONGEST_VALUE)]) : [];
}

/** The query a page reads, by path; of the others that of the quiz. */
const pageQueries: { isAt: (pathname: string) => boolean; read: (query: URLSearchParams) => Pairs }[] = [
  { isAt: isOneOf('/find-us'), read: (query) => asGiven(query, ['q', 'lat', 'lng', 'page', ...ASKED]) },
  {
    isAt: isOneOf('/careers/job-search/:id?'),
    read: (query) => [...asGiven(query, ['q', 'lat', 'lng', 'group', 'page']), ...jobTypesOf(query)],
  },
  {
    isAt: isOneOf('/our-menu', '/our-menu/:id', '/menu', '/menu/:id'),
    read: (query) => menuQueryPairs(readMenuQuery(query)),
  },
  { isAt: isOneOf('/restaurants/:slug'), read: (query) => asGiven(query, ASKED) },
  {
    isAt: isOneOf('/book-now', '/restaurants/:slug/book-now'),
    read: (query) => [...asGiven(query, BOOKING), ...extras(query)],
  },
  { isAt: (pathname) => /^\/referral(\.data)?$/.test(pathname), read: (query) => asGiven(query, ['from', 'answer']) },
  { isAt: isSecret, read: (query) => asGiven(query, MANAGE) },
  { isAt: () => true, read: (query) => asGiven(query, ['answer']) },
];

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
  const own = pageQueries.find(({ isAt }) => isAt(url.pathname))?.read(url.searchParams) ?? [];
  const known = new URL(url.pathname, url.origin);
  for (const [name, value] of [...routerQuery(url, routeIds), ...own]) known.searchParams.append(name, value);
  return known;
}
