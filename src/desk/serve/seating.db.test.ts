import { beforeEach, describe, expect, test } from 'vitest';
import { deskForEachTest, HOST, READER, type TestDesk } from '../../../tests/support/desk.ts';

const desk = deskForEachTest();
let host: Awaited<ReturnType<TestDesk['signedIn']>>;
beforeEach(async () => {
  desk.clock.now = Temporal.Instant.from('2026-11-20T18:00:20Z');
  host = await desk.signedIn('Ann', HOST);
});

/** The hidden key of a page's form. */
const keyOf = (page: string) => /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';
const walkIn = async (tableIds: string, covers = '2', name = '') => {
  const key = keyOf(await host.read(`/desk/leeds/walk-in?covers=${covers}`));
  return host.post(`/desk/leeds/walk-in?covers=${covers}`, { key, covers, tableIds, name });
};
const parties = () => desk.deps.db.selectFrom('party_statuses').select('steps').execute();
const live = async (bookingId: string) => {
  const { rows } = await desk.pool.query(
    'select table_id, upper(during) as until from table_allocations where booking_id = $1 and live order by table_id',
    [bookingId],
  );
  return rows.map(({ table_id, until }) => `${table_id} ${until.toISOString().slice(11, 16)}`);
};
const idOf = (response: Response) => response.headers.get('location')?.split('#')[1] ?? '';
const set = (bookingId: string, from: string, to: string) => host.post('/desk/leeds', { bookingId, from, to });

describe('a walk-in', () => {
  test('a walk-in is proposed the best fit, with how long it is free', async () => {
    await desk.book({ time: '20:00', lastName: 'Baker', phone: '' });
    const page = await host.read('/desk/leeds/walk-in?covers=2');
    expect(page).toMatch(/Seat at table r1 <span[^>]*>Main room</);
    expect(page).toMatch(/Table t1 <span[^>]*>Terrace, free until 8pm/);
  });

  test('a walk-in stands in the day as seated once a table is tapped, with or without a name', async () => {
    const seated = await walkIn('r1');
    expect(seated.status).toBe(303);
    await walkIn('r2', '2', 'Cook');
    const page = await host.read('/desk/leeds');
    expect(page).toContain('Walk-in, 2');
    expect(page).toContain('<strong>Table r1</strong> · theirs until 7.30pm');
    expect(page).toContain('Cook, 2');
    expect(await parties()).toEqual([{ steps: ['seated'] }, { steps: ['seated'] }]);
    expect(await live(idOf(seated))).toEqual(['r1 19:30']);
    const log = await desk.deps.db
      .selectFrom('desk_log')
      .select(['act', 'subject'])
      .where('act', '=', 'walk-in')
      .execute();
    expect(log).toContainEqual({ act: 'walk-in', subject: idOf(seated) });
  });

  test('a walk-in has its table until the next party comes', async () => {
    await desk.book({ time: '19:00', lastName: 'Baker', phone: '' });
    expect(await live(idOf(await walkIn('t1')))).toEqual(['t1 19:00']);
  });

  test('a walk-in hears that its table has just gone, keeps its name and is proposed another', async () => {
    await walkIn('r1');
    const refused = await walkIn('r1', '2', 'Cook');
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain('Somebody’s just taken table r1.');
    expect(page).toContain('Seat at table r2');
    expect(page).toContain('value="Cook"');
  });

  test('a walk-in whose last table has just been booked online keeps its name for the waiting list', async () => {
    for (const table of ['r1', 'r2', 'r3+r4']) await walkIn(table);
    await desk.book({ time: '18:00', lastName: 'Baker', phone: '' });
    const page = await (await walkIn('t1', '2', 'Cook')).text();
    expect(page).toContain('Somebody’s just taken table t1.');
    expect(page).toContain('No table is free for them now.');
    expect(page).toContain('value="Cook"');
  });

  test('a walk-in hears when the next table is free where none is', async () => {
    for (const table of ['r1', 'r2', 'r3+r4', 't1']) await walkIn(table, '2');
    expect(await host.read('/desk/leeds/walk-in?covers=2')).toContain('Table r1 will be free at 7.30pm.');
  });

  test('a walk-in is gone when its seat is taken back', async () => {
    const id = idOf(await walkIn('r1'));
    await set(id, 'seated', 'undo');
    expect(await host.read('/desk/leeds')).not.toContain('Walk-in, 2');
    expect(await live(id)).toEqual([]);
  });

  test('a walk-in is seated by hosts, not by readers', async () => {
    const reader = await desk.signedIn('Ben', READER);
    const key = keyOf(await host.read('/desk/leeds/walk-in?covers=2'));
    expect((await reader.post('/desk/leeds/walk-in', { key, covers: '2', tableIds: 'r1' })).status).toBe(403);
  });

  test('a walk-in of more than the form takes is refused in words', async () => {
    expect(await host.read('/desk/leeds/walk-in?covers=90')).toContain('seat them as several parties');
    expect(await host.read('/desk/leeds/walk-in?covers=9')).toContain('No table is free for them now.');
  });
});

