import { href } from 'react-router';
import { splitPath } from './normalise.ts';
import { createPatternTree, isPattern, type PatternMatch } from './pattern-tree.ts';
import type { RedirectRow } from './redirects-contract.ts';

/** The target of a normalised path, without query; null if it stays. */
export type LookUp = (path: string) => string | null;
/** True for the path of an existing page: '/our-menu/main'. */
export type PageExists = (path: string) => boolean;

/** Named parts of a pattern: ':town' in '/old/:town'. */
export const PART_NAMES = /:[a-z]+/g;

export const isExternal = (target: string): boolean => target.startsWith('http');

/**
 * The target with its named parts filled in. Null unless that is an existing page, since a pattern also matches other
 * names.
 */
function fillNames({ row: { to }, parts }: PatternMatch, isPage: PageExists): string | null {
  if (isExternal(to) || to.search(PART_NAMES) === -1) return to;
  const target = to.replace(PART_NAMES, (name) => parts.get(name) ?? '');
  return isPage(splitPath(target).path) ? target : null;
}

/** Addresses without an id lead to the list of all. */
const LISTS: ReadonlyMap<string, string> = new Map([
  [href('/offer/:id?'), href('/:id1/:id2?', { id1: 'offers' })],
  [href('/careers/job/:id?'), href('/careers/job-search/:id?')],
]);

/** Redirects by path: lists and exact rows first, then patterns. An existing page takes precedence over a pattern. */
export function createLookUp(rows: RedirectRow[], isPage: PageExists): LookUp {
  const exact = new Map(rows.filter((row) => !isPattern(row)).map(({ from, to }) => [from, to]));
  const findPattern = createPatternTree(rows.filter(isPattern));
  return (path) => {
    const target = LISTS.get(path) ?? exact.get(path);
    if (target !== undefined) return target;
    if (isPage(path)) return null;
    const match = findPattern(path);
    return match ? fillNames(match, isPage) : null;
  };
}
