import { expect, it } from 'vitest';
import { PendingReleases } from './pending-releases.ts';

it('releases each hold once, and searches wait for it', async () => {
  const given: string[] = [];
  let arrived = () => {};
  const returns = new PendingReleases((token) => {
    given.push(token);
    return new Promise((resolve) => {
      arrived = resolve;
    });
  });
  let looked = false;
  returns.give('one');
  returns.give('one');
  const looking = returns.settled().then(() => {
    looked = true;
  });
  await Promise.resolve();
  expect([given, looked]).toEqual([['one'], false]);
  arrived();
  await looking;
  expect(looked).toBe(true);
});
