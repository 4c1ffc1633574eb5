import { beforeEach, describe, expect, test } from 'vitest';
import { deskForEachTest, HOST, MANAGER, READER, type TestDesk } from '../../../tests/support/desk.ts';

const desk = deskForEachTest();
let bookingId: string;
beforeEach(async () => {
  bookingId = await desk.book({ time: '19:00', lastName: 'Baker', phone: '+447700900123' });
});

const versions = () => desk.deps.db.selectFrom('status_days').select(['service_date', 'version']).execute();

describe('the day', () => {
  test('the day has each party with its table, needs and request', async () => {
    const page = await (await desk.signedIn('Ann', HOST)).read('/desk/leeds');
    for (const words of [
      '7pm',
      'Ann Baker',
      'Table t1',
      'Main room',
      'Peanuts',
      'By the window, please.',
      '+447700900123',
    ])
      expect(page).toContain(words);
  });

  test('the day shows a reader no phone number, and finds nobody by it', async () => {
    const reader = await desk.signedIn('Ann', READER);
    const page = await reader.read('/desk/leeds');
    expect(page).toContain('Ann Baker');
    expect(page).not.toContain('900123');
    expect(page).not.toContain('name="to"');
    expect(await reader.read('/desk/leeds?q=900123')).not.toContain('Ann Baker');
  });

  test('the day is by booked times, those after midnight last', async () => {
    const host = await desk.signedIn('Ann', HOST);
    for (const [time, lastName] of [
      ['00:30', 'Night'],
      ['19:15', 'Cook'],
    ] as const)
      await desk.book({ time, lastName, phone: '', table: 'r1' });
    await desk.pool.query('update bookings set starts_at = $1 where id = $2', ['2026-11-20T19:20Z', bookingId]);
    expect(await host.read('/desk/leeds')).toMatch(/Ann Baker.*Ann Cook.*Ann Night/);
  });

  test('the day leads to the next party that is to come, where it isn’t the first', async () => {
    const host = await desk.signedIn('Ann', HOST);
    const next = await desk.book({ time: '20:00', lastName: 'Cook', phone: '', table: 'r1' });
    expect(await host.read('/desk/leeds')).not.toContain('Next: ');
    await host.post('/desk/leeds', { bookingId, from: 'booked', to: 'arrived' });
    expect(await host.read('/desk/leeds')).not.toContain('Next: ');
    await host.post('/desk/leeds', { bookingId, from: 'arrived', to: 'seated' });
    expect(await host.read('/desk/leeds')).toMatch(new RegExp(`href="#${next}"[^>]*>Next: (<!-- -->)?8pm<`));
    await host.post('/desk/leeds', { bookingId: next, from: 'booked', to: 'arrived' });
    expect(await host.read('/desk/leeds')).toContain('Next: ');
  });

  test('the menus share a name, so only one is open at a time', async () => {
    const page = await (await desk.signedIn('Ann', HOST)).read('/desk/leeds');
    expect(page.match(/<details name="menu"[^>]*><summary[^>]*>(Account|More)/g)).toHaveLength(2);
  });

  test('the day says how late a party is', async () => {
    const host = await desk.signedIn('Ann', HOST);
    desk.later({ hours: 7, minutes: 4 });
    expect(await host.read('/desk/leeds')).not.toContain('min late');
    desk.later({ minutes: 8 });
    expect(await host.read('/desk/leeds')).toContain('12 min late');
  });

  test('the day says how long a party has overstayed', async () => {
    const host = await desk.signedIn('Ann', HOST);
    await host.post('/desk/leeds', { bookingId, from: 'booked', to: 'arrived' });
    await host.post('/desk/leeds', { bookingId, from: 'arrived', to: 'seated' });
    desk.later({ hours: 8, minutes: 30 });
    await host.send('/desk/leeds');
    expect(await host.read('/desk/leeds')).toContain('theirs until 8.30pm');
    expect(await host.read('/desk/leeds')).not.toContain('min over');
    desk.later({ minutes: 1 });
    expect(await host.read('/desk/leeds')).toContain('1 min over');
  });

  test('the day has the main step of a late party last', async () => {
    const host = await desk.signedIn('Ann', HOST);
    desk.later({ hours: 7, minutes: 15 });
    expect(await host.read('/desk/leeds')).toMatch(/No-show: Ann Baker.*Arrived: Ann Baker/);
  });

  test('the day folds away a party ten minutes after it has gone, with its undo, and never in a search', async () => {
    const host = await desk.signedIn('Ann', HOST);
    await desk.book({ time: '20:00', lastName: 'Cook', phone: '', table: 'r1' });
    const gone = async (query = '') => (await host.read(`/desk/leeds${query}`)).split(/<details id="(?:all-)?gone"/)[1];
    desk.later({ hours: 7, minutes: 15 });
    await host.post('/desk/leeds', { bookingId, from: 'booked', to: 'no-show' });
    desk.later({ minutes: 9 });
    expect(await gone()).toBeUndefined();
    desk.later({ minutes: 1 });
    expect(await gone()).toMatch(/^><summary.*Gone: 1 party/);
    expect(await gone()).toContain('Undo no-show for Ann Baker');
    expect(await gone()).not.toContain('Cook');
    expect(await gone('?q=baker')).toMatch(/^ open=""/);
    await host.post('/desk/leeds', { bookingId, from: 'no-show', to: 'undo' });
    expect(await gone()).toBeUndefined();
  });

  test('the day shows who was here once all have gone', async () => {
    const host = await desk.signedIn('Ann', HOST);
    desk.later({ hours: 7, minutes: 15 });
    await host.post('/desk/leeds', { bookingId, from: 'booked', to: 'no-show' });
    desk.later({ minutes: 10 });
    expect(await host.read('/desk/leeds')).toContain('<details id="all-gone" open="">');
  });

  test('the day counts who is here and who is to come, and no no-show', async () => {
    const host = await desk.signedIn('Ann', HOST);
    const [seated, missing] = [
      await desk.book({ time: '18:00', lastName: 'Cook', phone: '', table: 'r1' }),
      await desk.book({ time: '18:00', lastName: 'Dean', phone: '', table: 'r2' }),
    ];
    desk.later({ hours: 6, minutes: 30 });
    await host.post('/desk/leeds', { bookingId: seated, from: 'booked', to: 'arrived' });
    await host.post('/desk/leeds', { bookingId: missing, from: 'booked', to: 'no-show' });
    const page = await host.read('/desk/leeds');
    expect(page).toMatch(/4 covers ·\s<\/span>2 here · 2 to come/);
    expect(page).toContain('<dt>7pm</dt>');
    expect(page).not.toContain('<dt>6pm</dt>');
  });

  test('the day says that the restaurant is closed by its hours', async () => {
    const host = await desk.signedIn('Ann', HOST);
    expect(await host.read('/desk/leeds?date=2027-01-01')).toContain('Closed (New Year’s Day)');
    expect(await host.read('/desk/leeds?date=2027-01-02')).not.toContain('Closed');
  });

  test('the day says what can’t be booked, with a link for those who may change it', async () => {
    const [host, manager] = [
      await desk.signedIn('Ann', HOST),
      await desk.signedIn('Eve', { storeId: '9001', role: 'manager' }),
    ];
    const blocks = '/desk/leeds/blocks?date=2026-11-20';
    const block = { key: '', date: '2026-11-20', reason: 'A private party.' };
    const tables = { act: 'tables', where: 'all', from: '20:00', until: '21:00' };
    for (const part of [{ act: 'online' }, tables])
      await manager.post(blocks, { ...block, ...part, key: crypto.randomUUID() });
    const text = 'Online booking is off. Closed: The whole restaurant, from 8pm to 9pm';
    expect(await manager.read('/desk/leeds')).toMatch(new RegExp(`href="${blocks.replace('?', '\\?')}"[^>]*>${text}<`));
    expect(await host.read('/desk/leeds')).toMatch(new RegExp(`<p[^>]*>${text}<`));
    expect(await host.read('/desk/leeds?date=2026-11-21')).not.toContain('Online booking is off');
  });

  test('the day is another by its date', async () => {
    const host = await desk.signedIn('Ann', HOST);
    await desk.book({ time: '20:00', date: '2026-11-21', lastName: 'Cook', phone: '' });
    expect(await host.read('/desk/leeds')).not.toContain('Cook');
    const page = await host.read('/desk/leeds?date=2026-11-21');
    expect(page).toContain('Cook');
    expect(page).not.toContain('Baker');
  });

  test('a search also finds parties on later days, by name, number or reference', async () => {
    const host = await desk.signedIn('Ann', HOST);
    const phone = '+447700900124';
    await desk.book({ time: '19:00', date: '2026-11-19', lastName: 'Cook', phone });
    const id = await desk.book({ time: '20:00', date: '2026-12-05', lastName: 'Cook', phone });
    const search = (words: string, date = '2026-11-20') =>
      host.read(`/desk/leeds?date=${date}&q=${encodeURIComponent(words)}`);
    for (const words of [' cook', '07700 900124', '900124', id.slice(0, 8).toUpperCase()]) {
      const page = await search(words);
      expect(page.match(/href="\/desk\/leeds\/parties\/[^"]+"/g)).toEqual([`href="/desk/leeds/parties/${id}"`]);
      expect(page).toContain('Sat 5 December');
      expect(page).toMatch(/href="\/desk\/leeds\?date=2026-11-20"[^>]*>Show everybody/);
    }
    expect(await search('baker', '2026-12-05')).toContain(`/desk/leeds/parties/${bookingId}`);
    expect(await search('baker')).not.toContain('On other days');
    expect(await search('ann')).toMatch(/Ann Baker.*On other days.*Ann Cook/s);
    expect(await search('nemo')).toContain('Nobody found for “nemo” on this day.');
    expect(await host.read('/desk/leeds')).not.toContain('Show everybody');
    const reader = await desk.signedIn('Eve', READER);
    expect(await reader.read('/desk/leeds?q=900124')).not.toContain('Cook');
    expect(await reader.read('/desk/leeds?q=cook')).toContain('Cook');
  });

  test('a search lists at most ten parties on other days', async () => {
    const host = await desk.signedIn('Ann', HOST);
    for (let day = 1; day <= 11; day += 1)
      await desk.book({ time: '20:00', date: `2026-12-${String(day).padStart(2, '0')}`, lastName: 'Cook', phone: '' });
    expect((await host.read('/desk/leeds?q=cook')).match(/Ann Cook/g)).toHaveLength(10);
  });
});

describe('a status', () => {
  const set = (host: Awaited<ReturnType<TestDesk['signedIn']>>, from: string, to: string) =>
    host.post('/desk/leeds', { bookingId, from, to });
  const current = async () =>
    (await desk.deps.db.selectFrom('party_statuses').select('steps').execute())[0]?.steps ?? [];

  test('a status follows the party through the evening, each step in the log', async () => {
    const host = await desk.signedIn('Ann', HOST);
    await set(host, 'booked', 'arrived');
    await set(host, 'arrived', 'seated');
    expect((await set(host, 'seated', 'left')).headers.get('location')).toBe(`/desk/leeds#${bookingId}`);
    expect(await current()).toEqual(['arrived', 'seated', 'left']);
    const log = await desk.deps.db.selectFrom('desk_log').selectAll().where('subject', '=', bookingId).execute();
    expect(log.at(-1)).toMatchObject({
      person_id: host.id,
      store_id: '9001',
      act: 'status',
      before: { status: 'seated' },
      after: { status: 'left' },
    });
    expect((await host.send('/desk/leeds/log')).status).toBe(403);
    const manager = await desk.signedIn('Eve', MANAGER);
    expect(await manager.read('/desk/leeds/log')).toContain('Ann</strong> marked Ann Baker as left');
  });

  test('a party that arrives is told who still sits at its table', async () => {
    const host = await desk.signedIn('Ann', HOST);
    const before = await desk.book({ time: '17:00', lastName: 'Cook', phone: '' });
    for (const [from, to] of [
      ['booked', 'arrived'],
      ['arrived', 'seated'],
    ] as const)
      await host.post('/desk/leeds', { bookingId: before, from, to });
    expect(await host.read('/desk/leeds')).not.toContain('is still there');
    await set(host, 'booked', 'arrived');
    expect(await host.read('/desk/leeds')).toContain('Ann Cook is still there');
    expect(await host.read(`/desk/leeds/parties/${bookingId}`)).toContain('Ann Cook, 2, is still at their table.');
    await set(host, 'arrived', 'seated');
    const page = await host.read('/desk/leeds');
    expect(page).toMatch(/Ann Baker is there too.*Ann Cook is there too/);
    expect(page).not.toContain('is still there');
    expect(await host.read(`/desk/leeds/parties/${before}`)).toContain('Ann Baker, 2, is at their table too.');
    await host.post('/desk/leeds', { bookingId: before, from: 'seated', to: 'left' });
    expect(await host.read('/desk/leeds')).not.toContain('is still there');
  });

  test('a status is taken back step by step', async () => {
    const host = await desk.signedIn('Ann', HOST);
    await set(host, 'booked', 'arrived');
    await set(host, 'arrived', 'seated');
    await set(host, 'seated', 'undo');
    expect(await current()).toEqual(['arrived']);
    await set(host, 'arrived', 'undo');
    expect(await current()).toEqual([]);
  });

  test('a status sent twice, or by somebody who saw an earlier one, changes nothing', async () => {
    const host = await desk.signedIn('Ann', HOST);
    await set(host, 'booked', 'arrived');
    await Promise.all([set(host, 'arrived', 'seated'), set(host, 'arrived', 'seated')]);
    await set(host, 'booked', 'arrived');
    expect(await current()).toEqual(['arrived', 'seated']);
    expect(await versions()).toEqual([{ service_date: '2026-11-20', version: 2 }]);
  });

  test('a status counts apart from the day’s tables: an arrival slows no booking', async () => {
    const before = await desk.dayVersions();
    await set(await desk.signedIn('Ann', HOST), 'booked', 'arrived');
    expect(await desk.dayVersions()).toEqual(before);
  });

  test('a status is no-show only fifteen minutes after the time', async () => {
    const host = await desk.signedIn('Ann', HOST);
    desk.later({ hours: 7, minutes: 14 });
    await set(host, 'booked', 'no-show');
    expect(await current()).toEqual([]);
    desk.later({ minutes: 1 });
    await set(host, 'booked', 'no-show');
    expect(await current()).toEqual(['no-show']);
  });

  test('a status is of its service only: the day after nothing changes', async () => {
    const host = await desk.signedIn('Ann', HOST);
    desk.later({ hours: 11 });
    await host.send('/desk/leeds');
    desk.later({ hours: 7 });
    await set(host, 'booked', 'arrived');
    expect(await current()).toEqual([]);
  });

  test('a status is refused to readers, to other restaurants and to a tablet without a PIN', async () => {
    expect((await set(await desk.signedIn('Ann', READER), 'booked', 'arrived')).status).toBe(403);
    const york = await desk.signedIn('Ben', { storeId: '9002', role: 'host' });
    expect((await set(york, 'booked', 'arrived')).status).toBe(403);
    await york.post('/desk/york', { bookingId, from: 'booked', to: 'arrived' });
    const tablet = await desk.signedIn('Cat', MANAGER);
    await tablet.post('/desk/devices', { act: 'enrol', name: 'Door', storeId: '9001' });
    expect((await set(tablet, 'booked', 'arrived')).status).toBe(403);
    expect(await current()).toEqual([]);
  });
});
