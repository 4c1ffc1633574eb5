import { beforeEach, expect, test } from 'vitest';
import { deskForEachTest, HOST, MANAGER, type TestDesk } from '../../../tests/support/desk.ts';

const desk = deskForEachTest();
let manager: Awaited<ReturnType<TestDesk['signedIn']>>;
beforeEach(async () => {
  manager = await desk.signedIn('Maya', MANAGER);
});

const DATE = '2026-11-20';
const PAGE = `/desk/leeds/blocks?date=${DATE}`;
const terrace = () => ({
  act: 'tables',
  key: crypto.randomUUID(),
  date: DATE,
  where: 'area terrace',
  from: '18:00',
  until: '',
  reason: 'A broken heater.',
});
const acts = async () =>
  (await desk.deps.db.selectFrom('desk_log').select('act').orderBy('id').execute()).map(({ act }) => act);
const blocks = async () =>
  await desk.deps.db.withTables<{ day_blocks: { id: string } }>().selectFrom('day_blocks').select('id').execute();

test('a manager closes an area and sees who is booked there, with a link to move them', async () => {
  const bookingId = await desk.book({ time: '19:00', lastName: 'Baker', phone: '' });
  await desk.book({ time: '12:00', lastName: 'Early', phone: '' });
  const form = terrace();
  expect((await manager.post(PAGE, form)).headers.get('location')).toBe(`${PAGE}#${form.key}`);
  const page = await manager.read(PAGE);
  expect(page).toContain('Terrace, from 6pm');
  expect(page).toContain(`id="${form.key}"`);
  expect(page).toContain('A broken heater.');
  expect(page).toContain('One party is still booked here.');
  expect(page).toContain(`/desk/leeds/parties/${bookingId}`);
  expect(page).toContain(`/desk/leeds/timeline?date=${DATE}&amp;party=${bookingId}`);
  expect(page).not.toContain('Early');
});

test('what to close has to be chosen', async () => {
  expect(await manager.read(PAGE)).toMatch(/<select[^>]* required=""[^>]*><option value="">Choose…</);
});

test('what is closed is open again, and the log has both without the reason', async () => {
  await manager.post(PAGE, terrace());
  const [block] = await blocks();
  const lift = () => manager.post(PAGE, { act: 'lift', date: DATE, blockId: block?.id ?? '' });
  expect((await lift()).headers.get('location')).toBe(`${PAGE}#day`);
  await lift();
  expect(await blocks()).toEqual([]);
  expect(await acts()).toEqual(expect.arrayContaining(['closed', 'reopened']));
  expect((await acts()).filter((act) => act === 'reopened')).toHaveLength(1);
  expect(JSON.stringify(await desk.deps.db.selectFrom('desk_log').selectAll().execute())).not.toContain('heater');
});

test('online booking and pacing are set for one date', async () => {
  await manager.post(PAGE, { act: 'online', key: crypto.randomUUID(), date: DATE, reason: 'A private party.' });
  await manager.post(PAGE, { act: 'pacing', key: crypto.randomUUID(), date: DATE, covers: '6', reason: 'One chef.' });
  const page = await manager.read(PAGE);
  expect(page).toContain('No online booking');
  expect(page).not.toContain('Stop online booking');
  expect(page).toContain('Pacing: up to 6 covers every 15 minutes');
  expect(await manager.read('/desk/leeds/blocks?date=2026-11-21')).toContain('Every table can be booked online.');
});

test.each([
  [{ reason: '' }, 'Give a reason.'],
  [{ until: '17:00' }, 'Choose a time after the start.'],
  [{ where: '' }, 'Choose what to close.'],
  [{ where: 'area cellar' }, 'Choose what to close.'],
  [{ date: '2026-11-19' }, 'That day is over.'],
])('%j closes nothing, and what was typed stays', async (change, words) => {
  const response = await manager.post(PAGE, { ...terrace(), ...change });
  expect(response.status).toBe(400);
  const page = await response.text();
  expect(page).toContain(words);
  expect(page).toContain(`action="/desk/leeds/blocks?date=${DATE}#tables"`);
  expect(page).toContain('value="18:00"');
  expect(await blocks()).toEqual([]);
});

test('a host closes nothing', async () => {
  const host = await desk.signedIn('Tom', HOST);
  expect((await host.post(PAGE, terrace())).status).toBe(403);
  expect((await host.send(PAGE)).status).toBe(403);
  expect(await blocks()).toEqual([]);
});
