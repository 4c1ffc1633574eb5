import { expect, test } from 'vitest';
import { managedBooking } from '../../../tests/support/managed.ts';
import { changeBodyOf, differences, wishFields, wishOf, withOwnTime } from './change-wish.ts';
import { readManageQuery } from './manage-query.ts';

const onTerrace = managedBooking({ areaId: 'terrace', areaName: 'Terrace', childCovers: 1 });
const wish = (query: string) => wishOf(onTerrace, readManageQuery(new URLSearchParams(query)));
const asItIs = { date: '2026-11-27', adults: 2, children: 1, menuId: 'main', areaId: 'terrace', time: '19:00' };

test.each([
  ['nothing asked is the booking as it is', 'step=change', asItIs],
  ['another party only', 'step=change&adults=4', { ...asItIs, adults: 4 }],
  [
    'a form with no area wants any, and no time yet',
    'step=change&date=2026-11-28&adults=4&children=0&menu=main&area=',
    { date: '2026-11-28', adults: 4, children: 0, menuId: 'main', areaId: null, time: null },
  ],
  ['nonsense is left out', 'step=eat&adults=many&children=-1&time=late&menu=', asItIs],
])('%s', (_, query, wanted) => expect(wish(query)).toEqual(wanted));

test('a wish survives its own address, and is sent for the same occasion', () => {
  const again = wishOf(onTerrace, readManageQuery(new URLSearchParams(wishFields(asItIs))));
  expect(again).toEqual(asItIs);
  expect(changeBodyOf(onTerrace, again)).toEqual({
    occasionId: 'table',
    menuId: 'main',
    areaId: 'terrace',
    date: '2026-11-27',
    time: '19:00',
    adultCovers: 2,
    childCovers: 1,
  });
  expect(changeBodyOf(onTerrace, { ...again, time: null })).toBeNull();
});

test.each([
  ['the table is theirs already', '19:00', '2026-11-27', ['18:00', '20:00'], ['18:00', '19:00', '20:00']],
  ['it is once in the list', '19:00', '2026-11-27', ['18:00', '19:00'], ['18:00', '19:00']],
  ['not on another day', '19:00', '2026-11-28', ['18:00'], ['18:00']],
  ['after midnight comes last', '00:15', '2026-11-27', ['19:00', '23:45'], ['19:00', '23:45', '00:15']],
])('own time: %s', (_, time, date, free, offered) => {
  expect(withOwnTime(free, managedBooking({ time }), { ...asItIs, date })).toEqual(offered);
});

test('what becomes different is told, and nothing else', () => {
  const names = { menus: [{ id: 'main', name: 'All-day menu' }], areas: [{ id: 'terrace', name: 'Terrace' }] };
  expect(differences(onTerrace, asItIs, names)).toEqual([]);
  expect(
    differences(onTerrace, { ...asItIs, date: '2026-11-28', time: '20:15', areaId: null, adults: 3 }, names),
  ).toEqual([
    { label: 'Party', was: '3 people (2 adults, 1 child)', now: '4 people (3 adults, 1 child)' },
    { label: 'Day', was: 'Fri 27 November', now: 'Sat 28 November' },
    { label: 'Time', was: '7pm', now: '8.15pm' },
    { label: 'Area', was: 'Terrace', now: 'Wherever suits' },
  ]);
});
