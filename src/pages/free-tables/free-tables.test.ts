import { expect, test, vi } from 'vitest';
import type { ApiClient } from '../../platform/api/api-client.ts';
import { freeTables, timesNear } from './free-tables.ts';

const party = { date: '2026-11-21', covers: 4, time: '19:00' };
const stores = [{ storeId: '1013', milesValue: 0.3 }, { storeId: '1014' }];

function stubApi(answer: unknown) {
  const post = vi.fn().mockResolvedValue(answer);
  return { post, booking: { post } as unknown as ApiClient };
}
const failures = { '1013': { kind: 'failed' }, '1014': { kind: 'failed' } };

test.each([
  [
    'nearest to the requested time, in order',
    ['12:00', '18:30', '18:45', '19:00', '19:15', '19:30', '21:00'],
    '19:00',
    ['18:30', '18:45', '19:00', '19:15', '19:30'],
  ],
  ['everything, if there is little', ['12:00'], '19:00', ['12:00']],
  ['midnight after eleven', ['22:45', '23:45', '00:00'], '23:45', ['22:45', '23:45', '00:00']],
])('the times offered: %s', (_, times, time, expected) => {
  expect(timesNear(time, times)).toEqual({ kind: 'free', times: expected });
});

test('no free time is reported as full', () => {
  expect(timesNear('19:00', [])).toEqual({ kind: 'full' });
});

test('free tables of all restaurants take one call, including the occasion', async () => {
  const { booking, post } = stubApi({
    ok: true,
    data: {
      success: true,
      stores: [
        { storeId: '1013', miles: 0.3, available: false, times: [], offered: false },
        { storeId: '1014', miles: null, available: true, times: ['19:00'] },
      ],
    },
  });
  expect(await freeTables(booking, stores, { ...party, occasion: 'birthday' })).toEqual({
    '1013': { kind: 'not-offered' },
    '1014': { kind: 'free', times: ['19:00'] },
  });
  expect(post).toHaveBeenCalledExactlyOnceWith('/api/booking/availability', {
    stores: [
      { storeId: '1013', miles: 0.3 },
      { storeId: '1014', miles: null },
    ],
    date: '2026-11-21',
    adultCovers: 4,
    childrenCovers: 0,
    occasionId: 'birthday',
  });
});

test.each([
  ['that fails', { ok: false, status: 500, error: { code: -1, title: '', message: '' } }],
  ['that fails with status 200', { ok: true, data: { success: false, message: 'Error checking availability' } }],
  ['that leaves restaurants out', { ok: true, data: { success: true, stores: [] } }],
])('a booking service %s is reported for each restaurant', async (_, answer) => {
  expect(await freeTables(stubApi(answer).booking, stores, party)).toEqual(failures);
});

test('no call is made without restaurants', async () => {
  const { booking, post } = stubApi(null);
  expect(await freeTables(booking, [], party)).toEqual({});
  expect(post).not.toHaveBeenCalled();
});
