import { describe, expect, test } from 'vitest';
import { finderPath, readFinderQuery } from './finder-query.ts';

const read = (search: string) => readFinderQuery(new URLSearchParams(search), '2026-11-20', 20);

describe('the address asks for', () => {
  test.each([
    ['q=LS1+4DY', { q: 'LS1 4DY', position: null }],
    ['q=%20%20Leeds%20%20city%20', { q: 'Leeds city', position: null }],
    [`q=${'x'.repeat(300)}`, { q: 'x'.repeat(100), position: null }],
    ['', { q: '', position: null }],
    ['lat=53.79971&lng=-1.54924', { q: '', position: { lat: 53.8, lng: -1.549 } }],
    ['q=Leeds&lat=53.8&lng=-1.5', { q: 'Leeds', position: null }],
    ['lat=53.8', { q: '', position: null }],
    ['lat=91&lng=0', { q: '', position: null }],
    ['lat=north&lng=1e1', { q: '', position: null }],
  ])('%s', (search, expected) => {
    expect(read(search)).toMatchObject(expected);
  });

  test.each([
    ['date=2026-11-20&covers=4&time=12:30', { date: '2026-11-20', covers: 4, time: '12:30' }],
    ['date=2026-11-21', { date: '2026-11-21', covers: 2, time: '19:00' }],
    ['date=2026-11-21&covers=99', { date: '2026-11-21', covers: 20, time: '19:00' }],
    ['date=2026-11-21&covers=0&time=25:00', { date: '2026-11-21', covers: 1, time: '19:00' }],
    ['date=2026-11-21&covers=two', { date: '2026-11-21', covers: 2, time: '19:00' }],
    ['date=2026-11-19&covers=4', null],
    ['date=2026-02-30', null],
    ['date=tomorrow', null],
    ['date=&covers=2', null],
    ['covers=4', null],
  ])('a table: %s', (search, party) => {
    expect(read(search).party).toEqual(party);
  });
});

test.each(['q=LS1+4DY', 'lat=53.800&lng=-1.549', 'q=Leeds&date=2026-11-21&covers=2&time=19%3A00', ''])(
  'the address %s leads back to itself',
  (search) => {
    expect(finderPath(read(search))).toBe(search ? `/find-us?${search}` : '/find-us');
  },
);
