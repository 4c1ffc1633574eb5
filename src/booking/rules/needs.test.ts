import { describe, expect, it } from 'vitest';
import { needs } from '../contracts/needs.ts';
import { hasNeeds, mostChildren, needsFor, needsLines, needsOfForm, needsText, noNeeds, sameNeeds } from './needs.ts';

describe('needs as lines', () => {
  it.each([
    [{ highChairs: 1 }, [{ label: 'Needs', value: '1 high chair' }]],
    [{ children: 2, highChairs: 1 }, [{ label: 'Needs', value: '2 children\n1 high chair' }]],
    [
      { highChairs: 2, pram: true, wheelchair: true, stepFree: true },
      [
        {
          label: 'Needs',
          value: '2 high chairs\nRoom for a pram\nRoom for a wheelchair\nStep-free access to the table',
        },
      ],
    ],
    [
      { allergies: ['tree nuts', 'cereals containing gluten'] as const, pram: true },
      [
        { label: 'Allergies', value: 'Cereals containing gluten, tree nuts' },
        { label: 'Needs', value: 'Room for a pram' },
      ],
    ],
    [{}, []],
  ])('%j', (given, lines) => {
    const parsed = needs.parse(given);
    expect(needsLines(parsed)).toEqual(lines);
    expect(hasNeeds(parsed)).toBe(lines.length > 0);
  });

  it.each([
    [{ allergies: ['milk'] as const, highChairs: 1, pram: true }, 'Milk, 1 high chair, Room for a pram'],
    [{}, null],
  ])('%j in a line: %s', (given, words) => expect(needsText(needs.parse(given))).toBe(words));

  it('of somebody who said nothing: none, as of somebody who needs nothing', () => {
    expect(needsLines(null)).toEqual([]);
    expect(sameNeeds(null, noNeeds)).toBe(true);
    expect(sameNeeds(null, { ...noNeeds, pram: true })).toBe(false);
  });
});

it.each([
  ['an allergen nobody knows', { allergies: ['bananas'] }],
  ['more high chairs than there are', { highChairs: 7 }],
  ['half a high chair', { highChairs: 0.5 }],
  ['fewer than none', { highChairs: -1 }],
  ['more children than a school trip', { children: 21 }],
])('%s is refused', (_, given) => expect(needs.safeParse(given).success).toBe(false));

it('reads a plain form', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['kids', '3'],
    ['highChairs', '2'],
    ['stepFree', 'on'],
    ['allergies', 'milk'],
    ['allergies', 'celery'],
    ['allergies', 'bananas'],
  ] as const)
    form.append(name, value);
  expect(needsOfForm(form)).toEqual({
    ...noNeeds,
    children: 3,
    highChairs: 2,
    stepFree: true,
    allergies: ['celery', 'milk'],
  });
  expect(needsOfForm(new FormData())).toEqual(noNeeds);
});

it.each([
  ['one person', { adultCovers: 1, childCovers: 0 }, 0],
  ['four', { adultCovers: 4, childCovers: 0 }, 3],
  ['a wedding', { adultCovers: 80, childCovers: 0 }, 20],
  ['a party whose children are counted already', { adultCovers: 4, childCovers: 2 }, 0],
])('%s can have %j among them: %d', (_, party, most) => {
  expect(mostChildren(party)).toBe(most);
  expect(needsFor(party, { ...noNeeds, children: 20, pram: true })).toEqual({ ...noNeeds, children: most, pram: true });
});
