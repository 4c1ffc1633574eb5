import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eachInTurn, every, everyEach, isStopping } from './every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fails = (name: string) => async () => {
  throw new Error(name);
};

test("a failing task doesn't stop the others, now or in later rounds", async () => {
  const done: string[] = [];
  const errors: string[] = [];
  const stop = everyEach(
    1000,
    {
      first: async () => done.push('first'),
      broken: fails('no index'),
      // Throws synchronously.
      hasty: () => {
        throw new Error('no content');
      },
      last: async () => done.push('last'),
    },
    (error, name) => errors.push(`${name}: ${(error as Error).message}`),
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(done).toEqual(['first', 'last', 'first', 'last']);
  expect(errors).toEqual(['broken: no index', 'hasty: no content', 'broken: no index', 'hasty: no content']);
  await stop();
});

test('errors of tasks run in turn are thrown once all have run', async () => {
  const done: string[] = [];
  const work = async () => done.push('done');
  await expect(eachInTurn(fails('one'), work)).rejects.toThrow('one');
  await expect(eachInTurn(work, fails('one'), work, fails('two'))).rejects.toThrow('Error: one; Error: two');
  expect(done).toHaveLength(3);
});

test("a running task sees its own stop, but no other's", async () => {
  const flags: boolean[] = [];
  const onError = vi.fn();
  const works = [1000, 1500].map((ms) =>
    every(
      ms,
      async () => {
        flags.push(isStopping());
        await new Promise((resolve) => setTimeout(resolve, 1000));
        flags.push(isStopping());
      },
      onError,
    ),
  );
  await vi.advanceTimersByTimeAsync(1700);
  const stop = works[0]?.();
  await vi.advanceTimersByTimeAsync(800);
  await stop;
  expect(flags).toEqual([false, false, true, false]);
  expect(isStopping()).toBe(false);
  await Promise.all([works[1]?.(), vi.advanceTimersByTimeAsync(2000)]);
  expect(onError).not.toHaveBeenCalled();
});
