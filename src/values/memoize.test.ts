import { expect, it } from 'vitest';
import { memoize, memoizeLatest } from './memoize.ts';

it('makes once for each object, whatever was made', () => {
  const asked: object[] = [];
  const kept = memoize((from: { name?: string }) => {
    asked.push(from);
    return from.name;
  });
  const [one, alike, nameless] = [{ name: 'one' }, { name: 'one' }, {}];
  expect([one, one, alike, nameless, nameless].map(kept)).toEqual(['one', 'one', 'one', undefined, undefined]);
  expect(asked).toEqual([one, alike, nameless]);
});

it('makes again for another day, and keeps the latest alone', () => {
  const asked: string[] = [];
  const kept = memoizeLatest((from: { name: string }, day: string) => {
    asked.push(day);
    return `${from.name} on ${day}`;
  });
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  const days = ['Monday', 'Monday', 'Tuesday', 'Monday'];
  expect(days.map((day) => kept(one, day))).toEqual(days.map((day) => `one on ${day}`));
  expect(asked).toEqual(['Monday', 'Tuesday', 'Monday']);
  expect(kept(other, 'Monday')).toBe('other on Monday');
});
