import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deskForEachTest, MANAGER, type TestDesk } from '../../../tests/support/desk.ts';
import { runWebhooks } from '../engine/office/deliver-webhooks.server.ts';

const desk = deskForEachTest();
let manager: Awaited<ReturnType<TestDesk['signedIn']>>;
beforeEach(async () => {
  manager = await desk.signedIn('Eve', MANAGER);
});

const act = (fields: Record<string, string>) => manager.post('/desk/leeds/feeds', fields);
const newKey = () => crypto.randomUUID() as string;
const secretIn = async (response: Response) => /<code>([^<]+)<\/code>/.exec(await response.text())?.[1] ?? '';

describe('a calendar link', () => {
  const makeLink = async (key = newKey()) => {
    const link = await secretIn(await act({ act: 'add-feed', key }));
    return link.slice('https://localhost:3000'.length);
  };

  test('a calendar link shows parties with covers, table and needs, and nobody’s name or contact details', async () => {
    await desk.book({ time: '19:00', lastName: 'Baker', phone: '+447700900123' });
    await desk.book({ time: '19:00', date: '2026-11-12', lastName: 'Long ago', phone: '' });
    await desk.book({ time: '19:00', date: '2027-01-20', lastName: 'Far off', phone: '' });
    const response = await desk.browser().send(await makeLink());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('x-robots-tag')).toMatch('noindex');
    const calendar = await response.text();
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    for (const line of [
      'BEGIN:VCALENDAR\r\n',
      'DTSTART:20261120T190000Z',
      'DTEND:20261120T203000Z',
      'SUMMARY:2 covers',
    ])
      expect(calendar).toContain(line);
    const unfolded = calendar.replaceAll(/\r\n[ \t]/g, '');
    expect(unfolded).toMatch(/^SUMMARY:2 covers\\, table t1\r$/m);
    expect(unfolded).toMatch(/^DESCRIPTION:Allergies: Peanuts\\n[0-9a-f]{8}\r$/m);
    expect(unfolded).not.toMatch(/Baker|Ann|900123|example\.co\.uk|window/);
    expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  test('a calendar link without any party is a valid empty calendar', async () => {
    expect(await (await desk.browser().send(await makeLink())).text()).toMatch(
      /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n(.+\r\n)*END:VCALENDAR\r\n$/,
    );
  });

  test('a calendar link is stored as a hash, made once for a form, and shown no more', async () => {
    const key = newKey();
    const link = await makeLink(key);
    expect(await makeLink(key)).toBe(link);
    const rows = await desk.deps.db.selectFrom('desk_feeds').selectAll().execute();
    expect(rows).toEqual([expect.objectContaining({ id: key, store_id: '9001' })]);
    expect(JSON.stringify(rows)).not.toContain(link.slice(-20, -4));
    expect(await manager.read('/desk/leeds/feeds')).not.toContain(link);
    desk.later({ minutes: 6 });
    expect(await makeLink(key)).toBe('');
    expect(await desk.logged('feed-added')).toHaveLength(1);
  });

  test('a calendar link shows nothing once it is withdrawn', async () => {
    const key = newKey();
    const link = await makeLink(key);
    await act({ act: 'remove-feed', id: key });
    expect((await desk.browser().send(link)).status).toBe(404);
    expect((await desk.browser().send('/desk/feeds/unknown.ics')).status).toBe(404);
    expect(await desk.logged('feed-removed')).toHaveLength(1);
  });

  test('a calendar link is made and withdrawn by its restaurant’s managers only', async () => {
    const key = newKey();
    const link = await makeLink(key);
    const york = await desk.signedIn('Ben', { storeId: '9002', role: 'manager' });
    expect((await york.post('/desk/leeds/feeds', { act: 'add-feed', key: newKey() })).status).toBe(403);
    await york.post('/desk/york/feeds', { act: 'remove-feed', id: key });
    expect(await secretIn(await york.post('/desk/york/feeds', { act: 'add-feed', key }))).toBe('');
    expect((await desk.browser().send(link)).status).toBe(200);
  });
});

describe('a webhook', () => {
  type Received = { headers: IncomingHttpHeaders; body: string };
  let server: Server;
  let url: string;
  let status: number;
  let received: Received[];
  beforeEach(async () => {
    [status, received] = [204, []];
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        received.push({ headers: request.headers, body });
        response.writeHead(status, { location: url }).end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://localhost:${(server.address() as AddressInfo).port}/hook`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  const add = async (key = newKey()) => ({
    id: key,
    secret: await secretIn(await act({ act: 'add-webhook', key, url })),
  });
  const run = () => runWebhooks(desk.deps);
  const note = (bookingId: string, event: string) =>
    desk
      .bookings()
      .insertInto('booking_history')
      .values({
        booking_id: bookingId,
        store_id: '9001',
        event,
        happened_at: new Date(desk.clock.now.epochMilliseconds),
        detail: {},
      })
      .execute();
  const messages = () => desk.deps.db.selectFrom('webhook_messages').selectAll().orderBy('created_at').execute();
  const types = () => received.map(({ body }) => JSON.parse(body).type as string).toSorted();
  const verify = ({ headers, body }: Received, secret: string) => {
    const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    return String(headers['webhook-signature'])
      .split(' ')
      .includes(`v1,${createHmac('sha256', key).update(content).digest('base64')}`);
  };

  test('a webhook hears of bookings, enquiries and statuses, signed, with ids, times and covers only', async () => {
    const { secret } = await add();
    const id = await desk.book({ time: '19:00', lastName: 'Baker', phone: '+447700900123' });
    for (const event of ['booked', 'changed', 'details-changed', 'running-late', 'cancelled', 'received'])
      await note(id, event);
    await manager.post('/desk/leeds', { bookingId: id, from: 'booked', to: 'arrived' });
    await run();
    expect(types()).toEqual([
      'booking.cancelled',
      'booking.changed',
      'booking.changed',
      'booking.created',
      'enquiry.received',
      'party.status',
    ]);
    for (const message of received) {
      expect(verify(message, secret)).toBe(true);
      expect(message.body).not.toMatch(/Baker|Ann|900123|example\.co\.uk|window|peanut/i);
    }
    const told = received.map(({ body }) => JSON.parse(body)).find(({ type }) => type === 'party.status');
    expect(told).toEqual({
      type: 'party.status',
      timestamp: '2026-11-20T12:00:00.000Z',
      data: {
        bookingId: id,
        reference: id.slice(0, 8),
        kind: 'booking',
        status: 'booked',
        partyStatus: 'arrived',
        storeId: '9001',
        date: '2026-11-20',
        time: '19:00',
        startsAt: '2026-11-20T19:00:00.000Z',
        endsAt: '2026-11-20T20:30:00.000Z',
        adultCovers: 2,
        childCovers: 0,
      },
    });
  });

  test('a webhook hears of each event once, and of none from before it or elsewhere', async () => {
    const id = await desk.book({ time: '19:00', lastName: 'Baker', phone: '' });
    await note(id, 'booked');
    desk.later({ seconds: 1 });
    await add();
    await note(id, 'changed');
    await Promise.all([run(), run()]);
    desk.later({ minutes: 3 });
    await run();
    await note(id, 'cancelled');
    for (const _ of [1, 2, 3]) {
      desk.later({ minutes: 3 });
      await run();
    }
    expect(types()).toEqual(['booking.cancelled', 'booking.changed']);
  });

  test('a webhook hears of what committed late, after a higher number was read', async () => {
    await add();
    const id = await desk.book({ time: '19:00', lastName: 'Baker', phone: '' });
    await note(id, 'booked');
    await run();
    const happened_at = new Date(desk.clock.now.epochMilliseconds);
    const [{ id: known } = { id: 0 }] = await desk.bookings().selectFrom('booking_history').select('id').execute();
    await sql`
      insert into booking_history (id, booking_id, store_id, event, happened_at, detail) overriding system value
      values (${known - 1}, ${id}, '9001', 'changed', ${happened_at}, '{}')`.execute(desk.deps.db);
    desk.later({ seconds: 90 });
    await run();
    expect(types()).toEqual(['booking.changed', 'booking.created']);
  });

  test('a webhook is tried again with growing gaps for three days, then turned off with an e-mail, and turned on again', async () => {
    status = 500;
    const { id } = await add();
    await note(await desk.book({ time: '19:00', lastName: 'Baker', phone: '' }), 'booked');
    await run();
    const gaps: number[] = [];
    for (let [message] = await messages(); message?.next_at; [message] = await messages()) {
      const wait = message.next_at.getTime() - desk.clock.now.epochMilliseconds;
      gaps.push(wait / 60_000);
      desk.later({ milliseconds: wait - 1 });
      await run();
      expect((await messages())[0]?.attempts).toBe(gaps.length);
      desk.later({ milliseconds: 1 });
      await run();
    }
    expect(gaps).toEqual([1 / 12, 5, 30, 120, 300, 600, 840, 1200, 1440]);
    expect(new Set(received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
    expect(desk.mails).toEqual([{ webhookId: id, personId: manager.id }]);
    manager = await desk.signedIn('Zoe', MANAGER);
    const page = await manager.read('/desk/leeds/feeds');
    expect(page).toContain('answered 500');
    expect(page).toContain('Off: it hasn’t taken messages for days.');
    status = 200;
    await act({ act: 'resume', id });
    await run();
    expect(await messages()).toEqual([expect.objectContaining({ next_at: null, failed_at: null, problem: null })]);
    expect(await manager.read('/desk/leeds/feeds')).not.toContain('Off:');
  });

  test('a webhook that fails one message while it takes others stays on', async () => {
    const { id } = await add();
    await note(await desk.book({ time: '19:00', lastName: 'Baker', phone: '' }), 'booked');
    await desk.deps.db
      .updateTable('webhooks')
      .set({ succeeded_at: new Date('2026-12-01') })
      .execute();
    status = 500;
    await run();
    await desk.deps.db
      .updateTable('webhook_messages')
      .set({ attempts: 9, next_at: new Date(0) })
      .execute();
    await run();
    expect(await messages()).toEqual([expect.objectContaining({ next_at: null, failed_at: expect.any(Date) })]);
    expect(await manager.read('/desk/leeds/feeds')).toContain('Send failures again');
    expect(desk.mails).toEqual([]);
    expect(await desk.deps.db.selectFrom('webhooks').select('disabled_at').where('id', '=', id).execute()).toEqual([
      { disabled_at: null },
    ]);
  });

  test('a webhook is not followed where it redirects, and turned off at once when it is gone', async () => {
    const { id } = await add();
    await note(await desk.book({ time: '19:00', lastName: 'Baker', phone: '' }), 'booked');
    status = 307;
    await run();
    expect(received).toHaveLength(1);
    expect(await messages()).toEqual([expect.objectContaining({ problem: 'answered 307', failed_at: null })]);
    status = 410;
    desk.later({ seconds: 5 });
    await run();
    expect(await desk.logged('webhook-stopped')).toEqual([expect.objectContaining({ subject: id, person_id: null })]);
  });

  test('a webhook’s secret is shown once; the same address can be added again for a new one', async () => {
    const { id, secret } = await add();
    expect(secret).toMatch(/^whsec_/);
    expect(await manager.read('/desk/leeds/feeds')).not.toContain('whsec_');
    const { secret: next } = await add();
    const booking = await desk.book({ time: '19:00', lastName: 'Baker', phone: '' });
    await note(booking, 'booked');
    await run();
    const taken = () => [secret, next].map((each) => received.filter((message) => verify(message, each)).length);
    expect(taken()).toEqual([1, 1]);
    await act({ act: 'remove-webhook', id });
    await note(booking, 'changed');
    await run();
    expect(taken()).toEqual([1, 2]);
  });

  test('a webhook has an outside address over https, except on a developer’s machine', async () => {
    desk.deps.publicUrl = 'https://tavola.example';
    for (const address of [url, 'https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/', 'http://example.com/'])
      expect((await act({ act: 'add-webhook', key: newKey(), url: address })).status).toBe(400);
    const given = await act({ act: 'add-webhook', key: newKey(), url: 'ftp://example.com' });
    expect(await given.text()).toContain('value="ftp://example.com"');
    expect(await desk.deps.db.selectFrom('webhooks').selectAll().execute()).toEqual([]);
  });

  test('a webhook is not sent to an address that leads inside, whatever its name says', async () => {
    await add();
    await desk.deps.db
      .updateTable('webhooks')
      .set({ url: url.replace('localhost', 'localtest.invalid') })
      .execute();
    await note(await desk.book({ time: '19:00', lastName: 'Baker', phone: '' }), 'booked');
    desk.deps.publicUrl = 'https://tavola.example';
    await run();
    desk.later({ seconds: 6 });
    await desk.deps.db.updateTable('webhooks').set({ url }).execute();
    await run();
    expect(received).toEqual([]);
    expect(await messages()).toEqual([
      expect.objectContaining({ attempts: 2, problem: expect.stringMatching('inside') }),
    ]);
  });

  test('a webhook is of its restaurant’s managers, and five at most', async () => {
    const { id } = await add();
    const york = await desk.signedIn('Ben', { storeId: '9002', role: 'manager' });
    await york.post('/desk/york/feeds', { act: 'remove-webhook', id });
    expect(await secretIn(await york.post('/desk/york/feeds', { act: 'add-webhook', key: id, url }))).toBe('');
    for (const _ of [2, 3, 4, 5]) await add();
    expect((await act({ act: 'add-webhook', key: newKey(), url })).status).toBe(400);
    await act({ act: 'remove-webhook', id });
    expect(await desk.deps.db.selectFrom('webhooks').selectAll().execute()).toHaveLength(4);
  });
});
