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
const sections = menus.flatMap((one) => one.sections.map((section) => ({ menu: one.id, ...section })));
const dishes = [...new Map(sections.flatMap(({ items }) => items).map((dish) => [dish.id, dish])).values()];

const tagged = (dish: Dish, tag: Dish['dietaryTags'][number]['name']) =>
  dish.dietaryTags.some(({ name }) => name === tag);
const is = (dish: Dish, status: AllergenStatus, ...names: Allergen[]) =>
  names.some((name) => dish.allergens[name] === status);
/** Name, description and picture text of a dish: a picture may not show what the dish does not declare. */
const words = ({ name, description, image = '' }: Dish) => [name, description, pictures[image]?.alt].join(' ');
const ids = (found: Dish[]) => found.map(({ id }) => id);

describe('marks keep their promise', () => {
  test('a mark is printed once', () => {
    const marks = ({ dietaryTags }: Dish) => dietaryTags.map(({ name }) => name);
    expect(ids(dishes.filter((dish) => new Set(marks(dish)).size !== marks(dish).length))).toEqual([]);
  });

  test('vegetarian has no fish or shellfish', () => {
    const fishy = (dish: Dish) => is(dish, 'contains', 'fish', 'crustaceans', 'molluscs');
    expect(ids(dishes.filter((dish) => tagged(dish, 'v') && fishy(dish)))).toEqual([]);
  });

  test('vegan is vegetarian, with no milk or eggs and no supplier still to ask about them', () => {
    const animal = (dish: Dish) => is(dish, 'contains', 'milk', 'eggs') || is(dish, 'unknown', 'milk', 'eggs', 'fish');
    expect(ids(dishes.filter((dish) => tagged(dish, 'vg') && (!tagged(dish, 'v') || animal(dish))))).toEqual([]);
  });

  test.each([
    ['gf', 'cereals containing gluten'],
    ['df', 'milk'],
  ] as const)('%s stands on every dish free of %s and on no other', (tag, allergen) => {
    expect(ids(dishes.filter((dish) => tagged(dish, tag) !== is(dish, 'free', allergen)))).toEqual([]);
  });

  test('n stands on every dish that contains nuts and on no other', () => {
    const nutty = (dish: Dish) => is(dish, 'contains', 'tree nuts', 'peanuts');
    expect(ids(dishes.filter((dish) => tagged(dish, 'n') !== nutty(dish)))).toEqual([]);
  });

  test('children are offered no alcohol', () => {
    const forChildren = sections.filter((section) => section.menu === 'kids').flatMap(({ items }) => items);
    expect(ids(forChildren.filter((dish) => tagged(dish, 'alcohol')))).toEqual([]);
  });
});

/**
 * Allergens that a dish's own words imply and that it must declare. Look-behinds exclude words that only sound alike.
 */
const declared: [Allergen, RegExp][] = [
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

describe('words and declarations agree', () => {
  test.each(declared)('%s is declared wherever a dish names it', (allergen, word) => {
    const madeWithout = (dish: Dish) =>
      allergen === 'cereals containing gluten' && /rice-flour|maize|senza glutine/i.test(words(dish));
    const naming = dishes.filter((dish) => word.test(words(dish)) && !madeWithout(dish));
    expect(naming.length).toBeGreaterThan(0);
    expect(ids(naming.filter((dish) => !is(dish, 'contains', allergen)))).toEqual([]);
  });

  test('meat, and cheese made with rennet, are never marked vegetarian', () => {
    const meat =
      /prosciutto|\bham\b|salami|guanciale|pancetta|’nduja|chicken|pollo|beef|pork|turkey|sausage|ragù|mortadella|parmesan|pecorino/i;
    expect(ids(dishes.filter((dish) => meat.test(words(dish)) && tagged(dish, 'v')))).toEqual([]);
  });

  test.each([
    ['hot', /chilli|’nduja|spicy/i],
    ['alcohol', /\bwine\b(?! vinegar)|prosecco|vermouth|marsala|\bgin\b|vodka|liqueur|lager/i],
  ] as const)('%s is marked wherever a dish names it', (tag, word) => {
    expect(ids(dishes.filter((dish) => word.test(words(dish)) && !tagged(dish, tag)))).toEqual([]);
  });

  test('every wine carries sulphites', () => {
    const wines = sections.filter(({ id }) => id === 'vino').flatMap(({ items }) => items);
    expect(wines.length).toBeGreaterThan(0);
    expect(ids(wines.filter((wine) => !is(wine, 'contains', 'sulphur dioxide and sulphites')))).toEqual([]);
  });

  test('what shares a fryer promises to be without neither gluten nor milk', () => {
    const fried = dishes.filter(({ name }) => /fritt[ie]|arancini|milanese/i.test(name));
    expect(fried.length).toBeGreaterThan(3);
    expect(ids(fried.filter((dish) => is(dish, 'free', 'cereals containing gluten', 'milk')))).toEqual([]);
  });
});

test('the menu without gluten ingredients holds none, and a section that cannot be kept apart says so', () => {
  const offered = sections.filter((section) => section.menu === 'gluten-free');
  const doubtful = offered.filter(({ note }) => note?.includes('may contain gluten'));
  for (const section of offered) {
    const allowed = doubtful.includes(section) ? ['free', 'may-contain'] : ['free'];
    const wrong = section.items.filter((dish) => !allowed.includes(dish.allergens['cereals containing gluten']));
    expect(ids(wrong)).toEqual([]);
  }
  expect(doubtful).toHaveLength(1);
});

describe('gluten-free is a claim that the law keeps for tested food', () => {
  test('which no dish, section, menu or mark makes', () => {
    const said = [...menus, ...sections, ...dishes].map((one) =>
      [one.name, 'description' in one && one.description, 'note' in one && one.note].join(' '),
    );
    expect(said.filter((one) => /gluten[- ]?free/i.test(one))).toEqual([]);
    expect(key.map(({ mark, meaning }) => `${mark}: ${meaning.split('.')[0]}`).join()).not.toMatch(
      /gluten[- ]?free|GF/i,
    );
  });

  test('what may contain gluten says that it is made without gluten ingredients', () => {
    const doubtful = sections.filter(
      ({ menu, items }) =>
        menu === 'gluten-free' && items.some((dish) => is(dish, 'may-contain', 'cereals containing gluten')),
    );
    expect(doubtful.map(({ note }) => note)).toEqual([expect.stringContaining('ade without gluten ingredients')]);
  });
});
