import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eachInTurn, every, everyEach, isStopping } from './every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fails = (what: string) => async () => {
  throw new Error(what);
};

test('a work that fails keeps no other from its turn, now or the next time', async () => {
  const done: string[] = [];
  const told: string[] = [];
  const stop = everyEach(
    1000,
    {
      first: async () => done.push('first'),
      broken: fails('no index'),
      // Before it could promise anything.
      hasty: () => {
        throw new Error('no content');
      },
      last: async () => done.push('last'),
    },
    (error, name) => told.push(`${name}: ${(error as Error).message}`),
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(done).toEqual(['first', 'last', 'first', 'last']);
  expect(told).toEqual(['broken: no index', 'hasty: no content', 'broken: no index', 'hasty: no content']);
  await stop();
});

test('what failed of works in turn is thrown once all had theirs', async () => {
  const done: string[] = [];
  const work = async () => done.push('done');
  await expect(eachInTurn(fails('one'), work)).rejects.toThrow('one');
  await expect(eachInTurn(work, fails('one'), work, fails('two'))).rejects.toThrow('Error: one; Error: two');
  expect(done).toHaveLength(3);
});

test('work under way knows of its own stop, and of no other', async () => {
  const known: boolean[] = [];
  const failed = vi.fn();
  const works = [1000, 1500].map((ms) =>
    every(
      ms,
      async () => {
        known.push(isStopping());
        await new Promise((resolve) => setTimeout(resolve, 1000));
        known.push(isStopping());
      },
      failed,
    ),
  );
  await vi.advanceTimersByTimeAsync(1700);
  const stopped = works[0]?.();
  await vi.advanceTimersByTimeAsync(800);
  await stopped;
  expect(known).toEqual([false, false, true, false]);
  expect(isStopping()).toBe(false);
  await Promise.all([works[1]?.(), vi.advanceTimersByTimeAsync(2000)]);
  expect(failed).not.toHaveBeenCalled();
});
