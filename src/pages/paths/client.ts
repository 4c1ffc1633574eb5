import { redirect, redirectDocument } from 'react-router';
import { isSecret } from '../../platform/secret-paths.ts';
import { normalisePath } from './normalise.ts';

/** Links that are not for the router: other hosts, other programs, places on the same page. */
const AS_GIVEN = /^(https?:\/\/|mailto:|tel:|#|\?)/i;
/** Files keep their names: only pages are written in small letters. */
const FILE = /^(?!\/%)(\/[^/\\\s?#]+)+\.[a-z0-9]+(?=$|[?#])/i;

/** The target of a link as the router should have it: pages normalised with query and hash, all else as given. */
export function toPath(href: string): string {
  if (AS_GIVEN.test(href) || FILE.test(href)) return href;
  return normalisePath(href) ?? href;
}

/** Before every in-app navigation, also those no link made: as client middleware of the root route. */
export async function normaliseNavigation({ request }: { request: Request }): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const normal = normalisePath(`${pathname}${search}`);
  if (normal !== null) throw redirect(normal, 301);
}

/**
 * A page with a token in its address is a document of its own, so that no tag let into another page is there to read
 * the address, nor finds it in the history it was told of.
 */
export async function keepSecretsApart({ request }: { request: Request }): Promise<void> {
  if (isSecret(new URL(request.url).pathname) !== isSecret(location.pathname)) throw redirectDocument(request.url);
}
