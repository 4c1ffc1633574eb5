import { expect, it } from 'vitest';
import { partPlace, withParts } from './drawn-page.ts';

const place = (index: number) => partPlace('mark', index);
const filled = (html: string, ...parts: string[]) => withParts(html, { mark: 'mark', parts });

it('puts each part in its place, as often as it has one', () => {
  const html = `<ul><li>${place(1)}</li><li>${place(0)}</li><li>${place(1)}</li></ul>`;
  expect(filled(html, 'ciao', '<b>$& --></b>')).toBe(
    '<ul><li><b>$& --></b></li><li>ciao</li><li><b>$& --></b></li></ul>',
  );
});

it('leaves a place empty that has no part, and a page without places as it is', () => {
  expect(filled(`<p>${place(7)}</p>`)).toBe('<p></p>');
  expect(filled('<p>--></p>', 'unasked')).toBe('<p>--></p>');
});

it('takes nothing for a place that has another mark, in the page or in a part', () => {
  const guessed = partPlace('guess', 0);
  expect(filled(`<p>${guessed}</p>${place(0)}`, `<i>${place(1)}</i>`, 'secret')).toBe(
    `<p>${guessed}</p><i>${place(1)}</i>`,
  );
});
