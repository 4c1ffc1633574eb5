import { expect, test } from 'vitest';
import { begunFailures, figuresOf, holds } from './report.ts';
import type { Told } from './visitor.ts';

const stepOf = (changes: Partial<Told> = {}): Told => ({
  name: 'book',
  outcome: 'done',
  ms: 20,
  refused: 0,
  ...changes,
});

test.each<[string, Partial<Told>, boolean]>([
  ['all in time', {}, true],
  ['late', { ms: 1000 }, false],
  ['turned away', { refused: 1 }, false],
  ['failed', { outcome: 'failed' }, false],
  ['taken by another', { outcome: 'taken' }, true],
  ['a robot turned away', { name: 'robot page', refused: 1, outcome: 'lost' }, true],
])('a rate with a step that is %s is held only if no diner is late or rejected', (_, changes, isHeld) => {
  expect(holds(figuresOf([stepOf(), stepOf(changes)]))).toBe(isHeld);
});

test("a failure of something begun is reported, a request to retry isn't", () => {
  const failure = stepOf({ outcome: 'failed' });
  const steps = [stepOf(), stepOf({ outcome: 'lost' }), failure, stepOf({ name: 'home', outcome: 'failed' })];
  expect(begunFailures(steps)).toEqual([failure]);
});
