import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

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
