import type { PagePattern } from './page-paths.ts';
import { type TokenPage, tokenPages } from './secret-paths.ts';

/** Names in the query of a page that shows free tables. */
export const TABLE_QUERY = ['date', 'time', 'covers', 'occasion', 'offer'] as const;
/** Names of a place, or a position. */
const PLACE_QUERY = ['q', 'lat', 'lng'] as const;
const BOOKING_QUERY = [...TABLE_QUERY, 'step', 'type', 'adults', 'children', 'menu', 'area', 'wait', 'around'];
/** A menu's filter is read as a whole, by page-queries.ts. */
const MENU_QUERY: string[] = [];

type Page = {
  /** 'always': it answers 404 itself for what it does not know. 'by-name': only for a menu or restaurant there is. */
  exists: 'always' | 'by-name';
  /** Names it reads in its query; others never reach it. Without them that of a quiz on it. */
  query?: readonly string[];
  /**
   * A page with free tables, or with one visitor's answers, is rendered for each request: always, or when its query has
   * one of these names. Others are kept in the cache.
   */
  kept?: 'never' | { unless: readonly string[] };
};

/**
 * What redirects, the query and the cache need to know of each page of src/routes.ts. Those with a token in their address
 * are in secret-paths.ts; a page of `content/pages` exists when its file does.
 */
const pages: Record<Exclude<PagePattern, TokenPage | '/:id1/:id2?' | '/*'>, Page> = {
  '/': { exists: 'always' },
  '/find-us': {
    exists: 'always',
    query: [...PLACE_QUERY, 'page', ...TABLE_QUERY],
    kept: { unless: [...PLACE_QUERY, ...TABLE_QUERY] },
  },
  '/restaurants': { exists: 'always' },
  '/restaurants/:slug': { exists: 'by-name', query: TABLE_QUERY, kept: { unless: TABLE_QUERY } },
  '/restaurants/:slug/book-now': { exists: 'by-name', query: BOOKING_QUERY, kept: 'never' },
  '/book-now': { exists: 'always', query: BOOKING_QUERY, kept: 'never' },
  '/offer/:id?': { exists: 'always', query: ['restaurant'] },
  '/careers/job-search/:id?': { exists: 'always', query: [...PLACE_QUERY, 'group', 'page'] },
  '/careers/job/:id?': { exists: 'always' },
  '/careers/job/:id/apply': { exists: 'always' },
  '/our-menu': { exists: 'always', query: MENU_QUERY },
  '/our-menu/:id': { exists: 'by-name', query: MENU_QUERY },
  '/our-menu/:id/allergens': { exists: 'by-name' },
  '/menu': { exists: 'always', query: MENU_QUERY },
  '/menu/:id': { exists: 'by-name', query: MENU_QUERY },
  '/preferences/:id?': { exists: 'always' },
};
const entries = Object.entries(pages) as [PagePattern, Page][];
const patternsWhere = (holds: (page: Page) => boolean) =>
  entries.filter(([, page]) => holds(page)).map(([pattern]) => pattern);

/** Pages that exist whatever the content. */
export const standingPages: readonly PagePattern[] = [
  ...patternsWhere(({ exists }) => exists === 'always'),
  ...tokenPages,
];

/** Each page that has a query of its own, with the names in it. */
export const pageQueryNames: readonly [pattern: PagePattern, names: readonly string[]][] = entries.flatMap(
  ([pattern, { query }]) => (query ? [[pattern, query]] : []),
);

/** Pages rendered for each request. */
export const unkeptPages = patternsWhere(({ kept }) => kept === 'never');
/** Pages rendered for each request whose query has one of the names. */
export const tablePages: readonly [pattern: PagePattern, names: readonly string[]][] = entries.flatMap(
  ([pattern, { kept }]) => (typeof kept === 'object' ? [[pattern, kept.unless]] : []),
);
