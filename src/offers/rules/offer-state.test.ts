import { expect, test } from 'vitest';
import { endOfVoucher, isFew, isGoodAt, isGoodOn, offerStateOn } from './offer-state.ts';

const november = { from: '2026-11-02', until: '2026-11-27' };

test.each([
  ['2026-11-01', 5, 'not-begun'],
  ['2026-11-02', 5, 'running'],
  ['2026-11-27', null, 'running'],
  ['2026-11-27', 0, 'gone'],
  ['2026-11-28', 5, 'ended'],
  ['2026-11-28', 0, 'ended'],
  ['2026-11-01', 0, 'not-begun'],
] as const)('on %s with %s left the offer is %s', (today, stock, state) => {
  expect(offerStateOn(november, today, stock)).toBe(state);
});

test.each([
  [null, false],
  [0, false],
  [1, true],
  [20, true],
  [21, false],
])('few vouchers are left at %s: %s', (stock, few) => {
  expect(isFew(stock)).toBe(few);
});

test.each([
  ['all', true],
  [['leeds-kirkstall', 'york-coppergate'], true],
  [['york-coppergate'], false],
] as const)('the offer is valid at %s', (restaurants, good) => {
  expect(isGoodAt({ restaurants: restaurants === 'all' ? 'all' : [...restaurants] }, 'leeds-kirkstall')).toBe(good);
});

const weekdayLunch = {
  ...november,
  days: ['monday' as const, 'friday' as const],
  times: { from: '12:00', until: '16:45' },
};
test.each([
  [{ date: '2026-11-20' }, true],
  [{ date: '2026-11-20', time: '12:00' }, true],
  [{ date: '2026-11-20', time: '16:45' }, true],
  [{ date: '2026-11-20', time: '16:50' }, false],
  [{ date: '2026-11-20', time: '11:59' }, false],
  [{ date: '2026-11-21', time: '13:00' }, false],
  [{ date: '2026-11-30', time: '13:00' }, false],
])('a lunch on Mondays and Fridays is valid at %o: %s', (then, good) => {
  expect(isGoodOn(weekdayLunch, then)).toBe(good);
});

test.each([
  [undefined, '2026-11-27'],
  [3, '2026-11-23'],
  [30, '2026-11-27'],
])('a voucher of %s days issued on 20 November ends on %s', (voucherDays, ends) => {
  expect(endOfVoucher({ ...november, voucherDays }, '2026-11-20')).toBe(ends);
});
