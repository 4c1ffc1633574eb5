import { describe, expect, test } from 'vitest';
import { jobTypes } from '../contracts/constants.ts';
import { isSearch, jobSearchPath, readCategory, readJobQuery } from './job-query.ts';

const readQuery = (search: string) => readJobQuery(null, new URLSearchParams(search));

describe('the query in the address', () => {
  test.each([
    ['', { q: '', position: null, types: jobTypes, group: null, page: 1 }],
    ['q=%20LS1%20%204DY', { q: 'LS1 4DY' }],
    ['lat=53.79971&lng=-1.54924', { position: { lat: 53.8, lng: -1.549 } }],
    ['q=Leeds&lat=53.8&lng=-1.5', { q: 'Leeds', position: null }],
    ['type=part-time', { types: ['part time'] }],
    ['type=part-time&type=full-time', { types: jobTypes }],
    ['type=part time', { types: jobTypes }],
    ['type=never', { types: jobTypes }],
    ['group=head-chef', { group: 'Head Chef' }],
    ['group=foh-team', { group: 'foh team' }],
    ['group=', { group: null }],
    ['page=3', { page: 3 }],
    ['page=0', { page: 1 }],
  ])('the query %s is read from the address', (search, query) => {
    expect(readQuery(search)).toMatchObject(query);
  });
});

test.each([
  [undefined, null],
  ['back-of-house', 'back-of-house'],
  ['quick-service', 'quick-service'],
  ['Back of House', undefined],
  ['1', undefined],
])('the category in the path %s is %s', (id, category) => {
  expect(readCategory(id)).toBe(category);
});

test.each([
  [{}, '/careers/job-search'],
  [{ types: jobTypes }, '/careers/job-search'],
  [{ category: 'management' as const, q: 'LS1 4DY' }, '/careers/job-search/management?q=LS1+4DY'],
  [{ position: { lat: 53.8, lng: -1.5 }, page: 2 }, '/careers/job-search?lat=53.800&lng=-1.500&page=2'],
  [
    { q: 'York', types: ['part time' as const], group: 'boh team' as const },
    '/careers/job-search?q=York&type=part-time&group=boh-team',
  ],
])('the query %j has the address %s, and is read back from it', (query, path) => {
  expect(jobSearchPath(query)).toBe(path);
  const { pathname, search } = new URL(path, 'http://localhost');
  const category = readCategory(pathname.split('/')[3]) ?? null;
  expect(readJobQuery(category, new URLSearchParams(search))).toMatchObject(query);
});

test.each([
  ['', false],
  ['q=&group=&type=full-time&type=part-time', false],
  ['q=Leeds', true],
  ['lat=53.8&lng=-1.5', true],
  ['type=part-time', true],
  ['group=bar', true],
  ['page=2', true],
])('whether “%s” is a search among all jobs, or within a category: %s', (search, results) => {
  const params = new URLSearchParams(search);
  expect([isSearch(readJobQuery(null, params)), isSearch(readJobQuery('management', params))]).toEqual([
    results,
    results,
  ]);
});
