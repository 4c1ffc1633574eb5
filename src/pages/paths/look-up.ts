import { splitPath } from './normalise.ts';
import { createPatternTree, isPattern, type PatternMatch } from './pattern-tree.ts';
import type { RedirectRow } from './redirects-contract.ts';

/** Where a normalised path, without query, leads; null when it stays. */
export type LookUp = (path: string) => string | null;
/** True for the addresses at which a page of ours stands. */
export type IsPage = (path: string) => boolean;

/** The named parts of an address: ':town' in '/old/:town'. */
export const PART_NAMES = /:[a-z]+/g;

export const isExternal = (target: string): boolean => target.startsWith('http');

/** Puts the parts asked for into the target. A pattern guesses, so what it names must be a page. */
function filled({ row: { to }, parts }: PatternMatch, isPage: IsPage): string | null {
  if (isExternal(to) || to.search(PART_NAMES) === -1) return to;
  const target = to.replace(PART_NAMES, (name) => parts.get(name) ?? '');
  return isPage(splitPath(target).path) ? target : null;
}

/** Rows by address: exact ones at once, patterns by their parts. Where a pattern meets a real page the page wins. */
export function createLookUp(rows: RedirectRow[], isPage: IsPage): LookUp {
  const exact = new Map(rows.filter((row) => !isPattern(row)).map(({ from, to }) => [from, to]));
  const findPattern = createPatternTree(rows.filter(isPattern));
  return (path) => {
    const target = exact.get(path);
    if (target !== undefined) return target;
    if (isPage(path)) return null;
    const match = findPattern(path);
    return match ? filled(match, isPage) : null;
  };
}
