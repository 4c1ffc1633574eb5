import { hash } from 'node:crypto';

/** An inline script's tag before and after its nonce. */
const BEFORE = /^<script(?: [\w-]+="[^"<>]*")*$/;
const AFTER = /^(?: [\w-]+="[^"<>]*")*>/;
const SOURCE = ' src="';
const END = '</script>';

const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;
const attribute = (mark: string) => ` nonce="${mark}"`;

/** The text of an inline script whose tag had the nonce between `before` and `after`; undefined if it wasn't one. */
function inlineScript(before: string, after: string): string | undefined {
  const opening = before.slice(before.lastIndexOf('<'));
  const rest = AFTER.exec(after)?.[0];
  const end = after.indexOf(END);
  if (!BEFORE.test(opening) || rest === undefined || end === -1) return undefined;
  return `${opening}${rest}`.includes(SOURCE) ? undefined : after.slice(rest.length, end);
}

/**
 * Removes the nonce, since a cached page is the same for everyone and can't hold a secret. Returns the hashes of the
 * inline scripts that carried it: those written by the renderer, and no others.
 */
export function unmarked(html: string, mark: string): { html: string; scripts: string[] } {
  const pieces = html.split(attribute(mark));
  const scripts = pieces.slice(1).flatMap((after, index) => inlineScript(pieces[index] ?? '', after) ?? []);
  return { html: pieces.join(''), scripts: [...new Set(scripts.map(hashOf))] };
}

export const linksUnmarked = (head: string, mark: string): string =>
  head.replaceAll(/<link [^>]*>/g, (link) => link.replace(attribute(mark), ''));
