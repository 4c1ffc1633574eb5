import type { MarkedToken, Token } from 'marked';
import { isSafeLink, LINK_HINT } from './link.ts';
import type { Inline, Run } from './rich-text.ts';

/** What was expected of the author, in words. */
export class MarkupError extends Error {}

type Setting = { strong?: true; em?: true };

/** The reader prints what it is given: '&nbsp;' would be read as it stands. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

function runOf(text: string, setting: Setting): Run {
  const entity = ENTITY.exec(text)?.[0];
  if (entity) throw new MarkupError(`the character itself instead of ${entity}`);
  return setting.strong || setting.em ? { text, ...setting } : text;
}

function linkOf(href: string, runs: Inline[]): Inline {
  if (!isSafeLink(href)) throw new MarkupError(`${LINK_HINT}, not ${href}`);
  return { href, runs: runs.filter((one): one is Run => typeof one === 'string' || !('runs' in one)) };
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
      return [linkOf(token.href, inlineOf(token.tokens, setting))];
    default:
      throw new MarkupError(`words, links, **strong** and *em* only, no ${token.type}`);
  }
}

/** Tokens of running text as runs and links. Throws a MarkupError for anything else. */
export function inlineOf(tokens: Token[], setting: Setting = {}): Inline[] {
  return tokens.flatMap((token) => walk(token as MarkedToken, setting));
}
