import { expect, test } from 'vitest';
import { isSameLastName, namesOf } from './guest-name.ts';

test.each([
  ['Ann Baker', 'Ann', 'Baker'],
  ['Maria del Mar', 'Maria del', 'Mar'],
  ['Baker', '', 'Baker'],
])('the last word of “%s” is the last name', (name, firstName, lastName) =>
  expect(namesOf(name)).toEqual({ firstName, lastName }),
);

test.each([
  ['Rossi', 'rossi', true],
  ['Núñez', 'Nunez', true],
  ['O’Brien', 'OBrien', true],
  ['del Mar', 'Mar', true],
  ['Smith-Jones', 'Jones', true],
  ['Rossi', 'Ross', false],
  ['Baker', 'Barker', false],
])('%s and %s as one person’s last name: %s', (first, second, isSame) =>
  expect(isSameLastName(first, second)).toBe(isSame),
);
