import { expect, test } from 'vitest';
import { DAY_MS } from '../../values/time/duration.ts';
import { dropOldDrafts, forgetDraft, keepDraft, readDraft } from './draft.ts';

const NOW = 1_000_000_000_000;
/** As browsers have it. */
function storageOf(kept: Record<string, string> = {}): Storage {
  const all = new Map(Object.entries(kept));
  return {
    get length() {
      return all.size;
    },
    key: (at: number) => [...all.keys()][at] ?? null,
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
    clear: () => all.clear(),
  };
}

test('a draft is there for a day, and only for its own job', () => {
  const storage = storageOf();
  keepDraft(() => storage, 'chef', { firstName: 'Ann' }, NOW);
  expect(readDraft(() => storage, 'chef', NOW + DAY_MS - 1)).toEqual({ firstName: 'Ann' });
  expect(readDraft(() => storage, 'bar', NOW)).toBeNull();
  expect(readDraft(() => storage, 'chef', NOW + DAY_MS)).toBeNull();
  expect(storage.length).toBe(0);
});

test('one that was forgotten, or emptied, is gone', () => {
  const storage = storageOf();
  keepDraft(() => storage, 'chef', { firstName: 'Ann' }, NOW);
  forgetDraft(() => storage, 'chef');
  keepDraft(() => storage, 'bar', { firstName: 'Ann' }, NOW);
  keepDraft(() => storage, 'bar', { firstName: '', email: '' }, NOW);
  expect(storage.length).toBe(0);
});

test('old drafts of any job go, and nothing else', () => {
  const storage = storageOf({ 'tavola.token': 'x', 'tavola.application.broken': '{' });
  keepDraft(() => storage, 'chef', { firstName: 'Ann' }, NOW - DAY_MS);
  keepDraft(() => storage, 'bar', { firstName: 'Ann' }, NOW);
  // The clock of the device was put back since.
  keepDraft(() => storage, 'host', { firstName: 'Ann' }, NOW + DAY_MS);
  dropOldDrafts(() => storage, NOW);
  expect([storage.length, storage.getItem('tavola.token'), readDraft(() => storage, 'bar', NOW)]).toEqual([
    2,
    'x',
    { firstName: 'Ann' },
  ]);
});

test('a browser that refuses its storage keeps nothing, and nothing fails', () => {
  const refuse = (): Storage => {
    throw new Error('SecurityError');
  };
  keepDraft(refuse, 'chef', { firstName: 'Ann' }, NOW);
  forgetDraft(refuse, 'chef');
  expect(readDraft(refuse, 'chef', NOW)).toBeNull();
});
