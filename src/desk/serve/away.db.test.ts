import { expect, test, vi } from 'vitest';
import { deskForEachTest, HOST } from '../../../tests/support/desk.ts';

const desk = deskForEachTest();

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
/** The database is away after this many connections. */
function goAwayAfter(connections: number) {
  const connect = desk.pool.connect.bind(desk.pool);
  let count = 0;
  return vi.spyOn(desk.pool, 'connect').mockImplementation((...args: []) => {
    count += 1;
    return count > connections ? Promise.reject(refused) : connect(...args);
  });
}

test.each([0, 1, 3])(
  'a form is kept, and can be sent again, when the database goes away after %i connections',
  async (connections) => {
    const bookingId = await desk.book({ time: '19:00', lastName: 'Baker', phone: '' });
    const host = await desk.signedIn('Ann', HOST);
    const path = `/desk/leeds/parties/${bookingId}`;
    const note = { note: 'Birthday', seen: '' };
    const away = goAwayAfter(connections);
    const failed = await host.post(path, note);
    away.mockRestore();
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5']);
    const page = await failed.text();
    expect(page).toContain('<title>That didn’t work | Tavola desk</title>');
    expect(page).toContain('What you entered is still here.');
    expect(page).toContain(`action="${path}"`);
    expect(page).toContain('name="note" value="Birthday"');
    for (const _ of ['sent again', 'and again']) expect((await host.post(path, note)).status).toBe(303);
    const log = await desk.deps.db.selectFrom('desk_log').select('act').where('subject', '=', bookingId).execute();
    expect(log).toEqual([{ act: 'note' }]);
  },
);

test('a page says that the database is away', async () => {
  const host = await desk.signedIn('Ann', HOST);
  const away = goAwayAfter(0);
  const page = await host.send('/desk/leeds?date=2026-11-21');
  away.mockRestore();
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain('Something’s wrong on our side.');
});

test('a rate-limited form is kept, with how long to wait', async () => {
  const bookingId = await desk.book({ time: '19:00', lastName: 'Baker', phone: '' });
  const host = await desk.signedIn('Ann', HOST);
  desk.deps.limits.write = Object.assign(async () => 60, { giveBack: async () => undefined });
  const late = await host.post(`/desk/leeds/parties/${bookingId}`, { note: 'Birthday', seen: '' });
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60']);
  const page = await late.text();
  expect(page).toContain('That was a lot at once. Please try again in 1 minute.');
  expect(page).toContain('name="note" value="Birthday"');
});
