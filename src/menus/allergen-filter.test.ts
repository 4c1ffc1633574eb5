import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Allergen, type AllergenStatus, allergenStatuses, allergens } from '../values/allergens/allergens.ts';
import { type DietaryFilter, diets, exclusionReason, filterMenu, isEmptyFilter } from './allergen-filter.ts';

type Said = Partial<Record<Allergen, AllergenStatus>>;
type TestDish = { id: string; allergens: Record<AllergenStatus, Allergen[]>; marks: { name: string }[] };

function dish(id: string, said: Said, marks: string[] = []): TestDish {
  const groups: TestDish['allergens'] = { contains: [], 'may-contain': [], unknown: [], free: [] };
  for (const name of allergens) groups[said[name] ?? 'free'].push(name);
  return { id, allergens: groups, marks: marks.map((name) => ({ name })) };
}
const without = (...names: Allergen[]): DietaryFilter => ({ without: names, diets: [] });

describe('a dish is shown only when everything filtered for is declared', () => {
  test.each<[string, Said, Allergen[], ReturnType<typeof exclusionReason>]>([
    ['nothing asked', { milk: 'contains' }, [], null],
    ['declared free', { eggs: 'contains' }, ['milk'], null],
    ['contains', { milk: 'contains' }, ['milk'], 'contains'],
    ['may contain', { milk: 'may-contain' }, ['milk'], 'may-contain'],
    ['unknown', { milk: 'unknown' }, ['milk'], 'unknown'],
    ['one of two free', { eggs: 'may-contain' }, ['milk', 'eggs'], 'may-contain'],
    ['the graver reason wins', { eggs: 'unknown', milk: 'contains' }, ['eggs', 'milk'], 'contains'],
    ['the doubt wins over silence', { eggs: 'unknown', milk: 'may-contain' }, ['eggs', 'milk'], 'may-contain'],
  ])('%s', (_words, said, names, reason) => {
    expect(exclusionReason(dish('x', said), without(...names))).toBe(reason);
  });

  it('leaves out a dish that declares nothing at all', () => {
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
  ] as const)('marked %j, asked for %j', (marks, asked, reason) => {
    expect(exclusionReason(dish('x', {}, [...marks]), { without: [], diets: asked })).toBe(reason);
  });
});

it('keeps every section, counts, and groups what was left out', () => {
  const sections = [
    { id: 'pizza', items: [dish('a', { milk: 'contains' }), dish('b', {})] },
    { id: 'dolci', items: [dish('c', { milk: 'unknown' }), dish('d', { milk: 'may-contain' })] },
  ];
  const { leftOut, ...sifted } = filterMenu(sections, without('milk'));
  expect(sifted.sections.map(({ id, items, all }) => [id, items.map((one) => one.id), all.length])).toEqual([
    ['pizza', ['b'], 2],
    ['dolci', [], 2],
  ]);
  expect([sifted.shown, sifted.of]).toEqual([1, 4]);
  expect(Object.values(leftOut).map((dishes) => dishes.map(({ id }) => id))).toEqual([['a'], ['d'], ['c'], []]);
});

it('recognises an empty filter', () => {
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
  .map(({ said, marks, forgotten }) => {
    const made = dish('any', said, marks);
    for (const status of allergenStatuses)
      made.allergens[status] = made.allergens[status].filter((name) => !forgotten.includes(name));
    return made;
  });
const anyMenu = fc.array(fc.record({ items: fc.array(anyDish, { maxLength: 5 }) }), { maxLength: 4 });
const anyFilter = fc.record({ without: fc.subarray([...allergens]), diets: fc.subarray([...diets]) });

test('never shows a dish that is not declared free of everything filtered for', () => {
  fc.assert(
    fc.property(anyMenu, anyFilter, (sections, filter) => {
      for (const { items } of filterMenu(sections, filter).sections)
        for (const shown of items) {
          for (const name of filter.without) expect(shown.allergens.free).toContain(name);
          for (const diet of filter.diets) expect(shown.marks).toContainEqual({ name: diet });
        }
    }),
  );
});

test('never leaves out a dish that is, nor shows one twice', () => {
  fc.assert(
    fc.property(anyMenu, anyFilter, (sections, filter) => {
      const sifted = filterMenu(sections, filter);
      const kept = sections.flatMap(({ items }) => items).filter((one) => exclusionReason(one, filter) === null);
      expect(sifted.sections.flatMap(({ items }) => items)).toEqual(kept);
      const leftOut = Object.values(sifted.leftOut).flat().length;
      expect(sifted.shown + leftOut).toBe(sifted.of);
    }),
  );
});

test('asking for more never shows more', () => {
  fc.assert(
    fc.property(anyMenu, anyFilter, fc.constantFrom(...allergens), (sections, filter, another) => {
      const more = { ...filter, without: [...filter.without, another] };
      expect(filterMenu(sections, more).shown).toBeLessThanOrEqual(filterMenu(sections, filter).shown);
    }),
  );
});
