import { expect, test } from 'vitest';
import { begunFailures, figuresOf, holds } from './report.ts';
import type { Told } from './visitor.ts';

const told = (changes: Partial<Told> = {}): Told => ({ name: 'book', outcome: 'done', ms: 20, refused: 0, ...changes });

test.each<[string, Partial<Told>, boolean]>([
  ['all in time', {}, true],
  ['late', { ms: 1000 }, false],
  ['turned away', { refused: 1 }, false],
  ['failed', { outcome: 'failed' }, false],
  ['taken by another', { outcome: 'taken' }, true],
  ['a robot turned away', { name: 'robot page', refused: 1, outcome: 'lost' }, true],
])('a rate with a step that is %s', (_, changes, expected) => {
  expect(holds(figuresOf([told(), told(changes)]))).toBe(expected);
});

test('what was begun and failed is told, what was asked to come back is not', () => {
  const failed = told({ outcome: 'failed' });
  const all = [told(), told({ outcome: 'lost' }), failed, told({ name: 'home', outcome: 'failed' })];
  expect(begunFailures(all)).toEqual([failed]);
});
