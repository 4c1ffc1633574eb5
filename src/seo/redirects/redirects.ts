import { ContentError } from '../../platform/content-files.ts';
import { createLookUp, type LookUp, type PageExists } from './look-up.ts';
import { redirectProblems } from './redirect-problems.ts';
import type { RedirectRow } from './redirects-contract.ts';

/** The legacy addresses. */
export type Redirects = { lookUp: LookUp };

/**
 * Checks the rows against each other and against the existing pages, unless they were found right before. A target of
 * `lookUp` is never redirected again. Throws a ContentError that names every wrong row.
 */
export function createRedirects(rows: RedirectRow[], isPage: PageExists, foundRight = false): Redirects {
  const problems = foundRight ? [] : redirectProblems(rows, isPage);
  if (problems.length > 0) throw new ContentError(problems);
  return { lookUp: createLookUp(rows, isPage) };
}
