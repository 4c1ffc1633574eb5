import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deskForEachTest, HOST, MANAGER, READER } from '../../../tests/support/desk.ts';
import { closedApi } from '../../booking/api/closed.server.ts';
import type { ClosedParty } from '../../booking/contracts/closing.ts';
import { createBooking } from '../../booking/engine/create-booking.server.ts';
import { releaseOverdueHolds } from '../../booking/engine/day/clean-up.server.ts';

import { DaySheets } from '../../booking/engine/day/day-sheets.server.ts';
import { cancelClosedParty, moveElsewhere } from '../../booking/engine/desk/closing/answer-closing.server.ts';

import { placeHold } from '../../booking/engine/holds.server.ts';
import { closedToken, holdIdOf, manageToken } from '../../booking/engine/reference.ts';
import { primaryReads } from '../../platform/database/reads.ts';
import { KeyedMutex } from '../../platform/keyed-mutex.ts';
import { tokenHash } from '../../platform/link-token.ts';

const DATE = '2026-12-25';
const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const CLOSING = { firstDate: DATE, lastDate: '', reason: 'holiday', words: 'We’ll be with our families.', key: KEY };
const BOARD = `/desk/leeds/closing/${KEY}`;

const desk = deskForEachTest();

async function rows<Row>(text: string): Promise<Row[]> {
  return (await sql<Row>`${sql.raw(text)}`.execute(desk.deps.db)).rows;
}
const statusOf = async (id: string) =>
  (await rows<{ status: string }>(`select status from bookings where id = '${id}'`))[0]?.status;
const atYork = () => rows(`select id from bookings where store_id = '9002' and status = 'booked'`);
const heldAtYork = () => rows(`select id from holds where store_id = '9002'`);
const guests = () => rows<{ booking_id: string }>('select booking_id from closed_parties');

async function book(time = '19:00', date = DATE): Promise<string> {
  const id = await desk.book({ time, date, lastName: 'Hartley', phone: '07700 900123' });
  const hash = tokenHash(manageToken(desk.deps.tokenSecret, id)).toString('hex');
  await rows(`update bookings set manage_token_hash = '\\x${hash}', should_receive_sms = true where id = '${id}'`);
  return id;
}
/** A manager who has closed Christmas Day. */
async function close() {
  const maya = await desk.signedIn('Maya', MANAGER);
  const response = await maya.post('/desk/leeds/closing', CLOSING);
  expect(response.headers.get('location')).toBe(BOARD);
  return maya;
}
const webBooking = (key: string, holdId: string | null = null, engine = desk.deps.booking) => {
  const restaurantWithMenus = engine.restaurants().get('9001');
  const occasion = restaurantWithMenus?.restaurant.booking.occasions[0];
  if (!restaurantWithMenus || !occasion) throw new Error('no restaurant');
  const table = { occasionId: 'table', menuId: 'main', areaId: null, date: DATE, time: '19:00' };
  const seat = { storeId: '9001', restaurantWithMenus, occasion };
  const request = { ...table, adultCovers: 2, childCovers: 0 };
  const customer = {
    firstName: 'Web',
    lastName: 'Diner',
    email: `${key}@example.co.uk`,
    phoneNumber: '',
    specialRequest: '',
    shouldReceivePromotions: false,
    shouldReceiveSms: false,
  };
  return {
    create: () =>
      createBooking(engine, {
        ...seat,
        request: { ...request, idempotencyKey: `web-booking-${key}`, customer, upsellIds: [] },
        upsells: [],
        guarantee: null,
        holdId,
        sessionId: key,
      }),
    hold: () => placeHold(engine, { ...seat, request, visitor: { sessionId: key, address: '192.0.2.1' }, work: 0 }),
  };
};
const booked = { answer: { bookingStatus: 1 } };
const taken = { answer: { bookingStatus: 9 } };

