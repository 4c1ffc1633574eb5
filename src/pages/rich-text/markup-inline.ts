import type { MarkedToken, Token } from 'marked';
import { isSafeLink, LINK_HINT } from '../../values/link.ts';
import type { Inline, Run } from './rich-text.ts';

/** The message states what was expected of the author. */
export class MarkupError extends Error {}

type Setting = { strong?: true; em?: true; lang?: 'it' };

/** The address in '[buon appetito](lang:it)': words in Italian, not a link. */
const ITALIAN = 'lang:it';

/** An HTML entity: text is printed literally, so '&nbsp;' would show as it is. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

function runOf(text: string, setting: Setting): Run {
  const entity = ENTITY.exec(text)?.[0];
  if (entity) throw new MarkupError(`the character itself instead of ${entity}`);
  return Object.keys(setting).length > 0 ? { text, ...setting } : text;
}

function linkOf(href: string, runs: Inline[]): Inline {
  if (!isSafeLink(href)) throw new MarkupError(`${LINK_HINT}, not ${href}`);
  return { href, runs: runs.filter((inline): inline is Run => typeof inline === 'string' || !('runs' in inline)) };
}

function walk(token: MarkedToken, setting: Setting): Inline[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? inlineOf(token.tokens, setting) : [runOf(token.text, setting)];
    case 'escape':
      return [runOf(token.text, setting)];
    case 'strong':
      return inlineOf(token.tokens, { ...setting, strong: true });
    case 'em':
      return inlineOf(token.tokens, { ...setting, em: true });
    case 'link':
      if (token.href === ITALIAN) return inlineOf(token.tokens, { ...setting, lang: 'it' });
      return [linkOf(token.href, inlineOf(token.tokens, setting))];
    default:
      throw new MarkupError(`words, links, **strong** and *em* only, no ${token.type}`);
  }
}

/** Inline tokens as runs and links. Throws a MarkupError for anything else. */
export function inlineOf(tokens: Token[], setting: Setting = {}): Inline[] {
  return tokens.flatMap((token) => walk(token as MarkedToken, setting));
}
