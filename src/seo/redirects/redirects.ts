import { ContentError } from '../../platform/content-files.ts';
import { createLookUp, type LookUp, type PageExists } from './look-up.ts';
import { redirectProblems } from './redirect-problems.ts';
import type { RedirectRow } from './redirects-contract.ts';

/** The legacy addresses. */
export type Redirects = { lookUp: LookUp };

/**
 * Validates the rows against each other and the existing pages, unless already done. `lookUp` never returns a target
 * that is redirected again. Throws a ContentError that names every invalid row.
 */
export function createRedirects(rows: RedirectRow[], isPage: PageExists, isChecked = false): Redirects {
  const problems = isChecked ? [] : redirectProblems(rows, isPage);
  if (problems.length > 0) throw new ContentError(problems);
  return { lookUp: createLookUp(rows, isPage) };
}
