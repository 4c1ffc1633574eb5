import { afterEach, beforeEach, expect, test } from 'vitest';
import { deskForEachTest, HOST, MANAGER, type TestDesk } from '../../../tests/support/desk.ts';
import { endSessionsOf } from '../engine/sessions.server.ts';

const desk = deskForEachTest();
let bookingId: string;
beforeEach(async () => {
  bookingId = await desk.book({ time: '19:00', lastName: 'Baker', phone: '' });
});
afterEach(() => desk.deps.live.close());

type Browser = Awaited<ReturnType<TestDesk['signedIn']>>;
const look = () => desk.deps.live.look();
const setArrived = (host: Browser) => host.post('/desk/leeds', { bookingId, from: 'booked', to: 'arrived' });
const streamOf = async (host: Pick<Browser, 'read'>, path = '/desk/leeds') => {
  const [, address = ''] = /data-live="([^"]+)"/.exec(await host.read(path)) ?? [];
  return address.replaceAll('&amp;', '&');
};

/** The events of a stream, each with its fields; null once it has ended. */
async function listen(host: Pick<Browser, 'send'>, address: string, headers: Record<string, string> = {}) {
  const response = await host.send(address, { headers: { accept: 'text/event-stream', ...headers } });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const next = async () => {
    const { value } = await reader.read();
    if (!value) return null;
    const lines = new TextDecoder().decode(value).trim().split('\n');
    return Object.fromEntries(lines.map((line) => line.split(': '))) as Record<string, string>;
  };
  expect(await next()).toEqual({ retry: '2000' });
  return { response, next };
}

test('a page hears of each change of its day, once', async () => {
  const host = await desk.signedIn('Ann', HOST);
  const { response, next } = await listen(host, await streamOf(host));
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  await look();
  await setArrived(host);
  await look();
  const first = await next();
  expect(first).toMatchObject({ event: 'change' });
  await look();
  await desk.book({ time: '20:00', lastName: 'Cook', phone: '', table: 'r1' });
  await look();
  const second = await next();
  expect(second).toMatchObject({ event: 'change' });
  expect(second?.id).not.toBe(first?.id);
});

test('a page of another day hears of that day and of today', async () => {
  const host = await desk.signedIn('Ann', HOST);
  const { next } = await listen(host, await streamOf(host, '/desk/leeds?date=2026-11-21'));
  await setArrived(host);
  await look();
  expect(await next()).toMatchObject({ event: 'change' });
  await desk.deps.db
    .insertInto('status_days')
    .values({ store_id: '9001', service_date: '2026-11-21', version: 1 })
    .execute();
  await look();
  expect(await next()).toMatchObject({ event: 'change' });
});

test('a stream goes on where it was cut off', async () => {
  const host = await desk.signedIn('Ann', HOST);
  const address = await streamOf(host);
  const before = await listen(host, address);
  await setArrived(host);
  await look();
  const id = (await before.next())?.id as string;
  const after = await listen(host, address, { 'last-event-id': id });
  const late = await listen(host, address);
  await look();
  expect(await late.next()).toMatchObject({ event: 'change', id });
  await host.post('/desk/leeds', { bookingId, from: 'arrived', to: 'seated' });
  await look();
  const event = await after.next();
  expect(event).toMatchObject({ event: 'change' });
  expect(event?.id).not.toBe(id);
});

test('a page is drawn again after five minutes', async () => {
  const host = await desk.signedIn('Ann', HOST);
  const { next } = await listen(host, await streamOf(host));
  desk.later({ minutes: 5 });
  await look();
  expect(await next()).toMatchObject({ event: 'change' });
});

test('an idle stream has a heartbeat', async () => {
  const host = await desk.signedIn('Ann', HOST);
  const { next } = await listen(host, await streamOf(host));
  for (let looks = 0; looks < 20; looks += 1) await look();
  expect(await next()).toMatchObject({ event: 'beat' });
});

test('a stream ends with its session, role or tablet', async () => {
  const host = await desk.signedIn('Ann', HOST);
  const manager = await desk.signedIn('Eve', MANAGER);
  await manager.post('/desk/devices', { act: 'enrol', name: 'Front door', storeId: '9001' });
  const { next } = await listen(host, await streamOf(host));
  const tablet = await listen(manager, await streamOf(manager));
  await endSessionsOf(desk.deps.db, host.id);
  for (let looks = 0; looks < 4; looks += 1) await look();
  expect(await next()).toMatchObject({ event: 'ended' });
  expect(await next()).toBeNull();
  await desk.deps.db.deleteFrom('desk_devices').execute();
  for (let looks = 0; looks < 4; looks += 1) await look();
  expect(await tablet.next()).toMatchObject({ event: 'ended' });
});

test('nobody listens without access', async () => {
  expect((await desk.browser().send('/desk/leeds/live')).headers.get('location')).toBe('/desk/sign-in');
  const elsewhere = await desk.signedIn('Bea', { storeId: '9002', role: 'manager' });
  expect((await elsewhere.send('/desk/leeds/live')).status).toBe(403);
});

test('a script is told where it would be led', async () => {
  const host = await desk.signedIn('Ann', HOST);
  const fields = { bookingId, from: 'booked', to: 'arrived' };
  const done = await host.post('/desk/leeds', fields, { 'x-script': '1' });
  expect([done.status, done.headers.get('x-location')]).toEqual([204, `/desk/leeds#${bookingId}`]);
});

test('a status is set once however often it is sent, and not in place of another', async () => {
  const host = await desk.signedIn('Ann', HOST);
  await setArrived(host);
  expect((await setArrived(host)).status).toBe(303);
  const refused = await host.post('/desk/leeds', { bookingId, from: 'booked', to: 'no-show' });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('Somebody was faster: Ann Baker is down as arrived now.');
});

test('a page that refreshes by itself is no use of its session', async () => {
  const host = await desk.signedIn('Ann', HOST);
  desk.later({ hours: 11 });
  expect((await host.send('/desk/leeds', { headers: { 'x-refresh': '1' } })).status).toBe(200);
  desk.later({ hours: 1 });
  expect((await host.send('/desk/leeds')).headers.get('location')).toBe('/desk/sign-in');
});
