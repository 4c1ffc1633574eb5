/**
 * Addresses that let whoever has them act for a diner, and what is told of them instead. Capitals and doubled slashes
 * count too: the redirect that mends an address stands in the log as well.
 */
const SECRET: [address: RegExp, told: string][] = [
  [/^\/+preferences\/+[^/].*/i, '/preferences/…'],
  [/^\/+booking\/+waitlist\/+[^/]+/i, '/booking/waitlist/:waitlistToken'],
  [/^\/+booking\/+(?!waitlist\/)[^/]+/i, '/booking/:manageToken'],
  [/^\/+api\/+booking\/+manage\/+[^/]+/i, '/api/booking/manage/:manageToken'],
  [/^\/+api\/+booking\/+waitlist\/+place\/+[^/]+/i, '/api/booking/waitlist/place/:waitlistToken'],
  [/^(\/+api\/+booking\/+holds)\/+[\w-]{40,}/i, '/api/booking/holds/:holdToken'],
];

export function isSecret(path: string): boolean {
  return SECRET.some(([address]) => address.test(path));
}

/** The path as a log or a count of visits may have it: the route's pattern where the path holds a token. */
export function tellablePath(path: string): string {
  const found = SECRET.find(([address]) => address.test(path));
  return found ? path.replace(found[0], found[1]) : path;
}
