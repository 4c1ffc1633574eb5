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
  ])('needs %j become lines of the ticket', (input, lines) => {
    const parsed = needs.parse(input);
    expect(needsLines(parsed)).toEqual(lines);
    expect(hasNeeds(parsed)).toBe(lines.length > 0);
  });

  it.each([
    [{ allergies: ['milk'] as const, highChairs: 1, pram: true }, 'Milk, 1 high chair, room for a pram'],
    [{ wheelchair: true, stepFree: true }, 'Room for a wheelchair, step-free access to the table'],
    [{}, null],
  ])('needs %j read as %s', (input, words) => expect(needsText(needs.parse(input))).toBe(words));

  it('no needs are the same as needing nothing', () => {
    expect(needsLines(null)).toEqual([]);
    expect(sameNeeds(null, noNeeds)).toBe(true);
    expect(sameNeeds(null, { ...noNeeds, pram: true })).toBe(false);
  });
});

it.each([
  ['an unknown allergen', { allergies: ['bananas'] }],
  ['too many high chairs', { highChairs: 7 }],
  ['half a high chair', { highChairs: 0.5 }],
  ['a negative number of high chairs', { highChairs: -1 }],
  ['too many children', { children: 21 }],
])('needs with %s are refused', (_, input) => expect(needs.safeParse(input).success).toBe(false));

it('reads needs from a plain form', () => {
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
  ['one', { adultCovers: 1, childCovers: 0 }, 0],
  ['four', { adultCovers: 4, childCovers: 0 }, 3],
  ['a wedding’s size', { adultCovers: 80, childCovers: 0 }, 20],
  ['adults and children, counted already', { adultCovers: 4, childCovers: 2 }, 0],
])('a party of %s, %j, may have %d children among them', (_, party, most) => {
  expect(mostChildren(party)).toBe(most);
  expect(needsFor(party, { ...noNeeds, children: 20, pram: true })).toEqual({ ...noNeeds, children: most, pram: true });
});
