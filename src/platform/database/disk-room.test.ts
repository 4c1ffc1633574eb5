import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { hasDiskRoom } from './disk-room.ts';

const MEGABYTE = 1024 * 1024;

test.each([
  [32, true],
  [31, false],
  [0, false],
])('%i MB free counts as enough: %s', async (megabytes, isThere) => {
  expect(await hasDiskRoom('/data', async () => ({ bsize: 4096, bavail: (megabytes * MEGABYTE) / 4096 }))).toBe(
    isThere,
  );
});

test('the free space of a real folder is measured', async () => {
  expect(typeof (await hasDiskRoom(tmpdir()))).toBe('boolean');
  await expect(hasDiskRoom('/nowhere')).rejects.toThrow('ENOENT');
});
