import { describe, expect, test } from 'vitest';
import { finderPath, readFinderQuery } from './finder-query.ts';

const readQuery = (search: string) => readFinderQuery(new URLSearchParams(search), '2026-11-20');

describe("the finder's query", () => {
  test.each([
    ['q=LS1+4DY', { q: 'LS1 4DY', position: null, choice: {}, page: 1 }],
    ['q=%20%20Leeds%20%20city%20', { q: 'Leeds city', position: null }],
    [`q=${'x'.repeat(300)}`, { q: 'x'.repeat(200), position: null }],
    ['', { q: '', position: null }],
    ['lat=53.79971&lng=-1.54924', { q: '', position: { lat: 53.8, lng: -1.549 } }],
    ['q=Leeds&lat=53.8&lng=-1.5', { q: 'Leeds', position: null }],
    ['lat=53.8', { q: '', position: null }],
    ['lat=91&lng=0', { q: '', position: null }],
    ['lat=north&lng=1e1', { q: '', position: null }],
    ['q=Leeds&page=3', { page: 3 }],
    ['q=Leeds&page=0', { page: 1 }],
    ['q=Leeds&page=-1e9', { page: 1 }],
    ['date=2026-11-21&covers=6', { choice: { date: '2026-11-21', covers: 6 } }],
  ])("the finder's query is read from %s", (search, query) => {
    expect(readQuery(search)).toMatchObject(query);
  });
});

test.each([
  'q=LS1+4DY',
  'lat=53.800&lng=-1.549&page=2',
  'q=Leeds&date=2026-11-21&time=19%3A00&covers=2',
  'q=Leeds&covers=6&occasion=christmas&page=4',
  'date=2026-11-21',
  '',
])("the finder's address %s is read and written back unchanged", (search) => {
  expect(finderPath(readQuery(search))).toBe(search ? `/find-us?${search}` : '/find-us');
});
