import { expect, it } from 'vitest';
import { PendingReleases } from './pending-releases.ts';

it('releases each hold once and makes searches wait for it', async () => {
  const tokens: string[] = [];
  let confirm = () => {};
  const releases = new PendingReleases((token) => {
    tokens.push(token);
    return new Promise((resolve) => {
      confirm = resolve;
    });
  });
  let isSearchDone = false;
  releases.release('one');
  releases.release('one');
  const search = releases.settled().then(() => {
    isSearchDone = true;
  });
  await Promise.resolve();
  expect([tokens, isSearchDone]).toEqual([['one'], false]);
  confirm();
  await search;
  expect(isSearchDone).toBe(true);
});
