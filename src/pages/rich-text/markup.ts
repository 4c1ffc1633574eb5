import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { inlineOf, MarkupError } from './markup-inline.ts';
import { plainText } from './plain-text.ts';
import type { Block, Inline, ListItem, RichText } from './rich-text.ts';

type Parsed = { ok: true; text: RichText } | { ok: false; problem: string };

function itemOf({ tokens, task }: Tokens.ListItem, depth: number): ListItem {
  if (task) throw new MarkupError('a list without tick boxes');
  const lists = tokens.filter((token): token is Tokens.List => token.type === 'list');
  const paragraphs = tokens.filter(({ type }) => type !== 'list' && type !== 'space');
  if (lists.length > 1 || paragraphs.length > 1)
    throw new MarkupError('one paragraph and at most one inner list in a list item');
  const inner = lists[0] && listOf(lists[0], depth + 1);
  return { words: wordsOf(paragraphs), ...(inner && { list: { ordered: inner.ordered, items: inner.items } }) };
}

function listOf({ ordered, items }: Tokens.List, depth: number) {
  if (depth > 2) throw new MarkupError('lists of two levels at most');
  return { ordered, items: items.map((item) => itemOf(item, depth)) };
}

function wordsOf(tokens: Token[]): Inline[] {
  return tokens.flatMap((token) => {
    if (token.type !== 'text' && token.type !== 'paragraph') throw new MarkupError(`no ${token.type} in a list item`);
    return inlineOf(token.tokens ?? [token]);
  });
}

/** 'Cancelling & refunds' becomes 'cancelling-refunds': the same heading always has the same anchor. */
export function headingId(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase();
  const id = plain
    .replace(/[’'\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return /^[a-z]/.test(id) ? id : `part-${id}`;
}

function headingOf({ depth, tokens }: Tokens.Heading): Block {
  if (depth !== 2 && depth !== 3) throw new MarkupError('headings as ## or ###');
  const words = inlineOf(tokens);
  return { kind: 'heading', level: depth, id: headingId(plainText(words)), words };
}

function blockOf(token: MarkedToken): Block[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'paragraph':
      return [{ kind: 'paragraph', words: inlineOf(token.tokens) }];
    case 'text':
      return [{ kind: 'paragraph', words: inlineOf(token.tokens ?? [token]) }];
    case 'heading':
      return [headingOf(token)];
    case 'list':
      return [{ kind: 'list', ...listOf(token, 1) }];
    case 'table': {
      const cell = ({ tokens }: Tokens.TableCell) => inlineOf(tokens);
      return [{ kind: 'table', head: token.header.map(cell), rows: token.rows.map((row) => row.map(cell)) }];
    }
    default:
      throw new MarkupError(`paragraphs, ## headings, lists and tables only, no ${token.type}`);
  }
}

/**
 * Parses a subset of Markdown: paragraphs, ## and ###, lists of two levels, tables, links, strong and em. Anything
 * else, above all HTML, is reported as a problem.
 */
export function parseMarkup(source: string): Parsed {
  try {
    const tokens = new Lexer({ gfm: true, breaks: false, silent: false }).lex(source) as MarkedToken[];
    return { ok: true, text: tokens.flatMap(blockOf) };
  } catch (error) {
    if (error instanceof MarkupError) return { ok: false, problem: error.message };
    throw error;
  }
}
