import { expect, it } from 'vitest';
import { KeyedMutex } from './keyed-mutex.ts';

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

it('runs one at a time per key, in order, whatever the outcome of the one before', async () => {
  const mutex = new KeyedMutex();
  const seen: string[] = [];
  const walk = (name: string, who: string, falls = false) =>
    mutex.runExclusive(name, async () => {
      seen.push(`${who} in`);
      await later();
      seen.push(`${who} out`);
      if (falls) throw new Error('fell');
      return who;
    });
  const all = await Promise.allSettled([walk('a', '1', true), walk('a', '2'), walk('b', '3'), walk('a', '4')]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  const onlyA = seen.filter((step) => !step.startsWith('3'));
  expect(onlyA).toEqual(['1 in', '1 out', '2 in', '2 out', '4 in', '4 out']);
  expect(seen.indexOf('3 in')).toBeLessThan(seen.indexOf('1 out'));
});
