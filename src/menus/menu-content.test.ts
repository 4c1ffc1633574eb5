import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContent, readContentFolder } from '../platform/content-files.ts';
import { imageManifest } from '../settings/contract.ts';
import type { Allergen, AllergenStatus } from '../values/allergens/allergens.ts';
import { type Dish, dietaryKey, menu } from './contract.ts';

const content = join(import.meta.dirname, '../../content');
const menus = await readContentFolder(menu, join(content, 'menus'), ({ id }) => id);
const pictures = await readContent(imageManifest, join(content, 'images.json'));
const key = await readContent(dietaryKey, join(content, 'dietary-key.json'));
const sections = menus.flatMap((entry) => entry.sections.map((section) => ({ menu: entry.id, ...section })));
const dishes = [...new Map(sections.flatMap(({ items }) => items).map((dish) => [dish.id, dish])).values()];

const isTagged = (dish: Dish, tag: Dish['dietaryTags'][number]['name']) =>
  dish.dietaryTags.some(({ name }) => name === tag);
const is = (dish: Dish, status: AllergenStatus, ...names: Allergen[]) =>
  names.some((name) => dish.allergens[name] === status);
/** A dish's name, description and picture text: a picture may not show what the dish doesn't declare. */
const words = ({ name, description, image = '' }: Dish) => [name, description, pictures[image]?.alt].join(' ');
const ids = (list: Dish[]) => list.map(({ id }) => id);

describe('dietary marks are true', () => {
  test('a mark is printed once', () => {
    const marks = ({ dietaryTags }: Dish) => dietaryTags.map(({ name }) => name);
    expect(ids(dishes.filter((dish) => new Set(marks(dish)).size !== marks(dish).length))).toEqual([]);
  });

  test('a vegetarian dish has no fish or shellfish', () => {
    const fishy = (dish: Dish) => is(dish, 'contains', 'fish', 'crustaceans', 'molluscs');
    expect(ids(dishes.filter((dish) => isTagged(dish, 'v') && fishy(dish)))).toEqual([]);
  });

  test('a vegan dish is vegetarian, with no milk, eggs or open questions about them', () => {
    const animal = (dish: Dish) => is(dish, 'contains', 'milk', 'eggs') || is(dish, 'unknown', 'milk', 'eggs', 'fish');
    expect(ids(dishes.filter((dish) => isTagged(dish, 'vg') && (!isTagged(dish, 'v') || animal(dish))))).toEqual([]);
  });

  test.each([
    ['gf', 'cereals containing gluten'],
    ['df', 'milk'],
  ] as const)('the mark %s is on every dish free of %s and on no other', (tag, allergen) => {
    expect(ids(dishes.filter((dish) => isTagged(dish, tag) !== is(dish, 'free', allergen)))).toEqual([]);
  });

  test('the mark n is on every dish that contains nuts and on no other', () => {
    const nutty = (dish: Dish) => is(dish, 'contains', 'tree nuts', 'peanuts');
    expect(ids(dishes.filter((dish) => isTagged(dish, 'n') !== nutty(dish)))).toEqual([]);
  });

  test("the children's menu has no alcohol", () => {
    const forChildren = sections.filter((section) => section.menu === 'kids').flatMap(({ items }) => items);
    expect(ids(forChildren.filter((dish) => isTagged(dish, 'alcohol')))).toEqual([]);
  });
});

/** Allergens that a dish's own words imply and that it must declare. Look-behinds exclude similar words. */
const impliedAllergens: [Allergen, RegExp][] = [
  ['celery', /celery/i],
  [
    'cereals containing gluten',
    /bread|toast\b|muffin|wafer|biscotto|biscuit|crouton|focaccia|sourdough|ciabatta|dough|calzone|crumbed|crumbs|pastry|savoiardi|lager|\boats?\b|spaghetti|penne|linguine|tagliatelle|tonnarelli|bucatini|rigatoni|orecchiette|ravioli|gnocchi|lasagne/i,
  ],
  ['crustaceans', /prawn|langoustine|crab\b/i],
  ['eggs', /\beggs?\b|yolk|a[iï]oli|hollandaise|custard|savoiardi/i],
  ['fish', /anchov|tuna|salmon|sea bass/i],
  [
    'milk',
    /(?<!vegan )mozzarella|fior di latte|parmesan|parmigiano|pecorino|ricotta|mascarpone|scamorza|burrata|stracciatella|butter\b|\bcream\b|milk\b|béchamel|custard|yoghurt|gelato\b|hollandaise/i,
  ],
  ['molluscs', /squid|calamari|mussel|clams\b|vongole|octopus/i],
  ['mustard', /mustard/i],
  ['sulphur dioxide and sulphites', /\bwine\b|prosecco|vermouth|marsala|vinegar|balsamic/i],
  ['tree nuts', /almond|hazelnut|walnut|pistac|cashew|pesto\b/i],
];

