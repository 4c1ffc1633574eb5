import { expect, test } from 'vitest';
import type { Offer } from '../../offers/contracts/offer.ts';
import { voucherProblem } from './voucher-problem.ts';

const offer = {
  restaurants: ['leeds'],
  from: '2026-11-02',
  until: '2026-11-27',
  days: ['friday'],
  times: { from: '12:00', until: '16:45' },
} as Partial<Offer> as Offer;
const voucher = { isShared: false, endsOn: '2026-11-27', usedAt: null };
const lunch = { slug: 'leeds', date: '2026-11-20', time: '13:00' };

test.each([
  ['good', voucher, lunch, null],
  ['used', { ...voucher, usedAt: new Date() }, lunch, 'used'],
  ['past its last day', { ...voucher, endsOn: '2026-11-19' }, lunch, 'ended'],
  ['good elsewhere', voucher, { ...lunch, slug: 'york' }, 'elsewhere'],
  ['too early', voucher, { ...lunch, date: '2026-10-30' }, 'early'],
  ['everyone’s code', { ...voucher, isShared: true }, lunch, 'shared'],
  ['for another day', voucher, { ...lunch, date: '2026-11-21' }, 'day'],
  ['for another time', voucher, { ...lunch, time: '19:00' }, 'time'],
] as const)('a voucher that is %s', (_, given, table, problem) => {
  expect(voucherProblem(given, offer, table)).toBe(problem);
});

test('a voucher whose offer is gone from the content', () => {
  expect(voucherProblem(voucher, undefined, lunch)).toBe('withdrawn');
});
