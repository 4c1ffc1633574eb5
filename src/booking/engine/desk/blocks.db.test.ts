import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TEST_DATE } from '../../../../tests/support/test-clock.ts';
import {
  exampleCustomer,
  exampleRequest,
  openTestEngine,
  type TestEngine,
} from '../../../../tests/support/test-engine.ts';
import { addBlock, type ClosedPart, liftBlock } from './blocks.server.ts';
import { onDay } from './on-day.server.ts';
import { seatParty } from './seat-party.server.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine();
});
afterEach(() => engine.clear());
afterAll(() => engine.close());

const at = (time: string) => Date.parse(`${TEST_DATE}T${time}:00Z`);
const evening: ClosedPart = { kind: 'tables', tableIds: ['only'], startsAt: at('18:00'), endsAt: at('22:00') };

async function close(part: ClosedPart): Promise<string> {
  const id = crypto.randomUUID();
  await addBlock(engine.deps, { id, storeId: '9001', date: TEST_DATE, reason: 'A leak.', part }, async () => {});
  return id;
}
const reopen = (id: string) => liftBlock(engine.deps, { storeId: '9001', id }, async () => {});
const book = async (changes: object = {}) => (await engine.book(changes)).body.bookingStatus;
const hold = async (time = '19:00') => (await engine.post('/holds/9001', { ...exampleRequest, time })).body.holdToken;
const spans = () =>
  engine.rows<{ during: string }>('(select during::text from table_allocations where live order by during) a');
const wait = (name: string) =>
  engine.post('/waitlist/9001', {
    ...exampleRequest,
    customer: { ...exampleCustomer, email: `${name}@example.co.uk` },
    notifyBy: 'email',
  });
const waiting = async () =>
  (await engine.rows<{ status: string }>('waitlist_entries order by place')).map(({ status }) => status);
async function freeTimes(): Promise<string[]> {
  const query = new URLSearchParams({ occasionId: 'table', menuIds: 'main', dates: TEST_DATE, adults: '2' });
  const { body } = await engine.get<{ dates?: { times: { time: string; canEnquire: boolean }[] }[] }>(
    `/slots/9001?${query}`,
  );
  return (body.dates ?? []).flatMap(({ times }) => times.map(({ time }) => time));
}

describe('closed tables', () => {
  it('closed tables are offered to nobody for their span', async () => {
    await close(evening);
    const times = await freeTimes();
    expect([times.includes('16:30'), times.includes('16:45'), times.includes('21:30')]).toEqual([true, false, false]);
    expect(await book()).toBe(9);
    expect(await hold()).toBeNull();
    expect(await book({ time: '16:30' })).toBe(1);
  });

  it('closed tables keep the party that is booked there, and nobody comes after it leaves', async () => {
    const { body } = await engine.book();
    await close(evening);
    expect((await spans()).map(({ during }) => during.slice(13, 18))).toEqual(['18:00', '19:00', '20:30']);
    await engine.post(`/manage/${await engine.tokenOf(body.bookingReference)}/cancel`);
    expect(await book()).toBe(9);
  });

  it('closed tables are closed once by a form sent twice', async () => {
    const block = { id: crypto.randomUUID(), storeId: '9001', date: TEST_DATE, reason: 'A leak.', part: evening };
    let notes = 0;
    const note = async () => {
      notes += 1;
    };
    await addBlock(engine.deps, block, note);
    await addBlock(engine.deps, block, note);
    expect([notes, await spans()]).toEqual([1, [expect.anything()]]);
  });

  it('closed tables stay closed while another block closes them too', async () => {
    const first = await close(evening);
    const second = await close(evening);
    await reopen(first);
    expect(await book()).toBe(9);
    expect(await spans()).toHaveLength(1);
    await reopen(second);
    expect(await book()).toBe(1);
  });

  it('a table held before it was closed can still be booked', async () => {
    const holdToken = await hold();
    await close(evening);
    expect(await book({ holdToken })).toBe(1);
  });

  it('closed tables go to the waitlist when they are open again', async () => {
    const id = await close(evening);
    await wait('ben');
    expect(await waiting()).toEqual(['waiting']);
    await reopen(id);
    expect(await waiting()).toEqual(['offered']);
  });
});

describe('online booking that is closed', () => {
  it('online booking that is closed makes the day look full, and keeps a hold and a change of the same table', async () => {
    const { body } = await engine.book();
    const token = await engine.tokenOf(body.bookingReference);
    const holdToken = await hold('21:00');
    await close({ kind: 'online' });
    expect(await freeTimes()).toEqual([]);
    expect(await book({ time: '12:00' })).toBe(9);
    expect(await book({ time: '21:00', holdToken })).toBe(1);
    const change = { ...exampleRequest, adultCovers: 1 };
    expect((await engine.post(`/manage/${token}/change`, change)).status).toBe(200);
    const alternatives = await engine.get<{ waitlist: boolean; days: unknown[] }>(
      `/alternatives/9001?${new URLSearchParams({ occasionId: 'table', date: TEST_DATE, time: '12:00', adults: '2' })}`,
    );
    expect(alternatives.body).toMatchObject({ waitlist: true, times: [] });
    expect(alternatives.body.days).not.toEqual([]);
  });
});

it('staff seat a party while online booking is closed', async () => {
  await close({ kind: 'online' });
  const party = {
    id: crypto.randomUUID(),
    source: 'phone' as const,
    adultCovers: 2,
    childCovers: 0,
    startsAt: at('19:00'),
    endsAt: at('20:30'),
    tableIds: null,
    mayBreak: [],
  };
  const day = { storeId: '9001', date: TEST_DATE };
  expect(await onDay(engine.deps, day, (open) => seatParty(open, party))).toMatchObject({ ok: true });
});

describe('the pacing of a date', () => {
  it('the pacing of a date is lower or higher than usual, and the last one counts', async () => {
    await close({ kind: 'pacing', covers: 1 });
    expect(await book()).toBe(9);
    await wait('ben');
    await close({ kind: 'pacing', covers: 60 });
    expect(await engine.rows('day_blocks')).toHaveLength(1);
    expect(await waiting()).toEqual(['offered']);
  });
});
