import { beforeEach, describe, expect, test } from 'vitest';
import { deskForEachTest, HOST, MANAGER, READER, type TestDesk } from '../../../tests/support/desk.ts';
import { sampleBrand } from '../../../tests/support/email-brand.ts';
import { addEnquiry } from '../../../tests/support/requests.ts';
import type { Needs } from '../../booking/contracts/needs.ts';
import { confirmOffer } from '../../booking/engine/desk/confirm-offer.server.ts';
import { placeHold } from '../../booking/engine/holds.server.ts';
import { tableOfferToken } from '../../booking/engine/reference.ts';
import { noNeeds } from '../../booking/rules/needs.ts';
import type { ContactTables } from '../../contact/tables.server.ts';
import { alertOverdue } from '../engine/inbox/alert-overdue.server.ts';
import { renderDeskEmail } from '../messages/desk-email.server.ts';

const desk = deskForEachTest();
let manager: Awaited<ReturnType<TestDesk['signedIn']>>;
beforeEach(async () => {
  manager = await desk.signedIn('Eve', MANAGER);
});

const DATE = '2026-11-27';

const PERSON = { first_name: 'Ann', last_name: 'Baker', email: 'ann@example.co.uk', phone_number: '+447700900123' };

const enquire = (sample: Parameters<typeof addEnquiry>[1] = {}) =>
  addEnquiry({ ...desk.deps, db: desk.bookings() }, sample);

/** A message by the group form, for 12; returns its id. */
async function enquireForGroup() {
  const id = crypto.randomUUID();
  await desk.deps.db
    .withTables<ContactTables>()
    .insertInto('contact_messages')
    .values({
      ...PERSON,
      id,
      reference: id.slice(0, 8),
      kind: 'group-booking',
      idempotency_key: id,
      body_hash: Buffer.from(id),
      store_id: '9001',
      venue: 'Leeds',
      about: 'birthday',
      message: 'It is Gran’s ninetieth.',
      visit_date: DATE,
      guests: 12,
      time_from: '18:00',
      time_until: '22:00',
      should_receive_promotions: false,
      should_receive_sms: false,
      created_at: new Date(desk.clock.now.epochMilliseconds),
    })
    .execute();
  return id;
}

const pageOf = (id: string) => `/desk/leeds/enquiries/${id}`;
const answer = (id: string, fields: Record<string, string>, browser = manager) =>
  browser.post(pageOf(id), { key: crypto.randomUUID(), seen: '0', message: 'Come early.', ...fields });
const OFFER = { act: 'offer', covers: '4', date0: DATE, time0: '18:00', date1: DATE, time1: '20:30' };
const holds = () => desk.bookings().selectFrom('holds').selectAll().orderBy('starts_at').execute();
const liveTables = () => desk.bookings().selectFrom('table_allocations').selectAll().where('live', '=', true).execute();
const answers = () => desk.bookings().selectFrom('request_answers').selectAll().orderBy('created_at').execute();
const bookingOf = (id: string) =>
  desk.bookings().selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const offerToken = async () => tableOfferToken(desk.deps.tokenSecret, (await answers()).at(-1)?.id ?? '');
const take = async (position: number) => confirmOffer(desk.deps.booking, { offerToken: await offerToken(), position });

async function lastMail() {
  const { brand } = await sampleBrand();
  const job = desk.mails.at(-1) ?? { linkId: '' };
  return renderDeskEmail({ ...desk.deps, brand, content: () => desk.content }, job);
}

