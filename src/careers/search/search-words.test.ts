import { expect, test } from 'vitest';
import { readJobQuery } from '../rules/job-query.ts';
import { filterText } from './search-words.ts';

test.each([
  ['group=bar&type=part-time', true, 'Bar, part time'],
  ['group=boh-team', true, 'Grill chefs, full or part time'],
  ['', true, 'Any kind of work, full or part time'],
  ['type=full-time', false, 'Any kind of work, full time, anywhere'],
])('the summary of “%s”, near a place: %s, is %s', (search, isNear, words) => {
  const query = readJobQuery(null, new URLSearchParams(search));
  const near = isNear ? { lat: 53.8, lng: -1.55, label: 'Leeds' } : null;
  expect(filterText({ query, near, titleGroupNames: { 'boh team': 'Grill chefs' } })).toBe(words);
});
