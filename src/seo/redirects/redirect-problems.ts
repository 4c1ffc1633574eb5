import type { ContentProblem } from '../../platform/content-files.ts';
import { createLookUp, isExternal, type LookUp, PART_NAMES, type PageExists } from './look-up.ts';
import { splitPath } from './normalise.ts';
import { isPattern, shapeOf } from './pattern-tree.ts';
import type { RedirectRow } from './redirects-contract.ts';
import { targetProblem } from './target-problems.ts';

type Problem = Omit<ContentProblem, 'file' | 'path'> & { field: 'from' | 'to' };

const pathOf = (target: string): string | null => (isExternal(target) ? null : splitPath(target).path);

function duplicates(rows: RedirectRow[]): (row: RedirectRow, at: number) => Problem | undefined {
  const first = new Map<string, number>();
  for (const [at, { from }] of rows.entries()) if (!first.has(shapeOf(from))) first.set(shapeOf(from), at);
  return ({ from }, at) => {
    const before = first.get(shapeOf(from));
    if (before === at) return undefined;
    return { field: 'from', expected: `each address once (it is row ${before} already)`, found: from };
  };
}

/** Follows redirects: 'loop' if a path repeats, otherwise where it ends. */
function follow(path: string, lookUp: LookUp): string {
  const visited = new Set<string>();
  let at = path;
  for (;;) {
    if (visited.has(at)) return 'loop';
    visited.add(at);
    const target = lookUp(at);
    if (target === null) return at;
    const next = pathOf(target);
    if (next === null) return target;
    at = next;
  }
}

function furtherHop({ from, to }: RedirectRow, lookUp: LookUp): Problem | undefined {
  const redirect = `${from} to ${to}`;
  if (from === to) return { field: 'to', expected: 'another address: this is a loop', found: redirect };
  const path = pathOf(to);
  // A target with named segments only leads to an existing page, and an existing page is never redirected.
  if (path === null || to.search(PART_NAMES) !== -1 || lookUp(path) === null) return undefined;
  const end = follow(path, lookUp);
  if (end === 'loop') return { field: 'to', expected: 'an address that stays: this is a loop', found: redirect };
  return { field: 'to', expected: `the last address of the chain at once: ${end}`, found: redirect };
}

/** All errors in the rows: hidden pages, duplicate addresses, malformed targets, loops and chains. */
export function redirectProblems(rows: RedirectRow[], isPage: PageExists, file = 'redirects.json'): ContentProblem[] {
  const lookUp = createLookUp(rows, isPage);
  const duplicate = duplicates(rows);
  return rows.flatMap((row, at) => {
    const targetError = targetProblem(row);
    const problems: (Problem | undefined)[] = [
      !isPattern(row) && isPage(row.from)
        ? { field: 'from', expected: 'an address where no page of ours stands', found: row.from }
        : undefined,
      duplicate(row, at),
      targetError ? { field: 'to', expected: targetError, found: row.to } : furtherHop(row, lookUp),
    ];
    return problems
      .filter((problem) => problem !== undefined)
      .map(({ field, ...problem }) => ({ file, path: `${at}.${field}`, ...problem }));
  });
}

/** Rows whose target page doesn't exist. Not fatal: the page may be added later. */
export function deadTargets(rows: RedirectRow[], isPage: PageExists, file = 'redirects.json'): ContentProblem[] {
  return rows.flatMap(({ to }, at) => {
    const path = pathOf(to);
    if (path === null || to.search(PART_NAMES) !== -1 || isPage(path)) return [];
    return [{ file, path: `${at}.to`, expected: 'a page that is there', found: to }];
  });
}
