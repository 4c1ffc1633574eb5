import type { RedirectRow } from './redirects-contract.ts';

/** Old addresses by path segment. A branch is a fixed segment, ':' for any one, or '*' for all that follow. */
type Branch = { branches: Map<string, Branch>; row?: RedirectRow };
/** The matching row, and the values of its named segments. */
export type PatternMatch = { row: RedirectRow; parts: Map<string, string> };

const newBranch = (): Branch => ({ branches: new Map() });

export const isPattern = ({ from }: RedirectRow): boolean => /\/[:*]/.test(from);

const partsOf = (path: string): string[] => path.slice(1).split('/');
const branchName = (part: string): string => (part.startsWith(':') ? ':' : part);

/** Equal for two patterns that match the same addresses: '/a/:b' and '/a/:c'. */
export const shapeOf = (from: string): string => partsOf(from).map(branchName).join('/');

function find(branch: Branch, parts: string[], at: number): RedirectRow | undefined {
  const part = parts[at];
  if (part === undefined) return branch.row;
  for (const name of [part, ':']) {
    const next = branch.branches.get(name);
    const row = next && find(next, parts, at + 1);
    if (row) return row;
  }
  return branch.branches.get('*')?.row;
}

function namedParts(from: string, parts: string[]): Map<string, string> {
  const pairs = partsOf(from).map((name, at): [string, string] => [name, parts[at] ?? '']);
  return new Map(pairs.filter(([name]) => name.startsWith(':')));
}

/** Finds the most specific pattern, in as many steps as the path has segments: fixed before named, named before '*'. */
export function createPatternTree(rows: RedirectRow[]): (path: string) => PatternMatch | undefined {
  const root = newBranch();
  for (const row of rows) {
    let branch = root;
    for (const name of partsOf(row.from).map(branchName)) {
      const next = branch.branches.get(name) ?? newBranch();
      branch.branches.set(name, next);
      branch = next;
    }
    branch.row = row;
  }
  return (path) => {
    const end = path.indexOf('/', 1);
    // Most paths end here: every pattern has a fixed first segment and at least one more.
    if (end === -1 || !root.branches.has(path.slice(1, end))) return undefined;
    const parts = partsOf(path);
    const row = find(root, parts, 0);
    return row && { row, parts: namedParts(row.from, parts) };
  };
}
