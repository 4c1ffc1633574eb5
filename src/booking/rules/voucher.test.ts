import { describe, expect, it } from 'vitest';
import { firstVoucherDay, needsOtherDay, type Voucher, voucherText } from './voucher.ts';

const supper: Voucher = {
  title: 'Supper',
  validityText: 'Sunday to Tuesday from 5pm',
  restaurants: null,
  from: '2026-11-01',
  until: '2026-12-31',
  days: ['sunday', 'monday', 'tuesday'],
  times: { from: '17:00', until: '23:00' },
};
const bath = { slug: 'bath', title: 'Bath', storeId: '1' };
const york = { slug: 'york', title: 'York', storeId: '2' };

describe('the first day of a voucher', () => {
  const all = () => true;
  // 2026-11-20 is a Friday.
  it.each([
    ['is the next one it names', '2026-11-20', 600, all, '2026-11-22'],
    ['is today while it can be used', '2026-11-22', 600, all, '2026-11-22'],
    ['is not today after its hours', '2026-11-22', 23 * 60 + 1, all, '2026-11-23'],
    ['is never a closed day', '2026-11-20', 600, (date: string) => date !== '2026-11-22', '2026-11-23'],
  ])('the first day of a voucher %s', (_, date, minutes, isOpen, day) => {
    expect(firstVoucherDay(supper, { date, minutes }, { least: date, most: '2027-02-01', isOpen })).toBe(day);
  });

  it('a voucher has no first day beyond the horizon or after its end', () => {
    const now = { date: '2026-11-20', minutes: 600 };
    expect(firstVoucherDay(supper, now, { least: now.date, most: '2026-11-21', isOpen: all })).toBeNull();
    const past = { ...supper, until: '2026-11-19' };
    expect(firstVoucherDay(past, now, { least: now.date, most: '2027-02-01', isOpen: all })).toBeNull();
  });
});

it.each([
  ['wrong day', { restaurant: bath, date: '2026-11-20' }, true],
  ['right day', { restaurant: bath, date: '2026-11-22' }, false],
  ['wrong time only', { restaurant: bath, date: '2026-11-22', time: '12:00' }, false],
  ['wrong restaurant too', { restaurant: york, date: '2026-11-20' }, false],
  ['no day yet', { restaurant: bath, date: null }, false],
])('suggests another day for a voucher if useful: %s', (_, table, wanted) => {
  expect(needsOtherDay({ ...supper, restaurants: [bath] }, table)).toBe(wanted);
});

it('says where a voucher is valid, unless everywhere', () => {
  expect(voucherText(supper)).toBe('Your voucher: Supper. Valid: Sunday to Tuesday from 5pm.');
  expect(voucherText({ ...supper, restaurants: [bath, york] })).toContain('from 5pm, at Bath and York.');
});
