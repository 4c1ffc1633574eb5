import { ContentError } from '../../platform/content-files.ts';
import { createLookUp, type IsPage, type LookUp } from './look-up.ts';
import { redirectProblems } from './redirect-problems.ts';
import type { RedirectRow } from './redirects-contract.ts';

/** The legacy addresses, ready to be asked. */
export type Redirects = { lookUp: LookUp };

/**
 * Checks the rows against each other and against the pages there are. Whoever follows an answer of `lookUp` is never
 * sent on a second time. Throws a ContentError that names every wrong row.
 */
export function createRedirects(rows: RedirectRow[], isPage: IsPage): Redirects {
  const problems = redirectProblems(rows, isPage);
  if (problems.length > 0) throw new ContentError(problems);
  return { lookUp: createLookUp(rows, isPage) };
}
