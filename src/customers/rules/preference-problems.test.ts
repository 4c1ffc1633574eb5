import { expect, test } from 'vitest';
import { preferenceProblems } from './preference-problems.ts';

const known = { storeIds: new Set(['1013']), today: '2026-11-26', interests: ['Pizza'] };
const DAY = 86_400;

test.each([
  ['nothing', {}, []],
  ['what we ask about', { favRestaurantCode: '1013', birthDate: DAY, interests: [{ name: 'Pizza' }] }, []],
  ['nothing chosen', { favRestaurantCode: '', birthDate: null, interests: [] }, []],
  ['noon', { birthDate: DAY / 2 }, ['birthDate']],
  ['a child', { birthDate: 16_556 * DAY }, ['birthDate']],
  ['no moment, which its schema refuses', { birthDate: 0.5 }, []],
  [
    'much that is wrong',
    { favRestaurantCode: '1', birthDate: 1, interests: [{ name: 'Golf' }] },
    ['favRestaurantCode', 'birthDate', 'interests'],
  ],
  ['a restaurant of another kind', { favRestaurantCode: { id: 1 } }, ['favRestaurantCode']],
  ['a restaurant that is no text', { favRestaurantCode: { toString: 1 } }, ['favRestaurantCode']],
  ['an interest of another kind', { interests: [null] }, ['interests']],
  ['interests of another kind', { interests: 'Pizza' }, []],
  ['a birthday of another kind', { birthDate: 'May' }, []],
])('of %s', (_, given, wrong) => expect(Object.keys(preferenceProblems(given, known))).toEqual(wrong));
