import { expect, test, vi } from 'vitest';
import type { ApiClient } from '../../platform/api-client.ts';
import { openingHours, weekdays } from '../contract.ts';
import type { NearbyRestaurant } from '../geo-contract.ts';
import { freeTables, timesNear } from './free-tables.ts';

const party = { date: '2026-11-21', covers: 4, time: '19:00' };
const hours = openingHours.parse({
  ...Object.fromEntries(
    weekdays.flatMap((day) => [
      [`${day}Open`, '11:30'],
      [`${day}Close`, '22:00'],
    ]),
  ),
  overrides: [
    { name: 'Christmas', startDate: '2026-12-25', endDate: '2026-12-25', openTime: 'Closed', closeTime: 'Closed' },
  ],
});
const places = [{ storeId: '1013', milesValue: 0.3, openingHours: hours }] as NearbyRestaurant[];

function answering(answer: unknown) {
  const post = vi.fn().mockResolvedValue(answer);
  return { post, booking: { post } as unknown as ApiClient };
}

test.each([
  [
    'nearest the hour, in the order of the evening',
    ['12:00', '18:30', '18:45', '19:00', '19:15', '19:30', '21:00'],
    '19:00',
    ['18:30', '18:45', '19:00', '19:15', '19:30'],
  ],
  ['what there is, when it is little', ['12:00'], '19:00', ['12:00']],
  ['midnight after eleven', ['22:45', '23:45', '00:00'], '23:45', ['22:45', '23:45', '00:00']],
])('times offered: %s', (_, times, wanted, offered) => {
  expect(timesNear(wanted, times)).toEqual({ kind: 'free', times: offered });
});

test('nothing free is said so', () => {
  expect(timesNear('19:00', [])).toEqual({ kind: 'full' });
});

test('asks once for all that were found', async () => {
  const { booking, post } = answering({
    ok: true,
    data: { success: true, stores: [{ storeId: '1013', miles: 0.3, available: false, times: [] }] },
  });
  expect(await freeTables(booking, places, party)).toEqual(new Map([['1013', { kind: 'full' }]]));
  expect(post).toHaveBeenCalledExactlyOnceWith('/api/booking/availability', {
    stores: [{ storeId: '1013', miles: 0.3 }],
    date: '2026-11-21',
    adultCovers: 4,
    childrenCovers: 0,
  });
});

test('a day on which the doors stay shut is not called full', async () => {
  const { booking } = answering({
    ok: true,
    data: { success: true, stores: [{ storeId: '1013', miles: 0.3, available: false, times: [] }] },
  });
  const tables = await freeTables(booking, places, { ...party, date: '2026-12-25' });
  expect(tables.get('1013')).toEqual({ kind: 'shut' });
});

test('a booking service that fails leaves the list as it is', async () => {
  const { booking } = answering({ ok: false, status: 500, error: { code: -1, title: '', message: '' } });
  expect(await freeTables(booking, places, party)).toEqual(new Map());
});

test('nobody is asked about nothing', async () => {
  const { booking, post } = answering(null);
  expect(await freeTables(booking, [], party)).toEqual(new Map());
  expect(post).not.toHaveBeenCalled();
});
