import { expect, it } from 'vitest';
import { memoize, memoizeLatest } from './memoize.ts';

it('memoize computes once per object, whatever the result', () => {
  const calls: object[] = [];
  const memo = memoize((from: { name?: string }) => {
    calls.push(from);
    return from.name;
  });
  const [first, alike, nameless] = [{ name: 'one' }, { name: 'one' }, {}];
  expect([first, first, alike, nameless, nameless].map(memo)).toEqual(['one', 'one', 'one', undefined, undefined]);
  expect(calls).toEqual([first, alike, nameless]);
});

it('memoizeLatest recomputes for another day, and keeps only the latest result', () => {
  const calls: string[] = [];
  const memo = memoizeLatest((from: { name: string }, day: string) => {
    calls.push(day);
    return `${from.name} on ${day}`;
  });
  const [first, second] = [{ name: 'one' }, { name: 'other' }];
  const days = ['Monday', 'Monday', 'Tuesday', 'Monday'];
  expect(days.map((day) => memo(first, day))).toEqual(days.map((day) => `one on ${day}`));
  expect(calls).toEqual(['Monday', 'Tuesday', 'Monday']);
  expect(memo(second, 'Monday')).toBe('other on Monday');
});
