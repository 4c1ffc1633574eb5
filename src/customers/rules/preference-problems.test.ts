import { expect, test } from 'vitest';
import { preferenceProblems } from './preference-problems.ts';

const knowledge = { storeIds: new Set(['1013']), today: '2026-11-26', interests: ['Pizza'] };
const DAY = 86_400;

test.each([
  ['nothing', {}, []],
  ['what we ask about', { favRestaurantCode: '1013', birthDate: DAY, interests: [{ name: 'Pizza' }] }, []],
  ['nothing chosen', { favRestaurantCode: '', birthDate: null, interests: [] }, []],
  ['noon', { birthDate: DAY / 2 }, ['birthDate']],
  ['a child', { birthDate: 16_556 * DAY }, ['birthDate']],
  ['a birth date its schema refuses', { birthDate: 0.5 }, []],
  [
    'several errors',
    { favRestaurantCode: '1', birthDate: 1, interests: [{ name: 'Golf' }] },
    ['favRestaurantCode', 'birthDate', 'interests'],
  ],
  ['a restaurant of the wrong type', { favRestaurantCode: { id: 1 } }, ['favRestaurantCode']],
  ["a restaurant that isn't text", { favRestaurantCode: { toString: 1 } }, ['favRestaurantCode']],
  ['an interest of the wrong type', { interests: [null] }, ['interests']],
  ['interests of the wrong type', { interests: 'Pizza' }, []],
  ['a birthday of the wrong type', { birthDate: 'May' }, []],
])('the errors of preferences with %s', (_, preferences, wrong) =>
  expect(Object.keys(preferenceProblems(preferences, knowledge))).toEqual(wrong),
);
