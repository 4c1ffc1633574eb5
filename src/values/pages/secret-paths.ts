import { type PagePattern, startsLike } from './page-paths.ts';

/**
 * Pages with a token in their address: not logged, kept, measured or shown to search engines. One that begins like another
 * stands before it. A list and no policy of theirs, since browsers and loggers ask before they have the page's module.
 */
export const tokenPages = [
  '/sign-up/confirm/:signUpToken',
  '/unsubscribe/:unsubscribeToken',
  '/forget-me/:forgetToken',
  '/preferences/:id/download',
  '/withdraw-application/:withdrawToken',
  '/booking/waitlist/:waitlistToken',
  '/booking/table-offer/:offerToken',
  '/booking/closed/:closedToken',
  '/booking/:manageToken/calendar.ics',
  '/booking/:manageToken',
] as const satisfies readonly PagePattern[];

/** The folder each of them is in: 'booking' of '/booking/:manageToken'. */
export const tokenFolders: ReadonlySet<string> = new Set(tokenPages.map((pattern) => pattern.split('/')[1] as string));

/** Endpoints with a token in their path. */
export const tokenEndpoints = [
  '/desk/feeds/:feedToken',
  '/api/jobs/applications/:withdrawToken',
  '/api/signup/links/:signUpToken',
  '/api/customer-data/getcustomerpreferences/:guid',
  '/api/booking/manage/:manageToken',
  '/api/booking/waitlist/entries/:waitlistToken',
  '/api/booking/table-offers/:offerToken',
  '/api/booking/closed/:closedToken',
] as const;

/** A page with a person's own key only when that last part is there. */
const PREFERENCES = '/preferences/:id?' satisfies PagePattern;

/** Addresses with a token that lets its holder act for a diner, and what is logged instead. */
const SECRET: [address: RegExp, loggedAs: string][] = [
  ...[...tokenPages, ...tokenEndpoints].map((pattern): [RegExp, string] => [startsLike(pattern), pattern]),
  [startsLike(PREFERENCES.replace('?', '')), '/preferences/…'],
  // A hold is asked for at the same address, with the number of a restaurant.
  [/^\/+api\/+booking\/+holds\/+[\w-]{40,}/i, '/api/booking/holds/:holdToken'],
];

/** Logged as a pattern too, though nobody can act by them: what a visitor typed to be found near. */
const PRIVATE: typeof SECRET = [[/^\/+api\/+geo\/+search\/+.+/i, '/api/geo/search/…']];
const LOGGED_AS_PATTERN = [...SECRET, ...PRIVATE];

/** Whether whoever knows the address may act for a diner. Such a page is kept nowhere. */
export function isSecret(path: string): boolean {
  return SECRET.some(([address]) => address.test(path));
}

/** The path for logs and analytics: the route's pattern where the path contains a token. */
export function loggablePath(path: string): string {
  const match = LOGGED_AS_PATTERN.find(([address]) => address.test(path));
  return match ? path.replace(match[0], match[1]) : path;
}
