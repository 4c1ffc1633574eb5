import { expect, test } from 'vitest';
import { createFileQueue } from './file-queue.ts';

const NEVER = 2 ** 30;

/** A queue, the order in which its work began, and functions to end each piece. */
function held({ most = 9, mostOfOne = 9, deadlineMs = NEVER } = {}) {
  const queue = createFileQueue({ most, mostOfOne, deadlineMs });
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const ask = (cost: number, visitor = 'ann') =>
    queue.run({ visitor, cost }, async () => {
      began.push(cost);
      await new Promise<void>((resolve) => ends.push(resolve));
      return `read ${cost}`;
    });
  const endAll = async (answers: Promise<string>[]) => {
    let open = answers.length;
    for (const answer of answers) void answer.finally(() => (open -= 1));
    while (open > 0) {
      ends.shift()?.();
      await Promise.resolve();
    }
    return Promise.all(answers);
  };
  return { queue, ask, began, endAll };
}

test('one form is read at a time, cheapest first', async () => {
  const { ask, began, endAll } = held();
  const answers = [ask(50), ask(60), ask(10), ask(30), ask(10)];
  expect(await endAll(answers)).toEqual(['read 50', 'read 60', 'read 10', 'read 30', 'read 10']);
  expect(began).toEqual([50, 10, 10, 30, 60]);
});

test('the queue limits forms in total and per visitor', async () => {
  const { ask, endAll } = held({ most: 3, mostOfOne: 2 });
  const answers = [ask(1), ask(1)];
  expect(await ask(1)).toBe('busy');
  answers.push(ask(1, 'ben'));
  expect(await ask(1, 'cat')).toBe('busy');
  await endAll(answers);
  expect(await endAll([ask(1), ask(1)])).toEqual(['read 1', 'read 1']);
});

test("a form whose turn doesn't come in time is turned away, and the next one is read", async () => {
  const { queue, ask } = held({ deadlineMs: 1 });
  const read = Promise.withResolvers<string>();
  const first = queue.run({ visitor: 'ann', cost: 1 }, () => read.promise);
  expect(await ask(1)).toBe('busy');
  read.resolve('read');
  expect(await first).toBe('read');
  expect(await queue.run({ visitor: 'ben', cost: 1 }, async () => 'read too')).toBe('read too');
});

test('work aborted by its deadline is late; an earlier failure is thrown', async () => {
  const { queue } = held({ deadlineMs: 1 });
  const untilAborted = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  expect(await queue.run({ visitor: 'ann', cost: 1 }, ({ signal }) => untilAborted(signal))).toBe('late');
  const { queue: empty } = held();
  const fail = () => Promise.reject(new Error('broken'));
  await expect(empty.run({ visitor: 'ann', cost: 1 }, fail)).rejects.toThrow('broken');
  expect(await empty.run({ visitor: 'ann', cost: 1 }, async () => 'read')).toBe('read');
});