describe('a party that leaves', () => {
  test('a party that leaves frees its table at once, and has it back when that is undone', async () => {
    const id = idOf(await walkIn('r1'));
    desk.later({ minutes: 30 });
    await set(id, 'seated', 'left');
    expect(await live(id)).toEqual(['r1 18:30']);
    await set(id, 'left', 'undo');
    expect(await live(id)).toEqual(['r1 19:30']);
  });

  test('a party that leaves stands in the tray when its table has gone meanwhile, until one tap gives it another', async () => {
    const id = idOf(await walkIn('r1', '2', 'Cook'));
    desk.later({ minutes: 30 });
    await set(id, 'seated', 'left');
    await walkIn('r1', '2', 'Dean');
    await set(id, 'left', 'undo');
    const page = await host.read('/desk/leeds');
    expect(page).toMatch(/To seat.*Cook, 2.*Table r1 is with Dean until 8pm\..*Table r2 for Cook/s);
    await host.post('/desk/leeds/table', { act: 'seat', bookingId: id, tableIds: 'r2' });
    expect(await live(id)).toEqual(['r2 19:30']);
    expect(await host.read('/desk/leeds')).not.toContain('To seat');
  });

  test('a party that never comes frees its table too', async () => {
    const id = await desk.book({ time: '18:00', lastName: 'Baker', phone: '' });
    desk.later({ minutes: 20 });
    await set(id, 'booked', 'no-show');
    expect(await live(id)).toEqual(['t1 18:20']);
    await set(id, 'no-show', 'undo');
    expect(await live(id)).toEqual(['t1 19:30']);
  });
});

test('the address that tables are posted to leads to the day', async () => {
  expect((await host.send('/desk/leeds/table')).headers.get('location')).toBe('/desk/leeds');
});

describe('a party that stays longer', () => {
  const stay = (bookingId: string, seen: string, changes: Record<string, string> = {}) =>
    host.post('/desk/leeds/table', {
      act: 'stay',
      bookingId,
      seenEnd: String(Date.parse(`2026-11-20T${seen}:00Z`)),
      minutes: '15',
      ...changes,
    });

  test('a party that stays longer keeps its table, once however often it is tapped', async () => {
    const id = idOf(await walkIn('r1'));
    await Promise.all([stay(id, '19:30'), stay(id, '19:30')]);
    expect(await live(id)).toEqual(['r1 19:45']);
  });

  test('a party that stays longer sees who is next, and one tap moves them', async () => {
    const next = await desk.book({ time: '19:30', lastName: 'Baker', phone: '' });
    const id = idOf(await walkIn('t1'));
    const refused = await stay(id, '19:30');
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain('Ann Baker, 2, has table t1 from 7.30pm. Ann Baker can have table');
    expect(page).toMatch(/Move Ann Baker to table \w+, and let Walk-in stay/);
    expect(await live(id)).toEqual(['t1 19:30']);
    const plan = /name="plan" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await stay(id, '19:30', { plan });
    expect(await live(id)).toEqual(['t1 19:45']);
    expect(await live(next)).toHaveLength(1);
    expect(await live(next)).not.toEqual(['t1 21:00']);
  });

  test('a party that stays longer moves nobody but to the table that was shown', async () => {
    const next = await desk.book({ time: '19:30', lastName: 'Baker', phone: '' });
    const id = idOf(await walkIn('t1'));
    expect((await stay(id, '19:30', { plan: `${next}=r4` })).status).toBe(409);
    expect(await live(next)).toEqual(['t1 21:00']);
  });
});