describe('descriptions match declarations', () => {
  test.each(impliedAllergens)('%s is declared by every dish that mentions it', (allergen, word) => {
    const madeWithout = (dish: Dish) =>
      allergen === 'cereals containing gluten' && /rice-flour|maize|senza glutine/i.test(words(dish));
    const mentions = dishes.filter((dish) => word.test(words(dish)) && !madeWithout(dish));
    expect(mentions.length).toBeGreaterThan(0);
    expect(ids(mentions.filter((dish) => !is(dish, 'contains', allergen)))).toEqual([]);
  });

  test('meat, and cheese made with rennet, are never marked vegetarian', () => {
    const meat =
      /prosciutto|\bham\b|salami|guanciale|pancetta|’nduja|chicken|pollo|beef|pork|turkey|sausage|ragù|mortadella|parmesan|pecorino/i;
    expect(ids(dishes.filter((dish) => meat.test(words(dish)) && isTagged(dish, 'v')))).toEqual([]);
  });

  test.each([
    ['hot', /chilli|’nduja|spicy/i],
    ['alcohol', /\bwine\b(?! vinegar)|prosecco|vermouth|marsala|\bgin\b|vodka|liqueur|lager/i],
  ] as const)('%s is marked on every dish that mentions it', (tag, word) => {
    expect(ids(dishes.filter((dish) => word.test(words(dish)) && !isTagged(dish, tag)))).toEqual([]);
  });

  test('every wine contains sulphites', () => {
    const wines = sections.filter(({ id }) => id === 'vino').flatMap(({ items }) => items);
    expect(wines.length).toBeGreaterThan(0);
    expect(ids(wines.filter((wine) => !is(wine, 'contains', 'sulphur dioxide and sulphites')))).toEqual([]);
  });

  test('a dish from a shared fryer promises to be free of neither gluten nor milk', () => {
    const friedDishes = dishes.filter(({ name }) => /fritt[ie]|arancini|milanese/i.test(name));
    expect(friedDishes.length).toBeGreaterThan(3);
    expect(ids(friedDishes.filter((dish) => is(dish, 'free', 'cereals containing gluten', 'milk')))).toEqual([]);
  });
});

test("the menu without gluten ingredients has none, and a section that can't be kept apart says so", () => {
  const glutenMenu = sections.filter((section) => section.menu === 'gluten-free');
  const doubtful = glutenMenu.filter(({ note }) => note?.includes('may contain gluten'));
  for (const section of glutenMenu) {
    const statuses = doubtful.includes(section) ? ['free', 'may-contain'] : ['free'];
    const wrong = section.items.filter((dish) => !statuses.includes(dish.allergens['cereals containing gluten']));
    expect(ids(wrong)).toEqual([]);
  }
  expect(doubtful).toHaveLength(1);
});

describe('gluten-free is a legal claim for tested food', () => {
  test('no dish, section, menu or mark claims to be gluten-free', () => {
    const texts = [...menus, ...sections, ...dishes].map((entry) =>
      [entry.name, 'description' in entry && entry.description, 'note' in entry && entry.note].join(' '),
    );
    expect(texts.filter((text) => /gluten[- ]?free/i.test(text))).toEqual([]);
    expect(key.map(({ mark, meaning }) => `${mark}: ${meaning.split('.')[0]}`).join()).not.toMatch(
      /gluten[- ]?free|GF/i,
    );
  });

  test('a dish that may contain gluten says that it is made without gluten ingredients', () => {
    const doubtful = sections.filter(
      ({ menu, items }) =>
        menu === 'gluten-free' && items.some((dish) => is(dish, 'may-contain', 'cereals containing gluten')),
    );
    expect(doubtful.map(({ note }) => note)).toEqual([expect.stringContaining('ade without gluten ingredients')]);
  });
});
