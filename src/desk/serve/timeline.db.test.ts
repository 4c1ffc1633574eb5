import { beforeEach, expect, test } from 'vitest';
import { deskForEachTest, HOST, MANAGER, READER, type TestDesk } from '../../../tests/support/desk.ts';

const desk = deskForEachTest();
let host: Awaited<ReturnType<TestDesk['signedIn']>>;
beforeEach(async () => {
  host = await desk.signedIn('Tom', HOST);
});

const DATE = '2026-11-20';
const PAGE = `/desk/leeds/timeline?date=${DATE}`;
const at = (time: string) => String(Date.parse(`${DATE}T${time}:00Z`));
const tables = async () =>
  (await desk.pool.query('select table_id from table_allocations where live order by table_id')).rows.map(
    ({ table_id }) => table_id,
  );
const seen = (from: string, until: string, table = 't1', sequence = 0) =>
  `${at(from)} ${at(until)} ${table} ${sequence}`;
const moving = (bookingId: string, changes: object = {}) => ({
  bookingId,
  seen: seen('19:00', '20:30'),
  startsAt: at('19:00'),
  to: 'r1',
  ...changes,
});
const book = (time: string, lastName: string) => desk.book({ time, lastName, phone: '' });

/** The row of a table, without its tags. */
async function row(table: string, path = PAGE): Promise<string> {
  const page = await host.read(path);
  const [, html = ''] = new RegExp(`<tr data-table="${table}".*?>(.*?)</tr>`).exec(page) ?? [];
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('the timeline has each table with its parties and their times', async () => {
  await book('19:00', 'Baker');
  expect(await row('t1')).toContain('2 Ann Baker Ann Baker, 2 Booked , 7pm to 8.30pm');
  expect(await row('r1')).not.toContain('Baker');
});

test('the timeline says who is late today', async () => {
  await book('19:00', 'Baker');
  await book('21:00', 'Cook');
  desk.later({ hours: 7, minutes: 29 });
  expect(await row('t1')).toMatch(/Ann Baker, 2 29 min late.*Ann Cook, 2 Booked/);
});

test('a party that is picked up shows where it could go, and is moved there', async () => {
  const id = await book('19:00', 'Baker');
  await book('20:45', 'Cook');
  const picked = `${PAGE}&party=${id}`;
  expect(await row('r1', picked)).toContain('Move here');
  expect(await row('t1', picked)).not.toContain('Move here');
  expect(await row('t1', `${picked}&at=18:30`)).toContain('Move here');
  expect(await row('t1', `${picked}&at=19:30`)).not.toContain('Move here');
  const moved = (await host.post(picked, moving(id))).headers.get('location');
  expect(moved).toBe(`${PAGE}&moved=${id}#party-${id}`);
  expect(await host.read(`${PAGE}&moved=${id}`)).toContain('Moved: Ann Baker to r1, 7pm.');
  expect(await host.read(`${PAGE}&moved=${id}`)).toMatch(new RegExp(`party=${id}#party-${id}"[^>]*>Move again<`));
  expect(await tables()).toEqual(['r1', 't1']);
});

test('a party moves to another time, and hears of it where that is chosen', async () => {
  const id = await book('19:00', 'Baker');
  await host.post(PAGE, moving(id, { startsAt: at('20:00'), to: 't1' }));
  expect(desk.mails).toEqual([]);
  await host.post(
    PAGE,
    moving(id, { seen: seen('20:00', '21:30', 't1', 1), startsAt: at('18:00'), to: 't1', tellsDiner: 'yes' }),
  );
  expect(JSON.stringify(desk.mails)).toContain('booking-changed');
  expect(await row('t1')).toContain('6pm to 7.30pm');
});

test('a party stays on its day, whatever its form says', async () => {
  const id = await book('19:00', 'Baker');
  const { status } = await host.post(PAGE, moving(id, { startsAt: '1000', to: 't1' }));
  expect(status).toBe(400);
  expect(await row('t1')).toContain('7pm to 8.30pm');
});

test('two parties of the same time swap tables where both fit, and the log has both', async () => {
  const id = await book('19:00', 'Baker');
  const other = await desk.book({ time: '19:30', lastName: 'Cook', phone: '', table: 'r1' });
  await desk.book({ time: '21:00', lastName: 'Dean', phone: '', table: 'r2' });
  const picked = `${PAGE}&party=${id}`;
  expect(await row('r1', picked)).toContain('Swap with Ann Cook, 2 , 7.30pm');
  expect(await host.read(picked)).not.toContain('Swap with Ann Dean');
  expect(await host.read(`${picked}&at=18:30`)).not.toContain('Swap with');
  const swap = (to: string) => host.post(picked, moving(id, { to: '', swap: to }));
  expect((await swap(`${other} r2`)).status).toBe(409);
  const swapped = `${PAGE}&moved=${id}&with=${other}`;
  expect((await swap(`${other} r1`)).headers.get('location')).toBe(`${swapped}#party-${id}`);
  expect(await host.read(swapped)).toContain('Swapped: Ann Baker to r1, Ann Cook to t1.');
  expect(await row('r1')).toContain('Ann Baker, 2 Booked , 7pm to 8.30pm');
  expect(await row('t1')).toContain('Ann Cook, 2 Booked , 7.30pm to 9pm');
  expect(await row('r2')).toContain('Ann Dean');
  expect(desk.mails).toEqual([]);
  const log = await desk.deps.db
    .selectFrom('desk_log')
    .select(['subject', 'before', 'after'])
    .where('act', '=', 'moved')
    .execute();
  expect(log).toEqual([
    { subject: id, before: { tableIds: ['t1'] }, after: { tableIds: ['r1'] } },
    { subject: other, before: { tableIds: ['r1'] }, after: { tableIds: ['t1'] } },
  ]);
});

test('a swap that one of the two can’t make leaves both where they were', async () => {
  const id = await book('19:00', 'Baker');
  const other = await desk.book({ time: '19:30', lastName: 'Cook', phone: '', table: 'r1' });
  // In the way of Cook at t1, and of nobody as long as both stay.
  await book('20:30', 'Dean');
  expect(await host.read(`${PAGE}&party=${id}`)).not.toContain('Swap with');
  const refused = await host.post(PAGE, moving(id, { to: '', swap: `${other} r1` }));
  expect(await refused.text()).toContain('Ann Dean has table t1 until 10pm.');
  expect(await row('t1')).toContain('Ann Baker');
  expect(await row('r1')).toContain('Ann Cook');
  expect(await tables()).toEqual(['r1', 't1', 't1']);
});

test('a party too large for the other’s table is offered no swap', async () => {
  const id = await book('19:00', 'Baker');
  await desk.book({ time: '19:00', lastName: 'Cook', phone: '', table: 'r1' });
  await desk.pool.query('update bookings set adult_covers = 4 where id = $1', [id]);
  expect(await host.read(`${PAGE}&party=${id}`)).not.toContain('Swap with');
});

test('a move that is refused says who is there, and moves nobody', async () => {
  const id = await book('19:00', 'Baker');
  const other = await book('17:00', 'Cook');
  await host.post(PAGE, moving(id));
  const late = { seen: seen('17:00', '18:30'), startsAt: at('18:30') };
  const response = await host.post(PAGE, moving(other, late));
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('Ann Baker has table r1 until 8.30pm.');
  expect(await tables()).toEqual(['r1', 't1']);
});

test('a party that somebody has moved meanwhile stays there', async () => {
  const id = await book('19:00', 'Baker');
  await host.post(PAGE, moving(id));
  const response = await host.post(PAGE, moving(id, { to: 'r2' }));
  expect(await response.text()).toContain('Somebody else has moved them.');
  expect(await tables()).toEqual(['r1']);
});

test('closed tables are no place to go, and say why', async () => {
  const id = await book('19:00', 'Baker');
  const manager = await desk.signedIn('Maya', MANAGER);
  const closed = { act: 'tables', where: 'area room', from: '', until: '', reason: 'A leak.' };
  await manager.post(`/desk/leeds/blocks?date=${DATE}`, { ...closed, key: crypto.randomUUID(), date: DATE });
  expect(await row('r1', `${PAGE}&party=${id}`)).toContain('Closed: A leak.');
  expect(await row('r1', `${PAGE}&party=${id}`)).not.toContain('Move here');
  expect(await (await host.post(PAGE, moving(id))).text()).toContain('That table is closed: A leak.');
});

test('a party without a table is found one', async () => {
  const id = await book('19:00', 'Baker');
  await desk.pool.query('delete from table_allocations');
  await desk.pool.query('update service_days set version = version + 1');
  expect(await host.read(PAGE)).toContain('Find a table');
  await host.post(PAGE, moving(id, { seen: seen('19:00', '20:30', '') }));
  expect(await tables()).toEqual(['r1']);
});

const seat = async (bookingId: string) => {
  await host.post('/desk/leeds', { bookingId, from: 'booked', to: 'arrived' });
  return host.post('/desk/leeds', { bookingId, from: 'arrived', to: 'seated' });
};
const leave = (bookingId: string, from = 'seated', to = 'left') => host.post('/desk/leeds', { bookingId, from, to });

test('a party that sits down early or late is on the timeline from then on, until its booked end', async () => {
  const id = await book('19:00', 'Baker');
  desk.later({ hours: 6, minutes: 40 });
  await seat(id);
  expect(await row('t1')).toContain('Seated , 6.40pm to 8.30pm');
  expect(await host.read(`/desk/leeds/parties/${id}`)).toContain('Seated 6.40pm, table until 8.30pm');
  desk.later({ minutes: 30 });
  await leave(id);
  desk.later({ minutes: 2 });
  await leave(id, 'left', 'undo');
  expect(await row('t1')).toContain('Seated , 6.40pm to 8.30pm');
  await leave(id, 'seated', 'undo');
  await host.post('/desk/leeds', { bookingId: id, from: 'arrived', to: 'seated' });
  expect(await row('t1')).toContain('Seated , 7.12pm to 8.30pm');
});

test('a reader moves nobody', async () => {
  const id = await book('19:00', 'Baker');
  const reader = await desk.signedIn('Priya', READER);
  const page = await reader.read(`${PAGE}&party=${id}`);
  expect(page).toContain('Ann Baker');
  expect(page).not.toContain('Move here');
  expect((await reader.post(PAGE, moving(id))).status).toBe(403);
});
