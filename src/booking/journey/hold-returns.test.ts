import { expect, it } from 'vitest';
import { HoldReturns } from './hold-returns.ts';

it('gives each hold back once, and lets those who look for tables wait for it', async () => {
  const given: string[] = [];
  let arrived = () => {};
  const returns = new HoldReturns((token) => {
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
