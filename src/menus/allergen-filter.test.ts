import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Allergen, type AllergenStatus, allergenStatuses, allergens } from '../values/allergens/allergens.ts';
import { type DietaryFilter, diets, exclusionReason, filterMenu, isEmptyFilter } from './allergen-filter.ts';

type Said = Partial<Record<Allergen, AllergenStatus>>;
type TestDish = { id: string; allergens: Record<AllergenStatus, Allergen[]>; marks: { name: string }[] };

function dish(id: string, declarations: Said, marks: string[] = []): TestDish {
  const groups: TestDish['allergens'] = { contains: [], 'may-contain': [], unknown: [], free: [] };
  for (const name of allergens) groups[declarations[name] ?? 'free'].push(name);
  return { id, allergens: groups, marks: marks.map((name) => ({ name })) };
}
const without = (...names: Allergen[]): DietaryFilter => ({ without: names, diets: [] });

describe('a dish is shown only if every filtered allergen is declared free', () => {
  test.each<[string, Said, Allergen[], ReturnType<typeof exclusionReason>]>([
    ['without a filter', { milk: 'contains' }, [], null],
    ['declared free of the allergen', { eggs: 'contains' }, ['milk'], null],
    ['contains', { milk: 'contains' }, ['milk'], 'contains'],
    ['it may contain the allergen', { milk: 'may-contain' }, ['milk'], 'may-contain'],
    ['unknown', { milk: 'unknown' }, ['milk'], 'unknown'],
    ['it is free of one of two allergens', { eggs: 'may-contain' }, ['milk', 'eggs'], 'may-contain'],
    ['contains outweighs unknown', { eggs: 'unknown', milk: 'contains' }, ['eggs', 'milk'], 'contains'],
    ['may contain outweighs unknown', { eggs: 'unknown', milk: 'may-contain' }, ['eggs', 'milk'], 'may-contain'],
  ])('the reason to leave out a dish, if any: %s', (_words, declarations, names, reason) => {
    expect(exclusionReason(dish('x', declarations), without(...names))).toBe(reason);
  });

  it('a dish without declarations is left out', () => {
    const silent = dish('x', {});
    silent.allergens.free = silent.allergens.free.filter((name) => name !== 'lupin');
    expect(exclusionReason(silent, without('lupin'))).toBe('unknown');
  });

  test.each([
    [['v'], ['v'], null],
    [['v'], ['vg'], 'diet'],
    [['v', 'vg'], ['v', 'vg'], null],
    [[], ['gf'], 'diet'],
    [['hot'], [], null],
  ] as const)('with the marks %j and the diets %j', (marks, dietNames, reason) => {
    expect(exclusionReason(dish('x', {}, [...marks]), { without: [], diets: dietNames })).toBe(reason);
  });
});

it('a filtered menu has every section, counts dishes, and groups those left out', () => {
  const sections = [
    { id: 'pizza', items: [dish('a', { milk: 'contains' }), dish('b', {})] },
    { id: 'dolci', items: [dish('c', { milk: 'unknown' }), dish('d', { milk: 'may-contain' })] },
  ];
  const { leftOut, ...summary } = filterMenu(sections, without('milk'));
  expect(summary.sections.map(({ id, items, all }) => [id, items.map((dish) => dish.id), all.length])).toEqual([
    ['pizza', ['b'], 2],
    ['dolci', [], 2],
  ]);
  expect([summary.count, summary.of]).toEqual([1, 4]);
  expect(Object.values(leftOut).map((dishes) => dishes.map(({ id }) => id))).toEqual([['a'], ['d'], ['c'], []]);
});

it('an empty filter is recognised', () => {
  expect(isEmptyFilter(without())).toBe(true);
  expect(isEmptyFilter(without('milk'))).toBe(false);
  expect(isEmptyFilter({ without: [], diets: ['v'] })).toBe(false);
});

const anyDish = fc
  .record({
    said: fc.record(
      Object.fromEntries(allergens.map((name) => [name, fc.constantFrom(...allergenStatuses)])) as Record<
        Allergen,
        fc.Arbitrary<AllergenStatus>
      >,
    ),
    marks: fc.subarray(['v', 'vg', 'gf', 'hot', 'n']),
    forgotten: fc.subarray([...allergens], { maxLength: 3 }),
  })
  .map(({ said: declarations, marks, forgotten }) => {
    const anyDish = dish('any', declarations, marks);
    for (const status of allergenStatuses)
      anyDish.allergens[status] = anyDish.allergens[status].filter((name) => !forgotten.includes(name));
    return anyDish;
  });
const anyMenu = fc.array(fc.record({ items: fc.array(anyDish, { maxLength: 5 }) }), { maxLength: 4 });
const anyFilter = fc.record({ without: fc.subarray([...allergens]), diets: fc.subarray([...diets]) });

test("no dish is shown that isn't declared free of every filtered allergen", () => {
  fc.assert(
    fc.property(anyMenu, anyFilter, (sections, filter) => {
      for (const { items } of filterMenu(sections, filter).sections)
        for (const item of items) {
          for (const name of filter.without) expect(item.allergens.free).toContain(name);
          for (const diet of filter.diets) expect(item.marks).toContainEqual({ name: diet });
        }
    }),
  );
});

test('no matching dish is left out or shown twice', () => {
  fc.assert(
    fc.property(anyMenu, anyFilter, (sections, filter) => {
      const result = filterMenu(sections, filter);
      const matches = sections.flatMap(({ items }) => items).filter((item) => exclusionReason(item, filter) === null);
      expect(result.sections.flatMap(({ items }) => items)).toEqual(matches);
      const leftOut = Object.values(result.leftOut).flat().length;
      expect(result.count + leftOut).toBe(result.of);
    }),
  );
});

test('a stricter filter never shows more', () => {
  fc.assert(
    fc.property(anyMenu, anyFilter, fc.constantFrom(...allergens), (sections, filter, extra) => {
      const stricter = { ...filter, without: [...filter.without, extra] };
      expect(filterMenu(sections, stricter).count).toBeLessThanOrEqual(filterMenu(sections, filter).count);
    }),
  );
});
