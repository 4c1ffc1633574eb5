import { isExternal, type LookUp } from './look-up.ts';
import { normalisePath, splitPath } from './normalise.ts';

/** Appends the request's query to the target's own, before its hash. */
function withQuery(target: string, query: string): string {
  if (query.length <= 1) return target;
  const [page = '', hash] = target.split('#');
  const address = page.includes('?') ? `${page}&${query.slice(1)}` : `${page}${query}`;
  return hash === undefined ? address : `${address}#${hash}`;
}

/**
 * Where a request is redirected, normalised and looked up in one hop; null if it stays. External targets are
 * unchanged.
 */
export function finalTarget(pathAndQuery: string, lookUp: LookUp): string | null {
  const normal = normalisePath(pathAndQuery);
  const { path, tail } = splitPath(normal ?? pathAndQuery);
  const target = lookUp(path);
  if (target === null) return normal;
  return isExternal(target) ? target : withQuery(target, tail);
}
