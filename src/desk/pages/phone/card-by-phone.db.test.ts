import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOST, MANAGER, openTestDesk, pageWords, type TestDesk } from '../../../../tests/support/desk.ts';
import { testRules } from '../../../../tests/support/test-restaurant.ts';
import { claimTable } from '../../../booking/engine/claim-table.server.ts';
import { createEligibilityChecker } from '../../../booking/rules/eligibility-checker.ts';

const PATH = '/desk/leeds/book?adults=4&date=2026-11-20';
type Person = Awaited<ReturnType<TestDesk['signedIn']>>;

let desk: TestDesk;
beforeEach(async () => {
  const occasions = testRules.occasions.map((occasion) => ({ ...occasion, cardGuaranteeFromCovers: 4 }));
  desk = await openTestDesk({ leeds: { booking: { occasions } } });
});
afterEach(() => desk.close());

const book = (person: Person, changes: Record<string, string> = {}) =>
  person.post(PATH, {
    act: 'book',
    key: crypto.randomUUID(),
    date: '2026-11-20',
    adults: '4',
    at: '19:00',
    name: 'Maria del Mar',
    phone: '07700 900555',
    email: 'maria@example.co.uk',
    request: 'By the window.',
    highChairs: '1',
    ...changes,
  });
const bookings = () => desk.bookings().selectFrom('bookings').selectAll().execute();
const entries = () => desk.bookings().selectFrom('waitlist_entries').selectAll().execute();
const log = () =>
  desk.deps.db
    .selectFrom('desk_log')
    .select(['act', 'after'])
    .where('act', 'in', ['booked', 'held-for-card'])
    .execute();

test('a booking that needs a card says so, with the terms, and asks for an e-mail address', async () => {
  const host = await desk.signedIn('Ann', HOST);
  const page = pageWords(await host.read(PATH));
  expect(page).toContain('This booking needs a card. Tell them: “You’ll need a card to hold this table.');
  expect(page).toContain('£10 each, £40 in total');
  expect(page).toContain('Only a manager can book without a card.');
  expect(pageWords(await host.read('/desk/leeds/book?adults=3&date=2026-11-20'))).not.toContain('needs a card');
  const refused = await book(host, { email: '' });
  expect(refused.status).toBe(400);
  expect(pageWords(await refused.text())).toMatch(/Enter an +e-mail +address for the link\./);
  expect(await entries()).toEqual([]);
});

test('a table is held for a caller’s card once, e-mailed, logged and shown in the day', async () => {
  const host = await desk.signedIn('Ann', HOST);
  const key = crypto.randomUUID();
  expect((await book(host, { key })).headers.get('location')).toBe('/desk/leeds?date=2026-11-20');
  await book(host, { key });
  expect(await bookings()).toEqual([]);
  expect(await entries()).toMatchObject([
    { id: key, status: 'offered', last_name: 'Mar', needs: { highChairs: 1 }, session_hash: null },
  ]);
  expect(desk.mails).toEqual([{ kind: 'card-later', waitlistId: key }]);
  expect(pageWords(await host.read('/desk/leeds?date=2026-11-20'))).toMatch(
    /Held until they confirm.*7pm.*Maria del Mar.*4.*until Friday 20 November at 1pm, for their card/,
  );
  expect(pageWords(await host.read('/desk/leeds/waiting'))).toContain('A table is held for their card until');
  expect(await log()).toMatchObject([{ act: 'held-for-card', after: { covers: 4, time: '19:00' } }]);
});

test('a table held for a caller is booked as they said once the card is added, on a day that is off for diners too', async () => {
  const manager = await desk.signedIn('Eve', MANAGER);
  const block = { act: 'online', key: crypto.randomUUID(), date: '2026-11-20', reason: 'A private party.' };
  await manager.post('/desk/leeds/blocks?date=2026-11-20', block);
  await book(manager);
  const [entry] = await entries();
  if (!entry) throw new Error('nothing is held');
  const eligibility = createEligibilityChecker(
    () => desk.content,
    () => true,
    () => desk.clock.now.epochMilliseconds,
  );
  const engine = { ...desk.deps.booking, claimCard: async () => true };
  const outcome = await claimTable(engine, eligibility, { entry, braintreeCustomerId: 'card-1', sessionId: 'theirs' });
  expect(outcome).toMatchObject({ ok: true, answer: { bookingStatus: 1 } });
  expect(await bookings()).toMatchObject([
    {
      service_time: '19:00',
      special_request: 'By the window.',
      phone_number: '07700 900555',
      needs: { highChairs: 1 },
    },
  ]);
  expect(await desk.bookings().selectFrom('card_guarantees').select('amount_pence').execute()).toEqual([
    { amount_pence: 4000 },
  ]);
});

test('a manager books without a card and says why; a host can’t', async () => {
  const host = await desk.signedIn('Ann', HOST);
  await book(host, { card: 'regular', email: '' });
  expect(await bookings()).toEqual([]);
  await book(await desk.signedIn('Eve', MANAGER), { card: 'regular', email: '' });
  expect(await bookings()).toMatchObject([{ last_name: 'Mar', source: 'phone' }]);
  expect(await entries()).toEqual([]);
  expect(await log()).toMatchObject([{ act: 'booked', after: { breaks: ['card'], reason: 'regular' } }]);
});

test('a card can’t be added for a time that isn’t free online', async () => {
  const manager = await desk.signedIn('Eve', MANAGER);
  const late = { at: '22:00 opening', reason: 'told' };
  const refused = await book(manager, late);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('They can only add a card for one of the usual times.');
  expect((await book(manager, { ...late, card: 'told' })).status).toBe(303);
  expect(await log()).toMatchObject([{ after: { breaks: ['opening', 'card'], reason: 'told' } }]);
});

test('a table held for a card that was taken meanwhile is refused, with everything typed', async () => {
  const host = await desk.signedIn('Ann', HOST);
  for (const table of ['r3', 'r4', 't1']) await desk.book({ time: '19:00', lastName: 'Cook', phone: '', table });
  const refused = await book(host);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('value="Maria del Mar"');
  expect(await entries()).toEqual([]);
});
