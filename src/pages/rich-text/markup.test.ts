import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafeLink } from '../../values/link.ts';
import { headingId, parseMarkup } from './markup.ts';
import { richText } from './rich-text.ts';

const parse = (source: string) => {
  const result = parseMarkup(source);
  return result.ok ? result.text : result.problem;
};

describe('valid markup', () => {
  test.each<[string, string, unknown]>([
    ['a paragraph', 'Come in.', [{ kind: 'paragraph', words: ['Come in.'] }]],
    [
      'nested strong and em',
      'A **very *long* lunch**',
      [
        {
          kind: 'paragraph',
          words: [
            'A ',
            { text: 'very ', strong: true },
            { text: 'long', strong: true, em: true },
            { text: ' lunch', strong: true },
          ],
        },
      ],
    ],
    [
      'a link with strong words',
      '[the **menu**](/our-menu)',
      [{ kind: 'paragraph', words: [{ href: '/our-menu', runs: ['the ', { text: 'menu', strong: true }] }] }],
    ],
    [
      'words in Italian',
      'A [fior di latte](lang:it)',
      [{ kind: 'paragraph', words: ['A ', { text: 'fior di latte', lang: 'it' }] }],
    ],
    ['a heading', '## Small print', [{ kind: 'heading', level: 2, id: 'small-print', words: ['Small print'] }]],
    [
      'a nested list',
      '- one\n  1. first\n- two',
      [
        {
          kind: 'list',
          ordered: false,
          items: [{ words: ['one'], list: { ordered: true, items: [{ words: ['first'] }] } }, { words: ['two'] }],
        },
      ],
    ],
    [
      'a table',
      '| Day | Hours |\n| --- | --- |\n| Monday | *closed* |',
      [{ kind: 'table', head: [['Day'], ['Hours']], rows: [[['Monday'], [{ text: 'closed', em: true }]]] }],
    ],
    ['an escaped star', '5 \\* 4', [{ kind: 'paragraph', words: ['5 ', '*', ' 4'] }]],
    ['a less-than sign among words', '3 < 4 & 5', [{ kind: 'paragraph', words: ['3 < 4 & 5'] }]],
    ['nothing', '', []],
  ])('markup may contain %s', (_what, source, tree) => {
    expect(parse(source)).toEqual(tree);
  });
});

describe('invalid markup', () => {
  test.each<[string, string, RegExp]>([
    ['an HTML block', '<script>alert(1)</script>', /no html/],
    ['inline HTML', 'Come <b>in</b>', /no html/],
    ['an HTML comment', '<!-- hello -->', /no html/],
    ['an image', '![cat](https://example.com/cat.png)', /no image/],
    ['code', '`rm`', /no codespan/],
    ['a code block', '    rm', /no code/],
    ['a quotation', '> so they say', /no blockquote/],
    ['a horizontal rule', '---', /no hr/],
    ['a first-level heading', '# Lunch', /## or ###/],
    ['a fourth-level heading', '#### Lunch', /## or ###/],
    ['three levels of list', '- a\n  - b\n    - c', /two levels/],
    ['tick boxes', '- [ ] milk', /tick boxes/],
    ['a script as a link', '[x](javascript:alert%281%29)', /a link/],
    ['data as a link', '[x](data:text/html,hi)', /a link/],
    ['another host without a scheme', '[x](//evil.example)', /a link/],
    ['plain http', '[x](http://example.com)', /a link/],
    ['an entity', 'fish &amp; chips', /instead of &amp;/],
  ])('markup may not contain %s', (_what, source, problem) => {
    expect(parse(source)).toMatch(problem);
  });
});

test.each([
  ['/our-menu/main#pizza', true],
  ['#place', true],
  ['https://gifts.tavola.example/a?b=c', true],
  ['mailto:ciao@tavola.example?subject=Hello', true],
  ['tel:02079460100', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/a\\b', false],
  ['/with space', false],
  ['javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
  [' https://example.com', false],
  ['https://user@evil.example', false],
  ['vbscript:x', false],
  ['', false],
])('%s is safe to link to: %s', (url, safe) => {
  expect(isSafeLink(url)).toBe(safe);
});

test.each([
  ['Cancelling & refunds', 'cancelling-refunds'],
  ['What we won’t do', 'what-we-wont-do'],
  ['The 14', 'the-14'],
  ['14 allergens', 'part-14-allergens'],
  ['Tiramisù', 'tiramisu'],
])('the heading %s has the anchor %s', (heading, id) => {
  expect(headingId(heading)).toBe(id);
});

const fragment = fc.constantFrom(
  ...['<b>', '</b>', '<script>', '<img src=x onerror=alert(1)>', '<!--', '-->', '&lt;', '[a](', 'javascript:alert(1)'],
  ...[
    ')',
    '](/a)',
    '**',
    '*',
    '_',
    '`',
    '\n',
    '\n\n',
    '- ',
    '  - ',
    '1. ',
    '## ',
    '| a | b |\n| - | - |\n',
    '> ',
    '\\',
  ],
  ...['<https://x.example>', 'www.x.example', '![', '[^1]', '~~', 'word', ' ', '\u0000', '\u202e', '[x]: /y\n'],
);
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fragment, { maxLength: 30 }).map((parts) => parts.join('')),
);

/** Every address in the tree. */
function links(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(links);
  if (typeof value !== 'object' || value === null) return [];
  return [...('href' in value ? [String(value.href)] : []), ...Object.values(value).flatMap(links)];
}

test('any markup parses to known nodes and safe links only', () => {
  fc.assert(
    fc.property(hostile, (source) => {
      const result = parseMarkup(source);
      if (!result.ok) return;
      richText.parse(result.text);
      expect(links(result.text).every(isSafeLink)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
