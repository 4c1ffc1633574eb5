import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOST, MANAGER, openTestDesk, pageWords, READER, type TestDesk } from '../../../../tests/support/desk.ts';
import { hours as testHours, testRules } from '../../../../tests/support/test-restaurant.ts';

let desk: TestDesk;
beforeEach(async () => {
  desk = await openTestDesk();
});
afterEach(() => desk.close());

const PATH = '/desk/leeds/book?adults=2&date=2026-11-20';
type Person = Awaited<ReturnType<TestDesk['signedIn']>>;

const booked = (changes: Record<string, string> = {}) => ({
  act: 'book',
  key: crypto.randomUUID(),
  date: '2026-11-20',
  adults: '2',
  at: '19:00',
  name: 'Maria del Mar',
  phone: '07700 900555',
  email: '',
  request: '',
  ...changes,
});
const book = (person: Person, changes?: Record<string, string>) => person.post(PATH, booked(changes));
const rows = async () =>
  (
    await desk.pool.query(
      `select first_name, last_name, phone_number, email, source, service_time, adult_covers, needs
       from bookings order by created_at, service_time`,
    )
  ).rows;
const radios = (html: string) => [...html.matchAll(/name="at" value="([^"]+)"/g)].map(([, value]) => value);

describe('a phone booking', () => {
  test('a phone booking is made from a free time, a name and a number, and shown', async () => {
    const host = await desk.signedIn('Ann', HOST);
    expect(radios(await host.read(PATH))).toContain('19:00');
    const path = (await book(host)).headers.get('location') ?? '';
    expect(path).toMatch(/^\/desk\/leeds\/parties\//);
    expect(pageWords(await host.read(path))).toContain('Ann booked a table for them');
    expect(await rows()).toEqual([
      {
        first_name: 'Maria del',
        last_name: 'Mar',
        phone_number: '07700 900555',
        email: '',
        source: 'phone',
        service_time: '19:00',
        adult_covers: 2,
        needs: null,
      },
    ]);
    expect(desk.mails.filter((mail) => 'bookingId' in mail)).toEqual([]);
    expect((await desk.pool.query('select table_id from table_allocations where live')).rows).toHaveLength(1);
  });

  test('a phone booking is confirmed where there is an e-mail address', async () => {
    await book(await desk.signedIn('Ann', HOST), { email: 'maria@example.co.uk' });
    expect(desk.mails).toContainEqual(expect.objectContaining({ kind: 'booking-confirmation' }));
  });

  test('a phone booking isn’t made for a day or size whose times weren’t shown, and keeps what was typed', async () => {
    const host = await desk.signedIn('Ann', HOST);
    const response = await book(host, { shown: '2026-11-20 2 table', date: '2026-11-21', adults: '4' });
    expect(response.status).toBe(409);
    const page = await response.text();
    expect(pageWords(page)).toContain('You’ve changed the day, size or occasion.');
    expect(pageWords(page)).toContain('Saturday 21 November, for 4');
    expect(page).toContain('value="Maria del Mar"');
    expect(await rows()).toEqual([]);
  });

  test('a phone booking shows the times of another day with the name and number typed so far', async () => {
    const host = await desk.signedIn('Ann', HOST);
    const page = await (await book(host, { act: 'times', date: '2026-11-22', at: '' })).text();
    expect(pageWords(page)).toContain('Sunday 22 November, for 2');
    expect(page).toContain('value="07700 900555"');
  });

  test('a phone booking sent twice is one', async () => {
    const host = await desk.signedIn('Ann', HOST);
    const form = booked();
    const answers = await Promise.all([host.post(PATH, form), host.post(PATH, form)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await rows()).toHaveLength(1);
    expect((await desk.deps.db.selectFrom('desk_log').select('act').where('act', '=', 'booked').execute()).length).toBe(
      1,
    );
  });

  test('a phone booking loses nothing typed when its time has just gone', async () => {
    const host = await desk.signedIn('Ann', HOST);
    for (const table of ['r1', 'r2', 't1']) await desk.book({ time: '19:00', lastName: 'Cook', phone: '', table });
    const response = await book(host);
    expect(response.status).toBe(409);
    const page = await response.text();
    expect(page).toContain('That time has just gone.');
    expect(page).toContain('value="Maria del Mar"');
    expect(radios(page)).not.toContain('19:00');
  });

  test('a phone booking needs a time, a name and a way to reach them', async () => {
    const response = await book(await desk.signedIn('Ann', HOST), { at: '', name: '', phone: '' });
    expect(response.status).toBe(400);
    const html = await response.text();
    const page = pageWords(html);
    for (const words of ['Choose a time.', 'Enter a name.', 'Enter a phone number, or an e-mail address.'])
      expect(page).toContain(words);
    expect(html).toMatch(/Just check these:.*href="#times".*href="#name".*href="#phone".*How many\?.*id="times"/);
  });

  test('a phone booking is for hosts, not readers', async () => {
    expect((await book(await desk.signedIn('Ann', READER))).status).toBe(403);
    expect(await rows()).toEqual([]);
  });
});

describe('a guest who rings', () => {
  const find = (person: Person, phone: string) => person.post(PATH, { ...booked({ name: '', phone }), act: 'find' });

  test('a guest who rings is known by the number: the form is filled in, with visits and needs', async () => {
    await desk.book({ time: '19:00', date: '2026-11-10', lastName: 'Baker', phone: '+447700900555' });
    await desk.book({ time: '19:00', date: '2026-11-12', lastName: 'Baker', phone: '+447700900555' });
    const host = await desk.signedIn('Ann', HOST);
    const page = await (await find(host, '07700 900555')).text();
    expect(pageWords(page)).toContain('3rd visit, last on 12 November 2026.');
    expect(pageWords(page)).toContain('Same needs as before: Peanuts');
    for (const value of ['Ann Baker', 'ann@example.co.uk', '07700 900555']) expect(page).toContain(`value="${value}"`);
    expect(page).toMatch(/<input[^>]*(value="19:00"[^>]*checked|checked[^>]*value="19:00")/);
    expect(page).toMatch(/<input[^>]*id="allergy-peanuts"[^>]*checked/);
  });

  test('a caller’s no-shows and bookings ahead don’t count as visits', async () => {
    await desk.book({ time: '19:00', date: '2026-11-10', lastName: 'Baker', phone: '+447700900555' });
    const absent = await desk.book({ time: '19:00', date: '2026-11-12', lastName: 'Baker', phone: '+447700900555' });
    const place = { booking_id: absent, store_id: '9001', changed_at: new Date() };
    await desk.deps.db
      .insertInto('party_statuses')
      .values({ ...place, steps: ['no-show'] })
      .execute();
    await desk.book({ time: '19:00', date: '2026-12-05', lastName: 'Baker', phone: '+447700900555' });
    const page = pageWords(await (await find(await desk.signedIn('Ann', HOST), '07700 900555')).text());
    expect(page).toContain('2nd visit, last on 10 November 2026. Also booked: Sat 5 December, 7pm.');
  });

  test('a guest who rings is known by a booking ahead alone', async () => {
    await desk.book({ time: '19:00', date: '2026-12-05', lastName: 'Baker', phone: '+447700900555' });
    const page = await (await find(await desk.signedIn('Ann', HOST), '07700 900555')).text();
    expect(pageWords(page)).toContain('Also booked: Sat 5 December, 7pm.');
    expect(pageWords(page)).not.toContain('last on');
    expect(page).toContain('value="Ann Baker"');
  });

  test('a guest who rings is found by Enter, whatever is typed; Enter books once the number has been looked up', async () => {
    await desk.book({ time: '19:00', date: '2026-11-10', lastName: 'Mar', phone: '+447700900555' });
    const host = await desk.signedIn('Ann', HOST);
    const page = await (await book(host, { act: 'enter', name: 'Maria del Mar' })).text();
    expect(pageWords(page)).toContain('2nd visit, last on 10 November 2026.');
    expect(page).toContain('name="lookedUp" value="07700 900555"');
    expect(await rows()).toHaveLength(1);
    await book(host, { act: 'enter', lookedUp: '07700 900555' });
    expect(await rows()).toHaveLength(2);
  });

  test('a guest who rings is not known by another number', async () => {
    const page = await (await find(await desk.signedIn('Ann', HOST), '07700 900666')).text();
    expect(page).toContain('We don’t know that number yet.');
    expect(await rows()).toEqual([]);
  });
});

describe('a number that is somebody else’s', () => {
  const QUESTION = 'This number is Ann Baker’s. Who’s this booking for?';
  const visited = (lastName: string, time = '19:00') =>
    desk.book({ time, date: '2026-11-10', lastName, phone: '+447700900555' });

  test('a number that is somebody else’s is asked about once, with nothing filled in and nothing lost', async () => {
    await visited('Baker');
    const host = await desk.signedIn('Ann', HOST);
    const asked = await book(host, { request: 'By the door.' });
    expect(asked.status).toBe(409);
    const page = await asked.text();
    expect(pageWords(page)).toContain(QUESTION);
    for (const typed of ['value="Maria del Mar"', 'By the door.']) expect(page).toContain(typed);
    for (const theirs of ['ann@example.co.uk', 'Peanuts, ', '2nd visit']) expect(pageWords(page)).not.toContain(theirs);
    expect(page).toMatch(/<input[^>]*(value="19:00"[^>]*checked|checked[^>]*value="19:00")/);
    expect(await rows()).toHaveLength(1);
    await book(host, { lookedUp: '07700 900555' });
    expect((await rows()).at(-1)).toMatchObject({ last_name: 'Mar', email: '', needs: null });
  });

  test('a number that is somebody else’s fills their details in where the booking is theirs', async () => {
    await visited('Baker');
    const page = await (await book(await desk.signedIn('Ann', HOST), { act: 'known' })).text();
    for (const value of ['Ann Baker', 'ann@example.co.uk']) expect(page).toContain(`value="${value}"`);
    expect(pageWords(page)).not.toContain(QUESTION);
  });

  test('a number that is somebody else’s is said to be when the guest is looked up', async () => {
    await visited('Baker');
    const page = await (await book(await desk.signedIn('Ann', HOST), { act: 'find' })).text();
    expect(pageWords(page)).toContain(QUESTION);
    expect(page).toContain('value="Maria del Mar"');
  });

  test('a number that is theirs too, or nobody’s by name, isn’t asked about', async () => {
    await visited('MÁR');
    await visited('Baker', '21:00');
    const host = await desk.signedIn('Ann', HOST);
    expect((await book(host)).status).toBe(303);
    await desk.book({ time: '12:00', date: '2026-11-10', lastName: '', phone: '+447700900556' });
    expect((await book(host, { phone: '07700 900556' })).status).toBe(303);
    expect(await rows()).toHaveLength(5);
  });
});

describe('an occasion', () => {
  const party = { id: 'party', name: 'Christmas party', minimumCovers: 2, cardGuaranteeFromCovers: 2 };
  const room = { areaLinkGroup: { isInclusive: true, ids: ['terrace'] } };
  const occasions = testRules.occasions.flatMap((table) => [table, { ...table, ...room, ...party }]);
  beforeEach(async () => {
    await desk.close();
    desk = await openTestDesk({ leeds: { booking: { occasions } } });
  });

  test('an occasion is chosen only where a party has several, and sets its times and card', async () => {
    const host = await desk.signedIn('Ann', HOST);
    expect(await host.read(PATH)).toMatch(/<select[^>]*name="occasion".*A table.*Christmas party/);
    expect(await host.read('/desk/leeds/book?adults=1&date=2026-11-20')).not.toContain('<select id="occasion"');
    for (const time of ['12:30', '19:00']) await desk.book({ time, lastName: 'Cook', phone: '', table: 't1' });
    const timesFor = async (occasion: string) => (await book(host, { act: 'times', occasion, at: '' })).text();
    const everyday = radios(await timesFor('table'));
    const party = await timesFor('party');
    for (const time of ['12:30 notice', '19:00']) {
      expect(everyday).toContain(time);
      expect(radios(party)).not.toContain(time);
    }
    expect(radios(party)).toContain('21:00');
    expect(pageWords(party)).toContain('This booking needs a card.');
  });

  test('an occasion is the booking’s, at its tables', async () => {
    const manager = await desk.signedIn('Eve', MANAGER);
    const shown = '2026-11-20 2 party';
    expect((await book(manager, { occasion: 'party', shown: '2026-11-20 2 table' })).status).toBe(409);
    await book(manager, { occasion: 'party', shown, card: 'regular' });
    const { rows: made } = await desk.pool.query(
      'select occasion_id, table_id from bookings b join table_allocations a on a.booking_id = b.id',
    );
    expect(made).toEqual([{ occasion_id: 'party', table_id: 't1' }]);
  });
});

describe('what a caller needs', () => {
  const said = { adults: '3', kids: '1', highChairs: '1', allergies: 'tree nuts' };

  test('what a caller needs is folded away until it is said, then booked and shown in the day', async () => {
    const host = await desk.signedIn('Ann', HOST);
    expect(await host.read(PATH)).toMatch(/<details[^>]*><summary[^>]*>.*Allergies, children, access/);
    await book(host, said);
    expect((await rows()).at(-1)).toMatchObject({
      adult_covers: 3,
      needs: { children: 1, highChairs: 1, allergies: ['tree nuts'] },
    });
    expect(pageWords(await host.read('/desk/leeds?date=2026-11-20'))).toMatch(/Tree nuts.*1 child.*1 high chair/);
  });

  test('what a caller needs stays when the form comes back', async () => {
    const page = await (await book(await desk.signedIn('Ann', HOST), { ...said, name: '' })).text();
    expect(pageWords(page)).toContain('Tree nuts, 1 child, 1 high chair');
    expect(page).toMatch(/<input[^>]*id="allergy-tree-nuts"[^>]*checked/);
  });

  test('what a caller needs leaves an adult at the table', async () => {
    await book(await desk.signedIn('Ann', HOST), { adults: '2', kids: '2' });
    expect((await rows()).at(-1)?.needs).toMatchObject({ children: 1 });
  });
});

describe('a day without free times', () => {
  const CHRISTMAS = '/desk/leeds/book?adults=2&date=2026-12-25';
  const hours = { openTime: 'closed', closeTime: 'closed' } as const;
  const overrides = [{ name: 'Christmas', startDate: '2026-12-25', endDate: '2026-12-26', ...hours }];

  test('a day without free times says that it is closed, and leads to the next open one', async () => {
    await desk.close();
    desk = await openTestDesk({ leeds: { openingHours: testHours('12:00', '23:00', overrides) } });
    const host = await desk.signedIn('Ann', HOST);
    const page = pageWords(await host.read(CHRISTMAS));
    expect(page).toContain('Closed on Friday 25 December (Christmas). Open again on Sunday 27 December.');
    expect(page).not.toContain('No table for');
    const next = await (await host.post(CHRISTMAS, booked({ date: '2026-12-25', opens: '2026-12-27' }))).text();
    expect(pageWords(next)).toContain('Sunday 27 December, for 2');
    expect(radios(next)).toContain('18:45');
    expect(next).toContain('value="Maria del Mar"');
    expect(await rows()).toEqual([]);
  });

  test('a day without free times has other ones for those who may give them', async () => {
    const manager = await desk.signedIn('Eve', MANAGER);
    const block = { act: 'pacing', key: crypto.randomUUID(), date: '2026-11-20', covers: '1', reason: 'One chef.' };
    await manager.post('/desk/leeds/blocks?date=2026-11-20', block);
    const page = await manager.read(PATH);
    expect(pageWords(page)).toContain(
      'No table for 2 at the usual times. You can still book one of the other times below.',
    );
    expect(radios(page)).toContain('19:00 pacing');
  });

  test('a day that is off for diners can still be booked by staff, who see that it is', async () => {
    const manager = await desk.signedIn('Eve', MANAGER);
    const block = { act: 'online', key: crypto.randomUUID(), date: '2026-11-20', reason: 'A private party.' };
    await manager.post('/desk/leeds/blocks?date=2026-11-20', block);
    const host = await desk.signedIn('Ann', HOST);
    expect(pageWords(await host.read(PATH))).toContain('Online booking is off that day. You can still book these');
    expect((await book(host)).status).toBe(303);
    expect(await rows()).toHaveLength(1);
  });
});

describe('another time', () => {
  test('another time is shown with the rules it breaks that the person may break', async () => {
    const host = radios(await (await desk.signedIn('Ann', HOST)).read(PATH));
    expect(host).toContain('12:30 notice');
    expect(host).not.toContain('22:00 opening');
    expect(radios(await (await desk.signedIn('Eve', MANAGER)).read(PATH))).toContain('22:00 opening');
  });

  test('another time takes a reason, which is in the log', async () => {
    const host = await desk.signedIn('Ann', HOST);
    expect((await book(host, { at: '12:30 notice', reason: '' })).status).toBe(400);
    await book(host, { at: '12:30 notice', reason: 'regular' });
    expect(await rows()).toMatchObject([{ service_time: '12:30' }]);
    const log = await desk.deps.db.selectFrom('desk_log').select('after').where('act', '=', 'booked').execute();
    expect(log).toMatchObject([{ after: { breaks: ['notice'], reason: 'regular' } }]);
  });

  test('another time breaks nothing that the person may not, whatever the form says', async () => {
    expect((await book(await desk.signedIn('Ann', HOST), { at: '22:00 opening', reason: 'told' })).status).toBe(409);
    expect(await rows()).toEqual([]);
  });
});
