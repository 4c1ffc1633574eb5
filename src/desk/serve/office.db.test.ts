import { beforeEach, describe, expect, test } from 'vitest';
import { deskForEachTest, HOST, MANAGER, OFFICE } from '../../../tests/support/desk.ts';
import { countEmptySearch, storeEmptySearches } from '../../booking/empty-searches.server.ts';
import { deleteOldNotes } from '../engine/office/guest-notes.server.ts';

const desk = deskForEachTest();

/** A CSV without its byte order mark, by line. */
const linesOf = async (response: Response) => (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n');

describe('the CSV of a day', () => {
  test('the CSV of a day has its parties, safe for spreadsheets, and is in the log', async () => {
    await desk.book({ time: '19:00', lastName: 'Baker', phone: '+447700900123' });
    await desk.book({ time: '17:00', lastName: 'Cook, Jr', phone: '' });
    await desk.book({ time: '17:00', date: '2026-11-21', lastName: 'Elsewhen', phone: '' });
    await desk.bookings().updateTable('bookings').set({ special_request: '=1+1' }).execute();
    const manager = await desk.signedIn('Eve', MANAGER);
    const response = await manager.send('/desk/leeds/day.csv?date=2026-11-20');
    expect(response.headers.get('content-type')).toMatch('text/csv');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="leeds-2026-11-20.csv"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [columns, first, second, ...rest] = await linesOf(response);
    expect(columns).toMatch(/^Time,Covers,Children,Name,.*,Phone$/);
    expect(first).toMatch(/^17:00,2,0,"Ann Cook, Jr",.*Allergies: Peanuts,'=1\+1,,$/);
    expect(second).toMatch(/^19:00,.*,'\+447700900123$/);
    expect(rest).toEqual([]);
    expect(await desk.logged('day-exported')).toEqual([
      expect.objectContaining({ person_id: manager.id, store_id: '9001', after: { date: '2026-11-20' } }),
    ]);
  });

  test('the CSV of a day asks a manager who signed in a while ago who they are', async () => {
    const manager = await desk.signedIn('Eve', MANAGER);
    desk.later({ minutes: 11 });
    const response = await manager.send('/desk/leeds/day.csv?date=2026-11-20');
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('action="/desk/leeds/day.csv');
    expect(await desk.logged('day-exported')).toEqual([]);
  });

  test('the CSV of a day is refused to hosts and to other restaurants', async () => {
    expect((await (await desk.signedIn('Ann', HOST)).send('/desk/leeds/day.csv')).status).toBe(403);
    const york = await desk.signedIn('Ben', { storeId: '9002', role: 'manager' });
    expect((await york.send('/desk/leeds/day.csv')).status).toBe(403);
    expect(await desk.logged('day-exported')).toEqual([]);
  });
});

describe('figures', () => {
  const csv = async (path: string) => linesOf(await (await desk.signedIn('Olga', OFFICE)).send(path));

  test('figures count covers booked, absent and cancelled by day and sitting', async () => {
    const [absent, cancelled] = [
      await desk.book({ time: '19:00', lastName: 'Baker', phone: '' }),
      await desk.book({ time: '20:45', lastName: 'Cook', phone: '' }),
    ];
    await desk.book({ time: '12:00', lastName: 'Dean', phone: '' });
    const walkIn = await desk.book({ time: '15:00', lastName: '', phone: '' });
    await desk.bookings().updateTable('bookings').set({ source: 'walk-in' }).where('id', '=', walkIn).execute();
    await desk.book({ time: '12:00', date: '2026-11-22', lastName: 'Early', phone: '' });
    await desk.book({ time: '12:00', date: '2026-11-23', lastName: 'Next', phone: '' });
    const place = { booking_id: absent, store_id: '9001', changed_at: new Date() };
    await desk.deps.db
      .insertInto('party_statuses')
      .values({ ...place, steps: ['no-show'] })
      .execute();
    await desk.bookings().updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', cancelled).execute();
    const path = 'leeds/figures.csv?span=week&date=2026-11-20&table=covers';
    expect(await csv(`/desk/${path}`)).toEqual([
      'Day,Date,Sitting,Booked,Walked in,No-show,Cancelled',
      'Fri,2026-11-20,All day,4,2,2,2',
      'Sun,2026-11-22,All day,2,0,0,0',
      'All,,,6,2,2,2',
    ]);
  });

  test('figures compare the weeks ahead with the same weeks a year ago', async () => {
    await desk.book({ time: '12:00', date: '2026-11-24', lastName: 'Baker', phone: '' });
    await desk.book({ time: '12:00', date: '2025-11-25', lastName: 'Before', phone: '' });
    await desk.book({ time: '15:00', date: '2025-11-25', lastName: 'After', phone: '' });
    const year = { 'Before 0': '2025-11-01T12:00:00Z', 'After 0': '2025-11-24T12:00:00Z' };
    for (const [name, at] of Object.entries(year))
      await desk
        .bookings()
        .updateTable('bookings')
        .set({ created_at: new Date(at) })
        .where('last_name', '=', name.split(' ')[0] as string)
        .execute();
    expect((await csv('/desk/leeds/figures.csv?table=forward')).slice(0, 3)).toEqual([
      'Week from,Booked,By this point last year,Last year in the end',
      '2026-11-16,0,0,0',
      '2026-11-23,2,2,4',
    ]);
  });

  test('figures have the searches that found no table, by day', async () => {
    for (const storeId of ['9001', '9001', '9002']) countEmptySearch({ storeId, date: '2026-11-21' });
    await storeEmptySearches(desk.bookings());
    countEmptySearch({ storeId: '9001', date: '2026-11-21' });
    await storeEmptySearches(desk.bookings());
    await storeEmptySearches(desk.bookings());
    expect((await csv('/desk/leeds/figures.csv?table=searches')).at(-1)).toBe('Sat,2026-11-21,3');
    expect((await csv('/desk/figures.csv?table=searches')).at(-1)).toBe('Sat,2026-11-21,4');
  });

  test('figures are a page, for the office over all restaurants', async () => {
    await desk.book({ time: '12:00', lastName: 'Baker', phone: '' });
    const page = await (await desk.signedIn('Olga', OFFICE)).read('/desk/figures?span=month');
    for (const words of ['1 November 2026 to 30 November 2026', 'By restaurant', 'Leeds', 'Covers booked ahead'])
      expect(page).toContain(words);
  });

  test('figures are refused to hosts, and those of all restaurants to managers', async () => {
    expect((await (await desk.signedIn('Ann', HOST)).send('/desk/leeds/figures')).status).toBe(403);
    const manager = await desk.signedIn('Eve', MANAGER);
    expect((await manager.send('/desk/leeds/figures')).status).toBe(200);
    expect((await manager.send('/desk/figures')).status).toBe(403);
    expect((await manager.send('/desk/figures.csv?table=covers')).status).toBe(403);
  });
});

describe('a guest', () => {
  const find = { act: 'find', contact: 'ann@example.co.uk' };
  const note = { act: 'note', storeId: '9001', note: 'Likes the window.', expiresOn: '2027-01-31' };
  const notes = () => desk.deps.db.selectFrom('guest_notes').selectAll().execute();
  beforeEach(async () => {
    await desk.book({ time: '19:00', lastName: 'Baker', phone: '07700 900123' });
    await desk.book({ time: '19:00', date: '2026-10-02', lastName: 'Baker', phone: '+44 7700 900123' });
  });

  test('a guest is found by e-mail or phone number, with past and coming visits', async () => {
    const manager = await desk.signedIn('Eve', MANAGER);
    for (const contact of ['Ann@Example.co.uk', '07700900123', '+44 7700-900123']) {
      const page = await (await manager.post('/desk/guests', { act: 'find', contact })).text();
      for (const words of ['Ann Baker', 'To come: 1', 'Friday 20 November 2026', 'Past and cancelled: 1', 'Peanuts'])
        expect(page).toContain(words);
      expect(page).toContain('07700 900123</p>');
      expect(page).not.toContain('+44 7700 900123');
      expect(page.match(/href="\/desk\/leeds\/parties\/[0-9a-f-]{36}"/g)).toHaveLength(2);
    }
    const unknown = await manager.post('/desk/guests', { act: 'find', contact: 'bob@example.co.uk' });
    expect(await unknown.text()).toContain('Nobody found');
    const partial = await manager.post('/desk/guests', { act: 'find', contact: '900123' });
    expect([partial.status, await partial.text()]).toEqual([400, expect.stringContaining('address or phone number.')]);
  });

  test('a guest is shown to managers of the restaurants they visit, and to no host or tablet', async () => {
    const york = await desk.signedIn('Ben', { storeId: '9002', role: 'manager' });
    expect(await (await york.post('/desk/guests', find)).text()).not.toContain('Baker');
    expect((await (await desk.signedIn('Ann', HOST)).post('/desk/guests', find)).status).toBe(403);
    await york.post('/desk/devices', { act: 'enrol', name: 'Door', storeId: '9002' });
    expect((await york.post('/desk/guests', find)).headers.get('location')).toBe('/desk/pin');
  });

  test('a guest has notes that are saved once, found by phone too, and end by themselves', async () => {
    const manager = await desk.signedIn('Eve', MANAGER);
    const key = crypto.randomUUID();
    const saved = { ...note, key, contact: '07700 900123' };
    for (const _ of [1, 2]) await manager.post('/desk/guests', saved);
    expect(await notes()).toHaveLength(1);
    expect(JSON.stringify(await notes())).not.toContain('900123');
    const page = async () => (await manager.post('/desk/guests', { act: 'find', contact: '+447700900123' })).text();
    expect(await page()).toContain('Likes the window.');
    expect(await desk.logged('guest-noted')).toEqual([
      expect.objectContaining({ subject: key, before: null, after: null }),
    ]);
    desk.later({ hours: 24 * 73 });
    await deleteOldNotes(desk.deps.db, desk.clock.now);
    expect(await notes()).toEqual([]);
  });

  test('a guest has no note for another restaurant, or without an end within two years', async () => {
    const manager = await desk.signedIn('Eve', MANAGER);
    const saved = { ...note, key: crypto.randomUUID(), contact: 'ann@example.co.uk' };
    expect((await manager.post('/desk/guests', { ...saved, storeId: '9002' })).status).toBe(403);
    const refused = await manager.post('/desk/guests', { ...saved, expiresOn: '2030-01-01' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toMatch(/Likes the window\.<\/textarea>/);
    expect(await notes()).toEqual([]);
  });

  test('a guest gets a copy of everything from the office, which the log has by ids', async () => {
    const manager = await desk.signedIn('Eve', MANAGER);
    await manager.post('/desk/guests', { ...note, key: crypto.randomUUID(), contact: 'ann@example.co.uk' });
    expect((await manager.post('/desk/guests/export', { contact: 'ann@example.co.uk' })).status).toBe(403);
    const office = await desk.signedIn('Olga', OFFICE);
    const response = await office.post('/desk/guests/export', { contact: 'ann@example.co.uk' });
    expect(response.headers.get('content-disposition')).toMatch('attachment');
    expect(await response.json()).toMatchObject({
      email: 'ann@example.co.uk',
      bookings: [{ last_name: 'Baker' }, { last_name: 'Baker' }],
      notes: [{ note: 'Likes the window.' }],
    });
    const [entry] = await desk.logged('guest-exported');
    expect(entry).toMatchObject({
      person_id: office.id,
      before: { bookings: [expect.any(String), expect.any(String)] },
    });
    expect(JSON.stringify(entry)).not.toMatch(/ann@|Baker/);
  });

  test('a guest is erased by the office once it has seen what goes', async () => {
    const manager = await desk.signedIn('Eve', MANAGER);
    for (const contact of ['ann@example.co.uk', '07700900123'])
      await manager.post('/desk/guests', { ...note, key: crypto.randomUUID(), contact });
    expect((await manager.post('/desk/guests', { ...find, act: 'erase' })).status).toBe(403);
    const office = await desk.signedIn('Olga', OFFICE);
    const names = () =>
      desk.bookings().selectFrom('bookings').select('last_name as name').orderBy('starts_at').execute();
    const found = await (await office.post('/desk/guests', find)).text();
    expect(found).toMatch(/To come: 1.*Erase ann@example\.co\.uk.*Tables to come stay booked/);
    expect(await names()).toEqual([{ name: 'Baker' }, { name: 'Baker' }]);
    const erased = await (await office.post('/desk/guests', { ...find, act: 'erase' })).text();
    expect(erased).toContain('Erased. A table to come stays booked');
    expect(await names()).toEqual([{ name: '' }, { name: 'Baker' }]);
    expect(await notes()).toEqual([]);
    expect(JSON.stringify(await desk.logged('guest-erased'))).not.toMatch(/ann@|Baker/);
  });
});
