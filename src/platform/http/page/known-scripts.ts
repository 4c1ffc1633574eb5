import { hash } from 'node:crypto';

/** What an inline script's tag has before and after its mark, and its text. */
const BEFORE = /^<script(?: [\w-]+="[^"<>]*")*$/;
const AFTER = /^(?: [\w-]+="[^"<>]*")*>/;
const SOURCE = ' src="';
const END = '</script>';

const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;
const attribute = (mark: string) => ` nonce="${mark}"`;

/** The text of the inline script whose tag's mark stood between `before` and `after`; undefined where it was no such tag. */
function inlineScript(before: string, after: string): string | undefined {
  const opening = before.slice(before.lastIndexOf('<'));
  const rest = AFTER.exec(after)?.[0];
  const end = after.indexOf(END);
  if (!BEFORE.test(opening) || rest === undefined || end === -1) return undefined;
  return `${opening}${rest}`.includes(SOURCE) ? undefined : after.slice(rest.length, end);
}

/**
 * The page without the mark: a kept page is the same for everyone, so it may name no secret. And the hashes of the inline
 * scripts that carried it: those that the renderer wrote, and no other in the page.
 */
export function unmarked(html: string, mark: string): { html: string; scripts: string[] } {
  const pieces = html.split(attribute(mark));
  const own = pieces.slice(1).flatMap((after, index) => inlineScript(pieces[index] ?? '', after) ?? []);
  return { html: pieces.join(''), scripts: [...new Set(own.map(hashOf))] };
}

/** The head of a page without the mark of its links, which then read as if there were none. */
export const linksUnmarked = (head: string, mark: string): string =>
  head.replaceAll(/<link [^>]*>/g, (link) => link.replace(attribute(mark), ''));
