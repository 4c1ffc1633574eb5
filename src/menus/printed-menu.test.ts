import { describe, expect, it } from 'vitest';
import { allergens } from '../values/allergens/allergens.ts';
import type { MenuAnswer, PublicDish } from './contract.ts';
import { groupAllergens, printMenu } from './printed-menu.ts';

const allFree = Object.fromEntries(allergens.map((name) => [name, 'free'])) as PublicDish['allergens'];
const picture = (name: string) => ({ name, width: 4, height: 3, widths: [400], alt: '' });
const dish = (id: string, changes: Partial<PublicDish> = {}): PublicDish => ({
  id,
  name: id,
  description: '',
  price: 1195,
  kcal: 700,
  dietaryTags: [],
  allergens: allFree,
  ...changes,
});
const menu = (sections: MenuAnswer['sections'], changes: Partial<MenuAnswer> = {}): MenuAnswer => ({
  id: 'main',
  name: 'All-day menu',
  description: '',
  bookable: true,
  served: '',
  sections,
  dietaryKey: [
    { name: 'v', mark: 'V', meaning: 'Vegetarian: no meat or fish.' },
    { name: 'hot', mark: 'HOT', meaning: 'Chilli heat: from a wink to a shove.' },
  ],
  ...changes,
});

describe('the printed menu', () => {
  it('the printed menu groups all fourteen allergens by declaration', () => {
    const groups = groupAllergens({ ...allFree, milk: 'contains', 'tree nuts': 'may-contain', celery: 'unknown' });
    expect(groups).toMatchObject({ contains: ['milk'], 'may-contain': ['tree nuts'], unknown: ['celery'] });
    expect(groups.free).toHaveLength(11);
  });

  it('the printed menu lists marks in the order of the key, with text for screen readers', () => {
    const taggedDish = dish('diavola', { dietaryTags: [{ name: 'hot' }, { name: 'v' }] });
    const [section] = printMenu(menu([{ id: 'a', name: 'A', items: [taggedDish] }])).sections;
    expect(section?.items[0]?.marks).toEqual([
      { name: 'v', mark: 'V', word: 'Vegetarian' },
      { name: 'hot', mark: 'HOT', word: 'Chilli heat' },
    ]);
  });

  it('the printed menu has one price for a set section', () => {
    const sections = printMenu(
      menu([
        { id: 'a', name: 'A', setPrice: 1095, items: [dish('x')] },
        { id: 'b', name: 'B', items: [dish('y')] },
      ]),
    ).sections;
    expect(sections.map(({ items }) => items[0]?.price)).toEqual([null, 1195]);
    expect(sections.map(({ items }) => items[0]?.priceAlone)).toEqual([1195, undefined]);
  });

  it('the printed menu states the daily energy need only once', () => {
    const result = printMenu(
      menu([{ id: 'a', name: 'A', items: [dish('x')] }], { note: 'Tell us. Adults need around 2000 kcal a day.' }),
    );
    expect(result.note).toBe('Tell us.');
  });

  it('the printed menu shows no picture twice', () => {
    const items = [dish('x', { picture: picture('dishes/x') }), dish('y', { picture: picture('dishes/y') })];
    const result = printMenu(
      menu(
        [
          { id: 'a', name: 'A', items },
          { id: 'b', name: 'B', items: [dish('z', { picture: picture('dishes/y') })] },
        ],
        { picture: picture('dishes/x') },
      ),
    );
    expect(result.sections.map((section) => section.picture?.name)).toEqual(['dishes/y', undefined]);
    expect(result.sections.map(({ pictured }) => pictured)).toEqual(['y', undefined]);
  });
});
