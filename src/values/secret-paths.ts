import { type PagePattern, startsLike } from './page-paths.ts';

const page = (pattern: PagePattern): [address: RegExp, loggedAs: string] => [startsLike(pattern), pattern];

/**
 * Addresses with a token that lets its holder act for a diner, and the pattern logged instead. Also matches capitals
 * and doubled slashes, since the redirect that normalises an address is logged too.
 */
const SECRET: [address: RegExp, logged: string][] = [
  [/^\/+preferences\/+[^/].*/i, '/preferences/…'],
  page('/sign-up/confirm/:signUpToken'),
  page('/unsubscribe/:unsubscribeToken'),
  page('/forget-me/:forgetToken'),
  page('/withdraw-application/:withdrawToken'),
  [/^\/+api\/+jobs\/+applications\/+[^/]+/i, '/api/jobs/applications/:withdrawToken'],
  [/^\/+api\/+signup\/+links\/+[^/]+/i, '/api/signup/links/:signUpToken'],
  [/^\/+api\/+customer-data\/+getcustomerpreferences\/+[^/]+/i, '/api/customer-data/getcustomerpreferences/:guid'],
  page('/booking/waitlist/:waitlistToken'),
  page('/booking/:manageToken'),
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
