import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContent, readContentFolder } from '../platform/content-files.ts';
import { imageManifest } from '../settings/contract.ts';
import { type Dish, dietaryKey, dietaryTags, type Menu, menu } from './contract.ts';

const content = (name: string) => join(import.meta.dirname, '../../content', name);
const menus = await readContentFolder(menu, content('menus'), ({ id }) => id);
const menuOf = (id: string): Menu => {
  const match = menus.find((candidate) => candidate.id === id);
  if (!match) throw new Error(`no ${id} menu`);
  return match;
};
const dishesOf = ({ sections }: Menu) => sections.flatMap(({ items }) => items);
const menuDishes = menus.flatMap(dishesOf);
const dishes = [...new Map(menuDishes.map((dish) => [dish.id, dish])).values()];

/** Values that occur more than once. */
const duplicatesIn = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('the seven menus', () => {
  test.each([
    ['main', true],
    ['kids', false],
    ['breakfast', true],
    ['lunch-set', true],
    ['drinks', false],
    ['gluten-free', true],
    ['christmas', true],
  ])('the menu %s exists, and bookable is %s', (id, bookable) => {
    expect(menuOf(id).bookable).toBe(bookable);
  });

  test('the menus have at least 110 dishes and drinks, 30 of them on the drinks menu', () => {
    expect(menus).toHaveLength(7);
    expect(dishes.length).toBeGreaterThanOrEqual(110);
    expect(dishesOf(menuOf('drinks')).length).toBeGreaterThanOrEqual(30);
  });

  test.each(menus)('the menu $id has each section and each dish once', (testMenu) => {
    expect(duplicatesIn(testMenu.sections.map(({ id }) => id))).toEqual([]);
    expect(duplicatesIn(dishesOf(testMenu).map(({ id }) => id))).toEqual([]);
  });

  test.each(menus)("the menu $id states an adult's energy need, since it has kcal", ({ note }) => {
    expect(note).toContain('Adults need around 2000 kcal a day.');
  });

  test.each([
    ['breakfast', '08:00', '11:30', 7],
    ['lunch-set', '11:30', '16:45', 5],
    ['christmas', '12:00', '21:30', 7],
  ])('the menu %s is served from %s to %s on %i days a week', (id, from, until, days) => {
    const { servedFrom, servedUntil, servedDays } = menuOf(id);
    expect([servedFrom, servedUntil, servedDays?.length]).toEqual([from, until, days]);
  });

  test.each(menus.filter(({ bookable }) => bookable))(
    'the menu $id can be booked between two times of day',
    (testMenu) => {
      const time = /^([01]\d|2[0-3]):[0-5]\d$/;
      expect(testMenu.servedFrom).toMatch(time);
      expect(testMenu.servedUntil).toMatch(time);
      expect(testMenu.servedFrom?.localeCompare(testMenu.servedUntil ?? '')).toBe(-1);
    },
  );
});

describe('dishes', () => {
  test.each(dishes)('the dish $id is the same on every menu', (dish) => {
    for (const again of menuDishes.filter(({ id }) => id === dish.id)) expect(again).toEqual(dish);
  });

  test('dishes have unique names and openings', () => {
    expect(duplicatesIn(dishes.map(({ name }) => name))).toEqual([]);
    const opening = ({ description }: Dish) =>
      description
        .toLowerCase()
        .match(/[\p{L}’-]+/gu)
        ?.slice(0, 2)
        .join(' ');
    expect(duplicatesIn(dishes.map((dish) => opening(dish) ?? ''))).toEqual([]);
  });

  test.each(menuOf('main').sections.filter(({ id }) => id === 'pizza'))('pizza costs £11.95 to £15.95', ({ items }) => {
    expect(items.length).toBeGreaterThanOrEqual(12);
    expect(items.filter(({ price }) => price < 1195 || price > 1595)).toEqual([]);
  });

  test('dishes never cost more in a set than alone', () => {
    const sets = menus.flatMap(({ sections }) => sections).filter(({ setPrice }) => setPrice !== undefined);
    expect(sets.length).toBeGreaterThan(0);
    const dearer = sets.flatMap(({ setPrice = 0, items }) => items.filter(({ price }) => price < setPrice));
    expect(dearer.map(({ id }) => id)).toEqual([]);
  });

  test('dishes and menus only use existing pictures', async () => {
    const pictures = await readContent(imageManifest, content('images.json'));
    const images = [...menus, ...dishes].flatMap(({ image }) => (image === undefined ? [] : [image]));
    expect(images.filter((image) => !(image in pictures))).toEqual([]);
  });
});

test('the dietary key explains every mark once', async () => {
  const key = await readContent(dietaryKey, content('dietary-key.json'));
  expect(key.map(({ name }) => name).toSorted()).toEqual([...dietaryTags].toSorted());
  expect(duplicatesIn(key.map(({ mark }) => mark))).toEqual([]);
});
