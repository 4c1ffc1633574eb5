import { expect, test } from 'vitest';
import { DAY_MS } from '../values/time/duration.ts';
import { Drafts } from './drafts.ts';

const NOW = 1_000_000_000_000;
/** A browser's storage. */
function storageOf(items: Record<string, string> = {}): Storage {
  const entries = new Map(Object.entries(items));
  return {
    get length() {
      return entries.size;
    },
    key: (at: number) => [...entries.keys()][at] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

const draftsIn = (storage: Storage) => new Drafts(() => storage, 'tavola.application.');

test('a draft lasts a day, under its own name', () => {
  const storage = storageOf();
  const drafts = draftsIn(storage);
  drafts.keep('chef', { firstName: 'Ann' }, NOW);
  expect(drafts.read('chef', NOW + DAY_MS - 1)).toEqual({ firstName: 'Ann' });
  expect(drafts.read('bar', NOW)).toBeNull();
  expect(drafts.read('chef', NOW + DAY_MS)).toBeNull();
  expect(storage.length).toBe(0);
});

test('a draft that was forgotten or emptied is gone', () => {
  const storage = storageOf();
  const drafts = draftsIn(storage);
  drafts.keep('chef', { firstName: 'Ann' }, NOW);
  drafts.forget('chef');
  drafts.keep('bar', { firstName: 'Ann' }, NOW);
  drafts.keep('bar', { firstName: '', email: '' }, NOW);
  expect(storage.length).toBe(0);
});

test('old drafts of any name are deleted, and nothing else', () => {
  const storage = storageOf({ 'tavola.token': 'x', 'tavola.application.broken': '{' });
  const drafts = draftsIn(storage);
  drafts.keep('chef', { firstName: 'Ann' }, NOW - DAY_MS);
  drafts.keep('bar', { firstName: 'Ann' }, NOW);
  // The device's clock was set back since.
  drafts.keep('host', { firstName: 'Ann' }, NOW + DAY_MS);
  drafts.dropOld(NOW);
  expect([storage.length, storage.getItem('tavola.token'), drafts.read('bar', NOW)]).toEqual([
    2,
    'x',
    { firstName: 'Ann' },
  ]);
});

test('a browser that refuses storage stores no drafts, and nothing fails', () => {
  const refuse = (): Storage => {
    throw new Error('SecurityError');
  };
  const drafts = new Drafts(refuse, 'tavola.application.');
  drafts.keep('chef', { firstName: 'Ann' }, NOW);
  drafts.forget('chef');
  expect(drafts.read('chef', NOW)).toBeNull();
});