/** A guest's page, as the site reads it; and what they choose there. */
const pageOf = (bookingId: string) => {
  const path = `/closed/${closedToken(desk.deps.tokenSecret, KEY, bookingId)}`;
  const api = closedApi(desk.deps.booking);
  const post = (act: string, body?: object) =>
    api.request(`${path}/${act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    read: async () => ((await (await api.request(path)).json()) as { party: ClosedParty }).party,
    move: (storeId: string, time: string) => post('move', { storeId, time }),
    cancel: () => post('cancel'),
  };
};

describe('closing a restaurant', () => {
  test('a manager sees whom a closing touches before closing', async () => {
    await book('19:00');
    await book('20:30');
    const maya = await desk.signedIn('Maya', MANAGER);
    const page = await maya.read(`/desk/leeds/closing?firstDate=${DATE}`);
    expect(page).toContain('Friday 25 December: 2 parties, 4 covers booked');
    expect(page).toMatch(/7pm<\/span> Ann Hartley, 2.*8.30pm<\/span> Ann Hartley, 2/);
    expect(page).toContain('Close on Friday 25 December?');
    expect(await guests()).toEqual([]);
  });

  test('a closed day says why it’s closed, how many are still to move, and where', async () => {
    const id = await book();
    await book('20:30');
    const maya = await close();
    const page = () => maya.read(`/desk/leeds?date=${DATE}`);
    expect(await page()).toMatch(new RegExp(`href="${BOARD}"[^>]*>Closed: Holiday\\. 2 parties still to move<`));
    await pageOf(id).cancel();
    expect(await page()).toContain('1 party still to move');
    expect(await maya.read('/desk/leeds')).not.toContain('Closed');
    await maya.post(BOARD, { act: 'reopen' });
    expect(await page()).not.toContain('Closed');
  });

  test('each guest of a closing keeps their table, with one held at the nearest restaurant for the same time', async () => {
    const id = await book();
    const maya = await close();
    expect(await statusOf(id)).toBe('booked');
    expect(await heldAtYork()).toHaveLength(1);
    const board = await maya.read(BOARD);
    expect(board).toContain('Held at York, 7pm. Until Sun 22 Nov, 12pm');
    expect(board).toContain('07700 900123');
    expect(board).toContain('Nobody has been told yet.');
    expect(board).toMatch(/Send 1 .*e-mail.* and 1 text now/);
  });

  test('a closing sent twice closes once, and a day is closed once', async () => {
    await book();
    const maya = await close();
    expect((await maya.post('/desk/leeds/closing', CLOSING)).status).toBe(303);
    const other = await maya.post('/desk/leeds/closing', { ...CLOSING, key: crypto.randomUUID() });
    expect(other.status).toBe(409);
    expect(await other.text()).toContain('closed already');
    expect(await heldAtYork()).toHaveLength(1);
    expect(await guests()).toHaveLength(1);
  });

  test('a closing releases its guests’ cards', async () => {
    const id = await book();
    await rows(`insert into card_guarantees
      (booking_id, store_id, customer_id, amount_pence, free_until, wording_version, wording, status)
      values ('${id}', '9001', 'card', 2000, '2026-12-24T19:00Z', '1', '', 'held')`);
    await close();
    expect(await rows('select status from card_guarantees')).toEqual([{ status: 'released' }]);
  });

  test('nobody books a closed day online, not even with a table on hold', async () => {
    const held = await webBooking('held').hold();
    expect(held).toMatchObject({ ok: true });
    const holdId = held.ok && held.answer.holdToken ? holdIdOf(held.answer.holdToken) : null;
    await close();
    expect(await webBooking('late').create()).toMatchObject(taken);
    expect(await webBooking('held', holdId).create()).toMatchObject(taken);
  });

  test('another process that read the day earlier books nothing on a closed day', async () => {
    const { db } = desk.deps.booking;
    const other = { ...desk.deps.booking, sheets: new DaySheets(db, primaryReads(db)), mutex: new KeyedMutex() };
    expect(await webBooking('before', null, other).create()).toMatchObject(booked);
    await close();
    expect(await webBooking('after', null, other).create()).toMatchObject(taken);
    expect(await guests()).toHaveLength(1);
  });

  test('a booking at the moment of closing is refused, or is among the guests', async () => {
    const maya = await desk.signedIn('Maya', MANAGER);
    const [, ...bookings] = await Promise.all([
      maya.post('/desk/leeds/closing', CLOSING),
      ...['a', 'b', 'c'].map((key) => webBooking(key).create()),
    ]);
    const accepted = bookings.filter((outcome) => outcome.ok && outcome.answer.bookingReference !== null);
    expect(await guests()).toHaveLength(accepted.length);
    expect(await webBooking('d').create()).toMatchObject(taken);
  });

  test('only those who manage a restaurant close it', async () => {
    const host = await desk.signedIn('Tom', HOST);
    expect((await host.post('/desk/leeds/closing', CLOSING)).status).toBe(403);
    const york = await desk.signedIn('Yara', { ...MANAGER, storeId: '9002' });
    expect((await york.post('/desk/leeds/closing', CLOSING)).status).toBe(403);
    expect(await rows('select id from closings')).toEqual([]);
  });

  test('closing refuses a past day and a reversed range', async () => {
    const maya = await desk.signedIn('Maya', MANAGER);
    const past = await maya.post('/desk/leeds/closing', { ...CLOSING, firstDate: '2026-11-19' });
    expect(await past.text()).toContain('That day has passed.');
    const page = await maya.read(`/desk/leeds/closing?firstDate=${DATE}&lastDate=2026-12-24`);
    expect(page).toContain('The last day is before the first.');
  });
});

describe('a day that is closed already', () => {
  const online = { act: 'online', key: crypto.randomUUID(), date: DATE, reason: 'A private party.' };
  const closingPage = async (query: string) =>
    (await desk.signedIn('Mo', MANAGER)).read(`/desk/leeds/closing?${query}`);

  test('what staff had closed stays closed when a closing of the same day is over', async () => {
    const maya = await desk.signedIn('Maya', MANAGER);
    await maya.post('/desk/leeds/blocks', online);
    await maya.post('/desk/leeds/closing', CLOSING);
    const blocks = await maya.read(`/desk/leeds/blocks?date=${DATE}`);
    expect(blocks).toContain('A private party.');
    expect(blocks).toContain('Leeds is closed all day.');
    expect(blocks).toContain(`href="${BOARD}"`);
    await maya.post(BOARD, { act: 'reopen' });
    expect(await maya.read(`/desk/leeds/blocks?date=${DATE}`)).toContain('A private party.');
    expect(await rows('select reason from day_blocks')).toEqual([{ reason: 'A private party.' }]);
    expect(await webBooking('late').create()).toMatchObject(taken);
  });

  test('a day that the desk has closed leads to its closing, with nothing to close', async () => {
    await close();
    const page = await closingPage(`firstDate=${DATE}`);
    expect(page).toMatch(new RegExp(`Closed already.*href="${BOARD}"[^>]*><span[^>]*>Friday 25 December<`));
    expect(page).not.toContain('>Close on ');
  });

  test('a day without hours is closed anyway, and closing the days around it says which it is', async () => {
    const page = await closingPage('firstDate=2027-01-01');
    expect(page).toContain('Leeds is closed on Friday 1 January anyway. Nobody’s booked, so there’s nothing to do.');
    expect(page).not.toContain('>Close on ');
    const around = await closingPage('firstDate=2026-12-31&lastDate=2027-01-02');
    expect(around).toContain('Leeds is closed on Friday 1 January anyway.');
    expect(around).toContain('Close on these days');
  });

  test('a day without hours can be closed while somebody is booked', async () => {
    await book('19:00', '2027-01-01');
    expect(await closingPage('firstDate=2027-01-01')).toContain('1 party, 2 covers booked');
  });
});

test('part of a day is closed by its tables, where the closing page leads', async () => {
  const maya = await desk.signedIn('Maya', MANAGER);
  expect(await maya.read(`/desk/leeds/closing?firstDate=${DATE}`)).toContain(`/desk/leeds/blocks?date=${DATE}`);
});

describe('telling the guests', () => {
  const E_MAILED = /E-mail(<\/span>)?ed/g;
  const kinds = () => desk.mails.map((mail) => (mail as unknown as { kind: string }).kind);

  test('one press writes to all guests of a closing, once, and by text where they agreed', async () => {
    await book();
    const maya = await close();
    await maya.post(BOARD, { act: 'tell' });
    await maya.post(BOARD, { act: 'tell' });
    expect(kinds().filter((kind) => kind?.startsWith('closed-'))).toEqual(['closed-choice', 'closed-choice-sms']);
    expect(await maya.read(BOARD)).toMatch(/1 <span[^>]*>e-mail<\/span> and 1 text sent\./);
  });

  test('a guest without an e-mail address is for ringing, and no e-mail is counted', async () => {
    const [id] = [await book('19:00'), await book('20:30')];
    await rows(`update bookings set email = '', should_receive_sms = false where id = '${id}'`);
    const maya = await desk.signedIn('Mo', MANAGER);
    expect(await maya.read(`/desk/leeds/closing?firstDate=${DATE}`)).toMatch(/Ann Hartley, 2 .*no .*e-mail/);
    await close();
    const board = await maya.read(BOARD);
    expect(board.match(/No <span[^>]*>e-mail<\/span>: ring them/g)).toHaveLength(1);
    expect(board).not.toMatch(E_MAILED);
    expect(board).toMatch(/Send 1 .*e-mail.* and 1 text now/);
    await maya.post(BOARD, { act: 'tell' });
    expect(kinds().filter((kind) => kind === 'closed-choice')).toHaveLength(1);
    const told = await maya.read(BOARD);
    expect(told).toMatch(/>1 .*e-mail.* and 1 text sent\./);
    expect(told.match(E_MAILED)).toHaveLength(1);
    await rows(`update closings set told_at = null`);
    await rows(`update bookings set email = '', should_receive_sms = false`);
    expect(await maya.read(BOARD)).not.toContain('value="tell"');
  });

  test('a host sees the board of a closing and can’t write to guests', async () => {
    await book();
    await close();
    const host = await desk.signedIn('Tom', HOST);
    expect(await host.read(BOARD)).not.toContain('value="tell"');
    expect(await host.read('/desk/leeds')).not.toContain('Close a day');
    expect((await host.post(BOARD, { act: 'tell' })).status).toBe(403);
  });
});

describe('a guest chooses', () => {
  test('a guest who takes the other restaurant is booked there and cancelled here at once', async () => {
    const id = await book();
    const maya = await close();
    const page = pageOf(id);
    const { held, state, words } = await page.read();
    expect({ held, state, words }).toMatchObject({
      held: { title: 'York', time: '19:00' },
      state: 'open',
      words: CLOSING.words,
    });
    expect((await page.move('9002', '19:00')).status).toBe(200);
    expect(await statusOf(id)).toBe('cancelled');
    expect(await atYork()).toHaveLength(1);
    expect(await heldAtYork()).toEqual([]);
    expect(await page.read()).toMatchObject({ state: 'moved', moved: { title: 'York' } });
    expect(await maya.read(BOARD)).toContain('Moved to York');
    const york = await desk.signedIn('Yara', { ...HOST, storeId: '9002' });
    expect(await york.read(`/desk/york?date=${DATE}`)).toContain('Ann Hartley');
  });

  test('a guest cancels without a fee, and the other table is free again', async () => {
    const id = await book();
    await close();
    expect((await pageOf(id).cancel()).status).toBe(200);
    expect(await statusOf(id)).toBe('cancelled');
    expect(await heldAtYork()).toEqual([]);
    expect((await pageOf(id).move('9002', '19:00')).status).toBe(409);
    expect(await atYork()).toEqual([]);
  });

  test('two answers of a guest at once count as one', async () => {
    const id = await book();
    await close();
    const key = { closingId: KEY, bookingId: id };
    const outcomes = await Promise.all([
      moveElsewhere(desk.deps.booking, key, { storeId: '9002', time: '19:00' }),
      cancelClosedParty(desk.deps.booking, key),
      moveElsewhere(desk.deps.booking, key, { storeId: '9002', time: '19:00' }),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await statusOf(id)).toBe('cancelled');
    expect(await atYork()).toHaveLength(outcomes[1]?.ok ? 0 : 1);
    expect(await heldAtYork()).toEqual([]);
  });

  test('a guest chooses after the deadline from what is still free', async () => {
    const id = await book();
    await close();
    desk.later({ hours: 49 });
    await releaseOverdueHolds(desk.deps.booking);
    expect(await heldAtYork()).toEqual([]);
    const page = pageOf(id);
    expect(await page.read()).toMatchObject({ held: null, places: [{ title: 'York' }] });
    expect((await page.move('9002', '19:15')).status).toBe(200);
    expect(await atYork()).toHaveLength(1);
  });

  test('an unknown link of a closing leads nowhere', async () => {
    await book();
    await close();
    expect((await pageOf(crypto.randomUUID()).cancel()).status).toBe(404);
  });
});

describe('staff choose for a guest on the phone', () => {
  test('staff choose another day for a guest on the phone', async () => {
    const id = await book();
    await close();
    const host = await desk.signedIn('Tom', HOST);
    const page = await host.read(`${BOARD}/${id}`);
    expect(page).toContain('Held for them');
    expect(page).toContain('07700 900123');
    expect(page).toMatch(/Book them in at .*York, .* at 7pm/);
    const refused = await host.post(`${BOARD}/${id}`, { act: 'change', date: DATE, time: '19:30' });
    expect(await refused.text()).toContain('There’s no table for them then.');
    const changed = await host.post(`${BOARD}/${id}`, { act: 'change', date: '2026-12-27', time: '19:30' });
    expect(changed.headers.get('location')).toBe(BOARD);
    expect(await host.read(BOARD)).toContain('Now on Sunday 27 December');
    expect(await heldAtYork()).toEqual([]);
  });

  test('staff choose the other restaurant or cancel for a guest on the phone', async () => {
    const [first, second] = [await book('19:00'), await book('13:00')];
    await close();
    const host = await desk.signedIn('Tom', HOST);
    await host.post(`${BOARD}/${first}`, { act: 'move', to: '9002 19:00' });
    await host.post(`${BOARD}/${second}`, { act: 'cancel' });
    expect(await atYork()).toHaveLength(1);
    expect(await statusOf(second)).toBe('cancelled');
    const again = await host.post(`${BOARD}/${second}`, { act: 'cancel' });
    expect(await again.text()).toContain('They’ve chosen already.');
    expect(await rows(`select act from desk_log where act like 'guest-%' order by id`)).toEqual([
      { act: 'guest-move' },
      { act: 'guest-cancel' },
    ]);
  });

  test('a reader sees no phone number of a closing’s guests and answers for nobody', async () => {
    const id = await book();
    await close();
    const reader = await desk.signedIn('Priya', READER);
    const board = await reader.read(BOARD);
    expect(board).toContain('Ann Hartley');
    expect(board).not.toContain('07700 900123');
    expect(board).not.toContain('Answer for them');
    expect((await reader.send(`${BOARD}/${id}`)).status).toBe(403);
    expect((await reader.post(`${BOARD}/${id}`, { act: 'cancel' })).status).toBe(403);
    expect(await statusOf(id)).toBe('booked');
  });
});

test('open again, the day takes bookings, tables elsewhere are free, and guests who were told hear of it', async () => {
  const id = await book();
  const maya = await close();
  await maya.post(BOARD, { act: 'tell' });
  expect(await maya.read(BOARD)).toContain('Leeds is closed that day, and');
  await maya.post(BOARD, { act: 'reopen' });
  const board = await maya.read(BOARD);
  expect(board).toContain('>Leeds: open again on Friday 25 December</h1>');
  expect(board).toContain('Leeds takes bookings for that day again.');
  expect(await webBooking('open').create()).toMatchObject(booked);
  expect(await heldAtYork()).toEqual([]);
  expect(desk.mails).toContainEqual({ kind: 'closed-reopened', closingId: KEY, bookingId: id });
  expect(await pageOf(id).read()).toMatchObject({ state: 'reopened' });
  expect((await pageOf(id).cancel()).status).toBe(409);
  const again = await maya.post('/desk/leeds/closing', { ...CLOSING, key: crypto.randomUUID() });
  expect(again.status).toBe(303);
});
