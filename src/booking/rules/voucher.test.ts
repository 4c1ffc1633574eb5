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
    ['is the next it names', '2026-11-20', 600, all, '2026-11-22'],
    ['is today while it can be used', '2026-11-22', 600, all, '2026-11-22'],
    ['is not today once its hours are over', '2026-11-22', 23 * 60 + 1, all, '2026-11-23'],
    ['is not a closed one', '2026-11-20', 600, (date: string) => date !== '2026-11-22', '2026-11-23'],
  ])('%s', (_, date, minutes, isOpen, day) => {
    expect(firstVoucherDay(supper, { date, minutes }, { least: date, most: '2027-02-01', isOpen })).toBe(day);
  });

  it('is none beyond what can be booked, nor once it has ended', () => {
    const now = { date: '2026-11-20', minutes: 600 };
    expect(firstVoucherDay(supper, now, { least: now.date, most: '2026-11-21', isOpen: all })).toBeNull();
    const ended = { ...supper, until: '2026-11-19' };
    expect(firstVoucherDay(ended, now, { least: now.date, most: '2027-02-01', isOpen: all })).toBeNull();
  });
});

it.each([
  ['the day is wrong', { restaurant: bath, date: '2026-11-20' }, true],
  ['the day is right', { restaurant: bath, date: '2026-11-22' }, false],
  ['only the time is wrong', { restaurant: bath, date: '2026-11-22', time: '12:00' }, false],
  ['the restaurant is wrong as well', { restaurant: york, date: '2026-11-20' }, false],
  ['there is no day yet', { restaurant: bath, date: null }, false],
])('another day is offered or not, where %s', (_, table, wanted) => {
  expect(needsOtherDay({ ...supper, restaurants: [bath] }, table)).toBe(wanted);
});

it('says where it is valid, unless that is everywhere', () => {
  expect(voucherText(supper)).toBe('Your voucher: Supper. Valid: Sunday to Tuesday from 5pm.');
  expect(voucherText({ ...supper, restaurants: [bath, york] })).toContain('from 5pm, at Bath and York.');
});
