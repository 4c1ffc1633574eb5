/** No pages: what stands under them is asked for by its exact name. */
const NO_PAGE = /^\/(api|assets|images|dev)(\/|$)/;
/** Below these the capitals count: names of files and calls, and the token in the link a diner was mailed. */
const EXACT_BELOW = new Set(['api', 'assets', 'images', 'dev', 'booking']);
/** What a browser drops from any address before it reads it: left in, they would hide a second slash. */
const DROPPED_BY_BROWSERS = /[\t\n\r]/g;
/** Slashes at the front, also encoded and with what may hide between them, for whoever decodes before reading. */
const LEADING_SLASHES = /^(?:[/\\]|%(?:2f|5c|0[9ad]))+/i;
const TO_MEND = /[A-Z\\\t\n\r]/;

/** Splits where the query or the hash begins. */
export function splitPath(pathAndQuery: string): { path: string; tail: string } {
  const [query, hash] = [pathAndQuery.indexOf('?'), pathAndQuery.indexOf('#')];
  if (query === -1 && hash === -1) return { path: pathAndQuery, tail: '' };
  const end = query === -1 || (hash !== -1 && hash < query) ? hash : query;
  return { path: pathAndQuery.slice(0, end), tail: pathAndQuery.slice(end) };
}

/** The cheap question first: this stands before every page, and most paths have nothing to mend. */
function mayNeedMending(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('/%') || path.includes('//')) return true;
  return (path.endsWith('/') && path !== '/') || TO_MEND.test(path);
}

/** Lowers A to Z and leaves %C3 as it stands: the digits of an encoded letter are no letters. */
function lowered(segment: string): string {
  return segment.replace(/%[0-9a-f]{2}|[A-Z]/gi, (found) => (found.length === 1 ? found.toLowerCase() : found));
}

function mendedPath(path: string): string {
  const [first = '', ...rest] = path
    .replace(DROPPED_BY_BROWSERS, '')
    .replace(LEADING_SLASHES, '')
    .split(/[/\\]+/);
  const page = lowered(first);
  const segments = [page, ...(EXACT_BELOW.has(page) ? rest : rest.map(lowered))];
  if (segments.at(-1) === '') segments.pop();
  return `/${segments.join('/')}`;
}

/**
 * The path as it should be written, all in one step: single slashes, no capitals, no slash at the end (specification,
 * section 2). Query and hash are kept byte for byte. Null when nothing changes. The answer starts with one slash and
 * then neither slash nor backslash, so it never leads to another host.
 */
export function normalisePath(pathAndQuery: string): string | null {
  const { path, tail } = splitPath(pathAndQuery);
  if (!mayNeedMending(path) || NO_PAGE.test(path)) return null;
  const mended = `${mendedPath(path)}${tail.replace(DROPPED_BY_BROWSERS, '')}`;
  return mended === pathAndQuery ? null : mended;
}
