import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script((?: [\w-]+="[^"<>]*")*)>([\s\S]*?)<\/script>/g;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The hashes of the inline scripts that carry the mark: those that the renderer wrote, and no other in the page. */
export function knownScripts(html: string, mark: string): string[] {
  const known = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes = '']) => attributes.includes(` nonce="${mark}"`) && !attributes.includes(' src="'),
  );
  return [...new Set(known.map(([, , script = '']) => hashOf(script)))];
}

/** The page without the mark: a kept page is the same for everyone, so it may name no secret. */
export const withoutMark = (html: string, mark: string): string => html.replaceAll(` nonce="${mark}"`, '');

/** Without the mark of what is no script, which then reads as if there were none. */
export const scriptsMarkedOnly = (html: string, mark: string): string =>
  html.replaceAll(/<link [^>]*>/g, (link) => withoutMark(link, mark));
