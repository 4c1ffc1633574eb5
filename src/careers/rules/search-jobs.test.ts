import { describe, expect, test } from 'vitest';
import { listedJob } from '../../../tests/support/vacancies.ts';
import { jobTypes } from '../contracts/constants.ts';
import { categoryOf, groupsOf } from './job-categories.ts';
import { JOBS_ON_PAGE, jobsLike, jobsThatFit, searchJobs } from './search-jobs.ts';

const LEEDS = { lat: 53.8, lng: -1.55 };
/** A degree of latitude is 69.098 miles on a globe of 3,959 miles radius. */
const northOf = (miles: number) => ({ lat: LEEDS.lat + (miles / 3959) * (180 / Math.PI), lng: LEEDS.lng });
const types = jobTypes;
const ids = (jobs: { job_id: string }[]) => jobs.map(({ job_id }) => job_id);

test.each([
  ['Back of House', 'back-of-house'],
  ['Front of House', 'front-of-house'],
  ['Management', 'management'],
  ['Head Office', 'quick-service'],
  ['Takeaway', 'quick-service'],
  ['', 'quick-service'],
  ['back of house', 'quick-service'],
])('the category %s is listed under %s', (category, id) => {
  expect(categoryOf(category)).toBe(id);
});

test('title groups are those of the category, plus the current choice', () => {
  expect(groupsOf(null, null)).toHaveLength(7);
  expect(groupsOf('management', null)).toEqual(['General Manager', 'Head Chef']);
  expect(groupsOf('management', 'Bar')).toEqual(['General Manager', 'Head Chef', 'Bar']);
});

describe('near a point', () => {
  test('jobs under 100 miles away come nearest first, each with its distance', () => {
    const jobs = [
      listedJob('far', northOf(99.9)),
      listedJob('beyond', northOf(100.001)),
      listedJob('here', LEEDS),
      listedJob('exactly', northOf(100.0000001)),
      listedJob('near', northOf(12.34)),
    ];
    const results = jobsThatFit(jobs, { types, near: LEEDS });
    expect(results.map(({ job_id, distance }) => [job_id, distance])).toEqual([
      ['here', 0],
      ['near', 12.3],
      ['far', 99.9],
    ]);
  });

  test('jobs in restaurants come before those at head office, however near that is', () => {
    const jobs = [
      listedJob('office', { ...LEEDS, slug: 'head-office', category: 'Head Office' }),
      listedJob('further', northOf(90)),
      listedJob('near', northOf(1)),
    ];
    expect(ids(jobsThatFit(jobs, { types, near: LEEDS }))).toEqual(['near', 'further', 'office']);
    expect(ids(jobsThatFit(jobs, { types }))).toEqual(['office', 'further', 'near']);
  });

  test('distances are measured on a globe of 3,959 miles radius', () => {
    const [result] = jobsThatFit([listedJob('a', { lat: 50.2, lng: -1.5 })], {
      types,
      near: { lat: 51.64, lng: -1.5 },
    });
    expect(result?.distance).toBe(99.5);
  });

  test('without a point, jobs keep their order and have no distance', () => {
    const jobs = [listedJob('b', northOf(500)), listedJob('a', LEEDS)];
    expect(jobsThatFit(jobs, { types })).toEqual(jobs);
  });
});

describe('filters', () => {
  const jobs = [
    listedJob('full', { ...LEEDS, jobtype: 'full time', category: 'Management', titleGroup: 'Head Chef' }),
    listedJob('part', { ...LEEDS, jobtype: 'part time', category: 'Front of House', titleGroup: 'Bar' }),
    listedJob('office', { ...LEEDS, category: 'Head Office', titleGroup: undefined }),
  ];
  test.each([
    [{ types }, ['full', 'part', 'office']],
    [{ types: ['part time' as const] }, ['part']],
    [{ types: ['full time' as const] }, ['full', 'office']],
    [{ types, category: 'quick-service' as const }, ['office']],
    [{ types, category: 'management' as const }, ['full']],
    [{ types, group: 'Bar' as const }, ['part']],
    [{ types: ['full time' as const], group: 'Bar' as const }, []],
  ])('the filters %j find %j', (search, results) => {
    expect(ids(jobsThatFit(jobs, search))).toEqual(results);
  });
});

describe('pages', () => {
  const many = Array.from({ length: JOBS_ON_PAGE * 2 + 1 }, (_, at) =>
    listedJob(String(at), { ...northOf(at), slug: `place-${at % 3}` }),
  );
  test.each([
    [1, 20],
    [2, 20],
    [3, 1],
    [4, 0],
    [9999, 0],
  ])('page %i has %i jobs', (page, length) => {
    const result = searchJobs(many, { types }, page);
    expect([result.page, result.jobs.length, result.pages, result.total]).toEqual([page, length, 3, 41]);
  });

  test('every page lists all places, with their first jobs and counts', () => {
    const { places } = searchJobs(many, { types, near: LEEDS }, 3);
    expect(places.map(({ slug, count }) => [slug, count])).toEqual([
      ['place-0', 14],
      ['place-1', 14],
      ['place-2', 13],
    ]);
    expect(places[0]?.jobs.map(({ job_id }) => job_id)).toEqual(['0', '3', '6']);
  });

  test('an empty search has one empty page', () => {
    expect(searchJobs([], { types }, 1)).toEqual({ jobs: [], total: 0, page: 1, pages: 1, places: [] });
  });
});

test('similar jobs share the title group, then the category, nearest first', () => {
  const job = listedJob('own', { ...LEEDS, titleGroup: 'boh team' });
  const jobs = [
    listedJob('support', { ...LEEDS, titleGroup: 'boh support' }),
    listedJob('further', northOf(50)),
    listedJob('nearer', northOf(5)),
    listedJob('bar', { ...LEEDS, category: 'Front of House' }),
    listedJob('beyond', northOf(150)),
    job,
  ];
  expect(ids(jobsLike(jobs, job))).toEqual(['nearer', 'further', 'support']);
});
