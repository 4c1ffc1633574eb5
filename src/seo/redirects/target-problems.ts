import { isExternal, PART_NAMES } from './look-up.ts';
import { normalisePath } from './normalise.ts';
import type { RedirectRow } from './redirects-contract.ts';

/** Only characters that headers and browsers read alike: printable ASCII without the backslash. */
const PLAIN = /^[\x21-\x5b\x5d-\x7e]+$/;
const NOWHERE = 'https://nowhere.invalid';

function externalProblem(to: string): string | undefined {
  const url = URL.parse(to);
  if (!url || !/^https?:\/\//.test(to)) return 'a whole address with http:// or https://';
  return url.username || url.password ? 'an address without name or password' : undefined;
}

function internalProblem({ from, to }: RedirectRow): string | undefined {
  const url = URL.parse(to, NOWHERE);
  if (url?.origin !== NOWHERE || url.href !== `${NOWHERE}${to}`) return 'a page of ours, such as /our-menu';
  const normal = normalisePath(to);
  if (normal !== null) return `the address as it is written now: ${normal}`;
  if (to.includes('*')) return "no '*' in the target";
  const names: string[] = from.match(PART_NAMES) ?? [];
  const unknown = to.match(PART_NAMES)?.find((name) => !names.includes(name));
  return unknown && `only names that stand in ${from}`;
}

/** What the target of a row should have been; undefined if it is well-formed. */
export function targetProblem(row: RedirectRow): string | undefined {
  if (!PLAIN.test(row.to)) return 'an address without spaces, backslashes or control characters';
  return isExternal(row.to) ? externalProblem(row.to) : internalProblem(row);
}
