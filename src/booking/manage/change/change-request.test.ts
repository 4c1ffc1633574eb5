import { expect, test } from 'vitest';
import { exampleManagedBooking } from '../../../../tests/support/managed.ts';
import { readManageQuery } from '../link/manage-query.ts';
import { changeBodyOf, changeRequestFields, changeRequestOf, differences, withOwnTime } from './change-request.ts';

const onTerrace = exampleManagedBooking({ areaId: 'terrace', areaName: 'Terrace', childCovers: 1 });
const request = (query: string) => changeRequestOf(onTerrace, readManageQuery(new URLSearchParams(query)));
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
])('%s', (_, query, wanted) => expect(request(query)).toEqual(wanted));

test('a change request survives its address, and is sent for the same occasion', () => {
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
  ['the table is theirs already', '19:00', '2026-11-27', ['18:00', '20:00'], ['18:00', '19:00', '20:00']],
  ['it is once in the list', '19:00', '2026-11-27', ['18:00', '19:00'], ['18:00', '19:00']],
  ['not on another day', '19:00', '2026-11-28', ['18:00'], ['18:00']],
  ['after midnight comes last', '00:15', '2026-11-27', ['19:00', '23:45'], ['19:00', '23:45', '00:15']],
])('own time: %s', (_, time, date, free, offered) => {
  expect(withOwnTime(free, { ...onTerrace, time }, { ...asItIs, date })).toEqual(offered);
});

test('own time: not for more people', () => {
  expect(withOwnTime(['18:00'], onTerrace, { ...asItIs, adults: asItIs.adults + 1 })).toEqual(['18:00']);
});

test('lists what changes, and nothing else', () => {
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
