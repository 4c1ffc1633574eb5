import { tokenFolders } from '../../values/pages/secret-paths.ts';

/** Prefixes without pages: names below them are exact. */
const NO_PAGE = /^\/(api|assets|images|dev)(\/|$)/;
/** Below these, case matters: names of files and endpoints, and tokens in links from e-mails. */
const EXACT_BELOW = new Set(['api', 'assets', 'images', 'dev', ...tokenFolders]);
/** The key of a person's preferences is a GUID, which is case-insensitive. */
EXACT_BELOW.delete('preferences');
/** Characters that browsers remove from an address before parsing it: left in, they would hide a second slash. */
const DROPPED_BY_BROWSERS = /[\t\n\r]/g;
/** Leading slashes, including encoded ones and hidden ones after other characters, for software that decodes first. */
const LEADING_SLASHES = /^(?:[/\\]|%(?:2f|5c|0[9ad]))+/i;
const TO_MEND = /[A-Z\\\t\n\r]/;

/** Splits a target before its query or hash. */
export function splitPath(pathAndQuery: string): { path: string; tail: string } {
  const [query, hash] = [pathAndQuery.indexOf('?'), pathAndQuery.indexOf('#')];
  if (query === -1 && hash === -1) return { path: pathAndQuery, tail: '' };
  const end = query === -1 || (hash !== -1 && hash < query) ? hash : query;
  return { path: pathAndQuery.slice(0, end), tail: pathAndQuery.slice(end) };
}

/** A cheap check first: this runs before every page, and most paths need no change. */
function mayNeedChange(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('/%') || path.includes('//')) return true;
  return (path.endsWith('/') && path !== '/') || TO_MEND.test(path);
}

/** Lower-cases A to Z but leaves percent-encoding such as %C3 alone. */
function lowerCase(segment: string): string {
  return segment.replace(/%[0-9a-f]{2}|[A-Z]/gi, (match) => (match.length === 1 ? match.toLowerCase() : match));
}

function cleanPath(path: string): string {
  const [first = '', ...rest] = path
    .replace(DROPPED_BY_BROWSERS, '')
    .replace(LEADING_SLASHES, '')
    .split(/[/\\]+/);
  const page = lowerCase(first);
  const segments = [page, ...(EXACT_BELOW.has(page) ? rest : rest.map(lowerCase))];
  if (segments.at(-1) === '') segments.pop();
  return `/${segments.join('/')}`;
}

/**
 * The normalised path in one step: single slashes, lower case, no trailing slash (product 2.2). Query and
 * hash stay byte for byte. Null when nothing changes. The result starts with one slash followed by neither slash nor
 * backslash, so it never leads to another host.
 */
export function normalisePath(pathAndQuery: string): string | null {
  const { path, tail } = splitPath(pathAndQuery);
  if (!mayNeedChange(path) || NO_PAGE.test(path)) return null;
  const normal = `${cleanPath(path)}${tail.replace(DROPPED_BY_BROWSERS, '')}`;
  return normal === pathAndQuery ? null : normal;
}
