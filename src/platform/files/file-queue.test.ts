import { expect, test } from 'vitest';
import { createFileQueue } from './file-queue.ts';

const NEVER = 2 ** 30;

/** A queue, what began in it in which order, and how each piece of work ends. */
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

test('one form is read at a time, the cheapest first', async () => {
  const { ask, began, endAll } = held();
  const answers = [ask(50), ask(60), ask(10), ask(30), ask(10)];
  expect(await endAll(answers)).toEqual(['read 50', 'read 60', 'read 10', 'read 30', 'read 10']);
  expect(began).toEqual([50, 10, 10, 30, 60]);
});

test('there is room for so many forms, and so many of one visitor', async () => {
  const { ask, endAll } = held({ most: 3, mostOfOne: 2 });
  const answers = [ask(1), ask(1)];
  expect(await ask(1)).toBe('busy');
  answers.push(ask(1, 'ben'));
  expect(await ask(1, 'cat')).toBe('busy');
  await endAll(answers);
  expect(await endAll([ask(1), ask(1)])).toEqual(['read 1', 'read 1']);
});

test('a form whose turn does not come in time is turned away, and another is read', async () => {
  const { queue, ask } = held({ deadlineMs: 1 });
  const first = Promise.withResolvers<string>();
  const reading = queue.run({ visitor: 'ann', cost: 1 }, () => first.promise);
  expect(await ask(1)).toBe('busy');
  first.resolve('read');
  expect(await reading).toBe('read');
  expect(await queue.run({ visitor: 'ben', cost: 1 }, async () => 'read too')).toBe('read too');
});

test('work that gives up when its time ends is late; what fails before that fails', async () => {
  const { queue } = held({ deadlineMs: 1 });
  const untilAborted = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  expect(await queue.run({ visitor: 'ann', cost: 1 }, ({ signal }) => untilAborted(signal))).toBe('late');
  const { queue: other } = held();
  const failing = () => Promise.reject(new Error('broken'));
  await expect(other.run({ visitor: 'ann', cost: 1 }, failing)).rejects.toThrow('broken');
  expect(await other.run({ visitor: 'ann', cost: 1 }, async () => 'read')).toBe('read');
});
