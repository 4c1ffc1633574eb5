import { expect, it } from 'vitest';
import { KeyedMutex } from './keyed-mutex.ts';

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

it('a keyed mutex runs one task per key at a time, in order, even after failures', async () => {
  const mutex = new KeyedMutex();
  const log: string[] = [];
  const walk = (name: string, id: string, falls = false) =>
    mutex.runExclusive(name, async () => {
      log.push(`${id} in`);
      await later();
      log.push(`${id} out`);
      if (falls) throw new Error('fell');
      return id;
    });
  const results = await Promise.allSettled([walk('a', '1', true), walk('a', '2'), walk('b', '3'), walk('a', '4')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  const onlyA = log.filter((step) => !step.startsWith('3'));
  expect(onlyA).toEqual(['1 in', '1 out', '2 in', '2 out', '4 in', '4 out']);
  expect(log.indexOf('3 in')).toBeLessThan(log.indexOf('1 out'));
});
