import { expect, it } from 'vitest';
import { keptWith } from './kept-with.ts';

it('makes once for each object, whatever was made', () => {
  const asked: object[] = [];
  const kept = keptWith((from: { name?: string }) => {
    asked.push(from);
    return from.name;
  });
  const [one, alike, nameless] = [{ name: 'one' }, { name: 'one' }, {}];
  expect([one, one, alike, nameless, nameless].map(kept)).toEqual(['one', 'one', 'one', undefined, undefined]);
  expect(asked).toEqual([one, alike, nameless]);
});
