import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ADULTS_NEED } from '../../../values/food/energy.ts';
import { Upsells } from './upsells.tsx';

const extra = { id: 'board', name: 'Board', description: 'To share.', price: 2400, available: true };
const textOf = (upsell: Partial<Parameters<typeof Upsells>[0]['upsells'][number]>) =>
  renderToStaticMarkup(<Upsells upsells={[{ ...extra, ...upsell }]} taken={[]} />).replace(/<[^>]+>/g, ' ');

test.each([
  [{ kcal: 1960, serves: 4 }, '1960 kcal, serves 4. ', true],
  [{ kcal: 566 }, '566 kcal. ', true],
  [{ kcal: 566, available: false }, 'kcal', false],
  [{}, 'kcal', false],
])('an extra with %j shows its energy and what an adult needs only if known', (upsell, words, isShown) => {
  expect(textOf(upsell).includes(words)).toBe(isShown);
  expect(textOf(upsell).includes(ADULTS_NEED)).toBe(isShown);
});
