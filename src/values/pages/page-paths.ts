import type { Register } from 'react-router';

/** A page's address as src/routes.ts writes it: '/restaurants/:slug'. Links are made of it by the router's `href`. */
export type PagePattern = keyof Register['pages'];

const source = (pattern: string) =>
  pattern
    .replace(/\/:\w+\?/g, '(/:optional)?')
    .replaceAll('/', '/+')
    .replace(/:\w+/g, '[^/]+');

/** Matches what is at such an address or begins with it; in any case and with doubled slashes, as before redirects. */
export const startsLike = (pattern: string): RegExp => new RegExp(`^${source(pattern)}`, 'i');

/** Whether a page at one of the addresses is asked for, or the data the router fetches for it. */
export function isOneOf(...patterns: PagePattern[]): (pathname: string) => boolean {
  const addresses = new RegExp(`^(${patterns.map(source).join('|')})(\\.data)?$`);
  return (pathname) => addresses.test(pathname);
}