describe('the inbox', () => {
  test('the inbox lists what is open by when it is due, with what is overdue marked, and answered ones below', async () => {
    const recent = await enquire({ hoursAgo: 2 });
    const old = await enquire({ hoursAgo: 30 });
    const answered = await enquire({ hoursAgo: 40 });
    await answer(answered, { act: 'words' });
    const page = await manager.read('/desk/leeds/enquiries');
    const places = [old, recent, answered].map((id) => page.indexOf(id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(page).toMatch(
      /30 hours ago.*Overdue since Friday 20 November at 6am.*Answer by Saturday 21 November at 10am/,
    );
    expect(page.indexOf('Answered')).toBeGreaterThan(page.indexOf(recent));
  });

  test('every page of the restaurant counts the requests that nobody has answered', async () => {
    const [id] = [await enquire(), await enquireForGroup()];
    const counted = (requests: number) => new RegExp(`Enquiries <span[^>]*>${requests}</span><span[^>]*> to answer`);
    expect(await manager.read('/desk/leeds')).toMatch(counted(2));
    await answer(id, { act: 'words' });
    expect(await manager.read('/desk/leeds')).toMatch(counted(1));
  });

  test('the inbox has group enquiries, due within two working days', async () => {
    const id = await enquireForGroup();
    const page = await manager.read('/desk/leeds/enquiries');
    expect(page).toContain(id);
    expect(page).toContain('Friday 27 November at 6pm, for 12 people (until 10pm)');
    expect(page).toContain('Answer by Tuesday 24 November at 12pm');
  });

  test('the inbox leads to the phone booking with what is known filled in, and nothing of it in the address', async () => {
    const id = await enquire();
    await desk
      .bookings()
      .updateTable('bookings')
      .set({ child_covers: 1, needs: JSON.stringify({ ...noNeeds, allergies: ['peanuts'] }) as unknown as Needs })
      .execute();
    const path = `/desk/leeds/book?request=${id}`;
    expect(await manager.read(pageOf(id))).toContain(`href="${path}"`);
    const page = await manager.read(path);
    for (const words of ['Ann Baker', 'ann@example.co.uk', 'By the window, please.', 'Peanuts, 1 child'])
      expect(page).toContain(words);
    expect(page).toContain('Friday 27 November, for 5');
    expect(page).toMatch(/<input[^>]*(value="19:00"[^>]*checked|checked[^>]*value="19:00")/);
    expect(page).toContain(`action="${path}"`);
    await manager.post('/desk/devices', { act: 'enrol', name: 'Door', storeId: '9001' });
    expect(await manager.read(path)).not.toContain('ann@example.co.uk');
  });

  test('an enquiry that is booked by phone is closed with it, and its offer released', async () => {
    const id = await enquire();
    await answer(id, OFFER);
    const call = { act: 'book', date: DATE, adults: '4', at: '18:00', name: 'Ann Baker', email: 'ann@example.co.uk' };
    const fields = { ...call, phone: '', key: crypto.randomUUID() };
    for (let times = 0; times < 2; times += 1)
      expect((await manager.post(`/desk/leeds/book?request=${id}`, fields)).headers.get('location')).toBe(
        `/desk/leeds/parties/${fields.key}`,
      );
    expect(await answers()).toMatchObject([{ kind: 'offer' }, { id: fields.key, kind: 'settled' }]);
    expect((await answers())[0]?.withdrawn_at).not.toBeNull();
    expect(await manager.read(pageOf(id))).toMatch(/Closed without an .*Booked by phone\./);
    expect((await manager.post('/desk/leeds/book?request=1', { ...fields, key: crypto.randomUUID() })).status).toBe(
      303,
    );
  });

  test('the inbox shows contact details to those who may see them, and answers only to managers', async () => {
    const id = await enquire();
    const reader = await (await desk.signedIn('Ann', READER)).read(pageOf(id));
    expect(reader).toContain('By the window, please.');
    expect(reader).not.toContain('ann@example.co.uk');
    const host = await desk.signedIn('Tom', HOST);
    expect(await host.read(pageOf(id))).toContain('ann@example.co.uk');
    expect(await host.read(pageOf(id))).not.toContain('Hold tables and e-mail');
    expect((await answer(id, { act: 'words' }, host)).status).toBe(403);
    expect(await answers()).toEqual([]);
    const york = await desk.signedIn('Ben', { storeId: '9002', role: 'manager' });
    expect((await york.send(pageOf(id))).status).toBe(403);
    expect((await york.send(`/desk/york/enquiries/${id}`)).status).toBe(404);
  });
});

describe('an answer', () => {
  test('an answer in words is mailed to the guest once, however often it is sent, and logged without them', async () => {
    const id = await enquire();
    const key = crypto.randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect((await answer(id, { act: 'words', key, seen: '0' })).headers.get('location')).toBe(
        `${pageOf(id)}?answered=${key}`,
      );
    expect(desk.mails).toEqual([{ answerId: key }]);
    expect(await lastMail()).toMatchObject({
      to: 'ann@example.co.uk',
      replyTo: { name: 'Leeds', address: 'testford@tavola.example' },
      subject: 'About your request at Leeds',
    });
    const log = await desk.deps.db.selectFrom('desk_log').selectAll().where('subject', '=', id).execute();
    expect(log).toEqual([expect.objectContaining({ act: 'request-words', person_id: manager.id, after: null })]);
    expect(await manager.read(pageOf(id))).toMatch(/Answered.*Come early\..*Eve/);
  });

  test.each([
    [{ act: 'words' }, 'We’ve e-mailed them your message.'],
    [{ act: 'declined' }, 'We’ve e-mailed them to say you can’t fit them in.'],
    [OFFER, 'We’re holding the tables and have e-mailed them the times.'],
    [{ act: 'settled' }, 'Closed. We haven’t sent anything.'],
  ])('an answer (%j) is confirmed on the page, once', async (fields, words) => {
    const id = await enquire();
    const confirmed = (await answer(id, fields)).headers.get('location') ?? '';
    const status = async (path: string) =>
      /role="status"[^>]*>(.*?)<\/p>/.exec(await manager.read(path))?.[1]?.replace(/<[^>]+>/g, '');
    expect(await status(confirmed)).toBe(words);
    expect(await status(pageOf(id))).toBeUndefined();
  });

  test('an answer can suggest a restaurant nearby, with a link to its times', async () => {
    const id = await enquire();
    await answer(id, { act: 'declined', sister: '9002' });
    const mail = await lastMail();
    expect(mail?.subject).toBe('Sorry, we can’t fit you in at Leeds');
    expect(mail?.text).toContain('/restaurants/york/book-now?covers=4&date=2026-11-27&time=19%3A00');
    expect(await manager.read(pageOf(id))).toContain('Suggested York.');
  });

  test('an answer is refused when somebody else has answered, and keeps what was typed', async () => {
    const id = await enquire();
    await answer(id, { act: 'words', message: 'Mine came first.' });
    const late = await answer(id, { ...OFFER, message: 'Come at six?' });
    expect(late.status).toBe(409);
    const page = await late.text();
    expect(page).toContain('Somebody else answered while you were writing.');
    for (const words of ['Mine came first.', 'Come at six?', 'value="18:00"']) expect(page).toContain(words);
    expect(await holds()).toEqual([]);
    expect((await answer(id, { ...OFFER, seen: '1' })).status).toBe(303);
  });

  test('an answer by two people at once is one', async () => {
    const id = await enquire();
    const statuses = (await Promise.all([answer(id, { act: 'words' }), answer(id, { act: 'words' })])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([303, 409]);
    expect(await answers()).toHaveLength(1);
  });

  test('an answer without words keeps the times that were typed', async () => {
    const id = await enquire();
    const refused = await answer(id, { act: 'declined', message: ' ' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Write them a few words.');
    const page = await (await answer(id, { ...OFFER, time1: '' })).text();
    expect(page).toContain('Enter both day and time, or neither.');
    expect(page).toContain('Come early.');
  });
});

describe('an offer', () => {
  test('an offer holds a table for each time, and mails a link to choose', async () => {
    const id = await enquire();
    await answer(id, OFFER);
    expect((await holds()).map((hold) => [hold.service_time, hold.expires_at.toISOString()])).toEqual([
      ['18:00', '2026-11-22T12:00:00.000Z'],
      ['20:30', '2026-11-22T12:00:00.000Z'],
    ]);
    expect(await liveTables()).toHaveLength(2);
    const mail = await lastMail();
    expect(mail?.text).toContain(`/booking/table-offer/${await offerToken()}`);
    expect(mail?.text).toContain('held for you until Sunday 22 November at 12pm');
    const thread = await manager.read(pageOf(id));
    expect(thread).toContain('Offered, held until Sunday 22 November at 12pm');
    expect(thread).toMatch(/at 6pm, for 4 people, table \w+</);
    const day = await (await desk.signedIn('Ann', READER)).read(`/desk/leeds?date=${DATE}`);
    expect(day).toMatch(/Held until they confirm.*6pm.*Ann Baker.*4.*until Sunday 22 November at 12pm/);
  });

  test('an offer of one time says it once, at the top of its e-mail', async () => {
    await answer(await enquire(), { act: 'offer', covers: '4', date0: DATE, time0: '18:00' });
    const text = (await lastMail())?.text ?? '';
    expect(text.split('6pm')).toHaveLength(2);
    expect(text).not.toContain('7pm');
    expect(text).toContain('Confirm it below.');
  });

  test('an offer at a time without a table holds and sends nothing', async () => {
    const id = await enquire({ covers: 8 });
    await answer(await enquire(), { act: 'offer', covers: '4', date0: DATE, time0: '18:00' });
    const full = await answer(id, { ...OFFER, covers: '8' });
    expect(full.status).toBe(409);
    expect(await full.text()).toMatch(/No table is free for them on Friday 27 November 2026 at 6pm/);
    expect(await holds()).toHaveLength(1);
    expect(await answers()).toHaveLength(1);
  });

  test('an offer becomes the booking with one press, and the other times are free again', async () => {
    const id = await enquire();
    await answer(id, OFFER);
    desk.mails.length = 0;
    expect(await take(1)).toEqual({ ok: true });
    const booking = await bookingOf(id);
    expect(booking).toMatchObject({ booking_type: 'booking', status: 'booked', service_time: '20:30' });
    expect(await holds()).toEqual([]);
    expect(await liveTables()).toEqual([expect.objectContaining({ booking_id: id })]);
    expect(desk.mails).toEqual(
      ['booking-confirmation', 'booking-notice', 'booking-reminder'].map((kind) =>
        expect.objectContaining({ kind, bookingId: id }),
      ),
    );
    const page = await manager.read(pageOf(id));
    expect(page).toContain('Offered and booked');
    expect(page).toContain('at 8.30pm, for 4 people (their choice)');
    const [table] = await liveTables();
    expect(page).toMatch(
      new RegExp(`href="/desk/leeds/parties/${id}"[^>]*>Booked: Friday 27 November, 8.30pm, table ${table?.table_id}<`),
    );
    expect(await manager.read(`/desk/leeds?date=${DATE}`)).toContain('8.30pm');
  });

  test('an offer taken twice at once is one booking, at one time', async () => {
    const id = await enquire();
    await answer(id, OFFER);
    desk.mails.length = 0;
    const outcomes = await Promise.all([take(0), take(1), take(0), take(1)]);
    expect(outcomes).toEqual(outcomes.map(() => ({ ok: true })));
    expect(await liveTables()).toHaveLength(1);
    expect(desk.mails).toHaveLength(3);
    expect(
      await desk.bookings().selectFrom('booking_history').select('event').where('booking_id', '=', id).execute(),
    ).toEqual([{ event: 'booked' }]);
  });

  test('an offer keeps its tables from web diners until one is taken', async () => {
    const id = await enquire({ covers: 8 });
    await answer(id, { ...OFFER, covers: '8' });
    const restaurantWithMenus = desk.deps.booking.restaurants().get('9001');
    const occasion = restaurantWithMenus?.restaurant.booking.occasions[0];
    if (!restaurantWithMenus || !occasion) throw new Error('no restaurant');
    const request = { date: DATE, adultCovers: 8, childCovers: 0, occasionId: 'table', menuId: 'main', areaId: null };
    const hold = (time: string, visitor: string) =>
      placeHold(desk.deps.booking, {
        storeId: '9001',
        restaurantWithMenus,
        occasion,
        request: { ...request, time },
        visitor: { sessionId: visitor, address: visitor },
        work: 20,
      });
    const web = ['18:00', '20:30'].flatMap((time) => [0, 1, 2].map((visitor) => hold(time, `${time} ${visitor}`)));
    const [taken, ...others] = await Promise.all([take(0), ...web]);
    expect(taken).toEqual({ ok: true });
    expect(others.filter((outcome) => 'answer' in outcome && outcome.answer.holdToken).length).toBeLessThanOrEqual(1);
    const atSix = (await liveTables()).filter(({ during }) => during.includes('18:00'));
    expect(atSix.map(({ booking_id }) => booking_id)).toEqual([id, id]);
  });

  test('an offer ends with its holds: then it books nothing', async () => {
    const id = await enquire();
    await answer(id, OFFER);
    desk.later({ hours: 48 });
    expect(await take(0)).toEqual({ ok: false, reason: 'expired' });
    expect((await bookingOf(id)).status).toBe('received');
    expect(await liveTables()).toEqual([]);
  });

  test('an offer is replaced by a later answer, which releases its tables', async () => {
    const id = await enquire();
    await answer(id, OFFER);
    const first = await offerToken();
    desk.later({ minutes: 1 });
    await answer(id, { act: 'settled', seen: '1' });
    expect(await holds()).toEqual([]);
    expect(await confirmOffer(desk.deps.booking, { offerToken: first, position: 0 })).toEqual({
      ok: false,
      reason: 'withdrawn',
    });
    expect(desk.mails).toHaveLength(1);
    expect(await lastMail()).toBeNull();
  });

  test('an offer for a group takes tables together, and becomes a booking with the enquiry’s reference', async () => {
    const id = await enquireForGroup();
    await answer(id, { ...OFFER, covers: '12' });
    expect(await take(0)).toEqual({ ok: true });
    expect(await bookingOf(id)).toMatchObject({
      reference: id.slice(0, 8),
      booking_type: 'booking',
      adult_covers: 12,
      occasion_id: 'table',
      menu_id: 'main',
      last_name: 'Baker',
      special_request: 'It is Gran’s ninetieth.',
    });
    expect((await manager.read('/desk/leeds/enquiries')).split(pageOf(id))).toHaveLength(2);
  });
});

test('each overdue request is mailed to the restaurant’s managers once, naming no guest', async () => {
  await desk.signedIn('Tom', HOST);
  const overdue = await enquire({ hoursAgo: 25 });
  await enquire({ hoursAgo: 23 });
  await answer(await enquire({ hoursAgo: 40 }), { act: 'words' });
  desk.mails.length = 0;
  await Promise.all([alertOverdue(desk.deps), alertOverdue(desk.deps)]);
  expect(desk.mails).toEqual([{ overdueId: overdue, storeId: '9001', personId: manager.id }]);
  const mail = await lastMail();
  expect(mail).toMatchObject({ to: 'eve@example.com' });
  expect(mail?.text).toContain(pageOf(overdue));
  expect(mail?.text).not.toContain('Ann');
  await answer(overdue, { act: 'settled' });
  desk.mails.splice(0, desk.mails.length, { overdueId: overdue, storeId: '9001', personId: manager.id });
  expect(await lastMail()).toBeNull();
});
