import { expect, test } from 'vitest';
import { exampleManagedBooking } from '../../../../tests/support/managed.ts';
import { readManageQuery } from '../link/manage-query.ts';
import { changeBodyOf, changeRequestFields, changeRequestOf, differences, withOwnTime } from './change-request.ts';

const onTerrace = exampleManagedBooking({ areaId: 'terrace', areaName: 'Terrace', childCovers: 1 });
const request = (query: string) => changeRequestOf(onTerrace, readManageQuery(new URLSearchParams(query)));
const asItIs = { date: '2026-11-27', adults: 2, children: 1, menuId: 'main', areaId: 'terrace', time: '19:00' };

test.each([
  ['an empty query as the current booking', 'step=change', asItIs],
  ['a new party alone', 'step=change&adults=4', { ...asItIs, adults: 4 }],
  [
    'an empty area as any, with no time yet',
    'step=change&date=2026-11-28&adults=4&children=0&menu=main&area=',
    { date: '2026-11-28', adults: 4, children: 0, menuId: 'main', areaId: null, time: null },
  ],
  ['invalid values as absent', 'step=eat&adults=many&children=-1&time=late&menu=', asItIs],
])('a change request reads %s', (_, query, wanted) => expect(request(query)).toEqual(wanted));

test('a change request survives its address and keeps the occasion', () => {
  const again = changeRequestOf(onTerrace, readManageQuery(new URLSearchParams(changeRequestFields(asItIs))));
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
  [
    'is offered, since the table is already the diner’s',
    '19:00',
    '2026-11-27',
    ['18:00', '20:00'],
    ['18:00', '19:00', '20:00'],
  ],
  ['is listed once', '19:00', '2026-11-27', ['18:00', '19:00'], ['18:00', '19:00']],
  ['is not offered on another day', '19:00', '2026-11-28', ['18:00'], ['18:00']],
  ['comes last after midnight', '00:15', '2026-11-27', ['19:00', '23:45'], ['19:00', '23:45', '00:15']],
])('a changed booking’s own time: %s', (_, time, date, free, offered) => {
  expect(withOwnTime(free, { ...onTerrace, time }, { ...asItIs, date })).toEqual(offered);
});

test('a changed booking’s own time is not offered to more people', () => {
  expect(withOwnTime(['18:00'], onTerrace, { ...asItIs, adults: asItIs.adults + 1 })).toEqual(['18:00']);
});

test('a change request lists only its differences', () => {
  const names = { menus: [{ id: 'main', name: 'All-day menu' }], areas: [{ id: 'terrace', name: 'Terrace' }] };
  expect(differences(onTerrace, asItIs, names)).toEqual([]);
  expect(
    differences(onTerrace, { ...asItIs, date: '2026-11-28', time: '20:15', areaId: null, adults: 3 }, names),
  ).toEqual([
    { label: 'Party', value: '4 people (3 adults, 1 child)', before: '3 people (2 adults, 1 child)' },
    { label: 'Day', value: 'Sat 28 November', before: 'Fri 27 November' },
    { label: 'Time', value: '8.15pm', before: '7pm' },
    { label: 'Area', value: 'Anywhere', before: 'Terrace' },
  ]);
});
