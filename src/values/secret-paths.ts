import { type PagePattern, startsLike } from './page-paths.ts';

const page = (pattern: PagePattern): [address: RegExp, loggedAs: string] => [startsLike(pattern), pattern];

/**
 * Pages with a token in their address: not logged, kept, measured or shown to search engines. One that begins like another
 * stands before it.
 */
export const tokenPages = [
  '/sign-up/confirm/:signUpToken',
  '/unsubscribe/:unsubscribeToken',
  '/forget-me/:forgetToken',
  '/preferences/:id/download',
  '/withdraw-application/:withdrawToken',
  '/booking/waitlist/:waitlistToken',
  '/booking/:manageToken/calendar.ics',
  '/booking/:manageToken',
] as const satisfies readonly PagePattern[];
export type TokenPage = (typeof tokenPages)[number];

/**
 * Addresses with a token that lets its holder act for a diner, and the pattern logged instead. Also matches capitals
 * and doubled slashes, since the redirect that normalises an address is logged too.
 */
const SECRET: [address: RegExp, logged: string][] = [
  [/^\/+preferences\/+[^/].*/i, '/preferences/…'],
  ...tokenPages.map(page),
  [/^\/+api\/+jobs\/+applications\/+[^/]+/i, '/api/jobs/applications/:withdrawToken'],
  [/^\/+api\/+signup\/+links\/+[^/]+/i, '/api/signup/links/:signUpToken'],
  [/^\/+api\/+customer-data\/+getcustomerpreferences\/+[^/]+/i, '/api/customer-data/getcustomerpreferences/:guid'],
  [/^\/+api\/+booking\/+manage\/+[^/]+/i, '/api/booking/manage/:manageToken'],
  [/^\/+api\/+booking\/+waitlist\/+entries\/+[^/]+/i, '/api/booking/waitlist/entries/:waitlistToken'],
  [/^(\/+api\/+booking\/+holds)\/+[\w-]{40,}/i, '/api/booking/holds/:holdToken'],
];

export function isSecret(path: string): boolean {
  return SECRET.some(([address]) => address.test(path));
}

/** The path for logs and analytics: the route's pattern where the path contains a token. */
export function loggablePath(path: string): string {
  const found = SECRET.find(([address]) => address.test(path));
  return found ? path.replace(found[0], found[1]) : path;
}
