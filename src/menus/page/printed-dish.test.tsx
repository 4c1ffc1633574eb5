import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { brandContent } from '../../../tests/support/app.ts';
import { printMenu } from '../printed-menu.ts';
import { PrintedDishEntry } from './printed-dish.tsx';

const { menus } = (await brandContent()).published;
const dishes = [...menus.values()].flatMap((menu) =>
  printMenu(menu).sections.flatMap(({ items }) => items.map((dish) => [`${menu.id}/${dish.id}`, dish] as const)),
);
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe.each(dishes)('the printed dish %s', (_, dish) => {
  const html = renderToStaticMarkup(<PrintedDishEntry dish={dish} />);
  // One line each, from name to price.
  const variants = [...html.matchAll(/<p class="[^"]*variant[^"]*">(.*?)<\/p>/g)].map(([, line = '']) => wordsOf(line));

  test("the dish's energy comes before its variants, and theirs beside their prices", () => {
    const lines = (dish.variants ?? []).map(
      ({ name, price, kcal }) => `${name} ${kcal} kcal £${(price / 100).toFixed(2)}`,
    );
    expect(variants).toEqual(lines);
    const [before = ''] = html.split(/<p class="[^"]*variant/, 1);
    if (lines.length > 0) expect(wordsOf(before)).toMatch(new RegExp(`\\b${dish.kcal} kcal$`));
    expect(wordsOf(html).match(/\d+ kcal/g)).toHaveLength(lines.length + 1);
  });
});
