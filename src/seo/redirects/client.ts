import { redirect, redirectDocument } from 'react-router';
import { MOVED } from '../../values/http-status.ts';
import { isSecret } from '../../values/pages/secret-paths.ts';
import { normalisePath } from './normalise.ts';

/** Links that the router leaves alone: other hosts and programs, and anchors on the same page. */
const AS_GIVEN = /^(https?:\/\/|mailto:|tel:|#|\?)/i;
/** Paths of files preserve case; those of pages are lower case. */
const FILE = /^(?!\/%)(\/[^/\\\s?#]+)+\.[a-z0-9]+(?=$|[?#])/i;

/** The target of a link for the router: pages normalised, with query and hash; all else unchanged. */
export function toPath(href: string): string {
  if (AS_GIVEN.test(href) || FILE.test(href)) return href;
  return normalisePath(href) ?? href;
}

/** Client middleware of the root route: normalises the target of every in-app navigation, even without a link. */
export async function normaliseNavigation({ request }: { request: Request }): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const normal = normalisePath(`${pathname}${search}`);
  if (normal !== null) throw redirect(normal, MOVED);
}

/**
 * A page with a token in its address is loaded as a new document, so that tags running on another page never see the
 * address, and it isn't in the history they report.
 */
export async function keepSecretsApart({ request }: { request: Request }): Promise<void> {
  if (isSecret(new URL(request.url).pathname) !== isSecret(location.pathname)) throw redirectDocument(request.url);
}
