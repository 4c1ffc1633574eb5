import { expect, test } from 'vitest';
import { mayReload } from './chunk-reload.ts';

const NOW_MS = 1_800_000_000_000;

test.each([
  ['never', null, true],
  ['59.999 s ago', NOW_MS - 59_999, false],
  ['60 s ago', NOW_MS - 60_000, true],
  ['at an unreadable time', Number.NaN, true],
])('a page last reloaded %s may be reloaded: %s', (_, reloadedAt, may) => {
  expect(mayReload(reloadedAt, NOW_MS)).toBe(may);
});
