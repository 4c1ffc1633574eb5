import { expect, test } from 'vitest';
import { countText, payText, termsText, titleGroupName } from './job-words.ts';

test.each([
  [{ from: 1271, to: 1310, per: 'hour' as const }, '£12.71 to £13.10 an hour'],
  [{ from: 1300, to: 1300, per: 'hour' as const }, '£13.00 an hour'],
  [{ from: 4_100_000, to: 4_700_000, per: 'year' as const }, '£41,000 to £47,000 a year'],
])('the pay %j reads %s', (pay, words) => {
  expect(payText(pay)).toBe(words);
});

test("a title group has the brand's own name, or a plain one", () => {
  expect(titleGroupName('boh team', { 'boh team': 'Grill chefs' })).toBe('Grill chefs');
  expect(titleGroupName('foh support', { 'boh team': 'Grill chefs' })).toBe('Runners and baristas');
});

test('terms and counts', () => {
  expect(termsText({ jobtype: 'part time', contract: 'fixed term' })).toBe('Part time, fixed term');
  expect([0, 1, 2, 1234].map(countText)).toEqual(['0 jobs', '1 job', '2 jobs', '1,234 jobs']);
});
