import { beforeEach, expect, test } from 'vitest';
import { seededRandom } from '../../../tests/faults/model/seeded-random.ts';
import { deskForEachTest, MANAGER } from '../../../tests/support/desk.ts';

type Fields = Record<string, string>;
const desk = deskForEachTest();
let bookingId: string;
beforeEach(async () => {
  bookingId = await desk.book({ time: '19:00', lastName: 'Baker', phone: '' });
  Object.assign(desk.deps.limits, { write: async () => 0 });
});

const key = crypto.randomUUID();
const at = Date.parse('2026-11-20T19:00:00Z');
const end = at + 5_400_000;
const seen = `${at} ${end} t1 0`;
const date = '2026-11-21';
const phone = '07700 900123';
const contact = 'ann@example.co.uk';

/** Every form of a restaurant, about one booking. */
const formsAbout = (id: string): [path: string, fields: Fields][] => [
  ['', { bookingId: id, from: 'booked', to: 'arrived' }],
  ['/walk-in', { key, covers: '2', tableIds: 't1', name: 'Ann', entryId: id }],
  ['/walk-in', { act: 'wait', key, covers: '2', name: 'Ann', phone }],
  ['/table', { act: 'seat', bookingId: id, tableIds: 't1+r1' }],
  ['/table', { act: 'stay', bookingId: id, seenEnd: `${end}`, minutes: '15', plan: '' }],
  ['/timeline?date=2026-11-20', { bookingId: id, seen, startsAt: `${at}`, to: 'r1', tellsDiner: 'yes' }],
  ['/book', { act: 'find', phone, adults: '2', date }],
  ['/book', { key, date, adults: '2', at: '19:00 pacing', reason: 'regular', name: 'Ann', phone, occasion: 'table' }],
  ['/vouchers', { act: 'redeem', code: 'CDFG-HJKM-NPQR', usedAt: '' }],
  ['/guarantees', { act: 'charge', bookingId: id, from: 'held' }],
  ['/waiting', { act: 'offer', entryId: id }],
  ['/sheet', { email: contact, 'sitting:Dinner': 'on' }],
  ['/blocks', { act: 'tables', key: id, date, where: 'table:t1', from: '18:00', until: '', reason: 'Leak' }],
  ['/blocks', { act: 'pacing', key, date, covers: '12', reason: 'Leak' }],
  ['/blocks', { act: 'lift', date, blockId: id }],
  ['/closing', { key, firstDate: '2026-11-24', lastDate: '2026-11-25', reason: 'repairs', words: '' }],
  [`/closing/${key}`, { act: 'tell' }],
  [`/closing/${key}/${id}`, { act: 'change', date, time: '19:00' }],
  [`/enquiries/${id}`, { act: 'offer', key, seen: '0', message: '', covers: '2', date0: date, time0: '19:00' }],
  [`/enquiries/${id}`, { act: 'declined', key, seen: '0', message: 'Sorry', sister: '9002' }],
  [`/parties/${id}`, { note: 'Window', seen: '' }],
  [`/parties/${id}/cancel`, { sequence: '0', reason: 'other', words: '' }],
  [`/parties/${id}/change`, { tables: 't1', startsAt: `${at}`, adults: '2', breaks: '', seen }],
  ['/feeds', { act: 'add-webhook', key, url: 'https://pos.example.com/' }],
];
const CHAIN_FORMS: [path: string, fields: Fields][] = [
  ['/guests', { act: 'note', contact, key, storeId: '9001', note: 'Regular', expiresOn: '2026-12-01' }],
  ['/people', { act: 'grant', personId: key, storeId: '9001', role: 'host' }],
  ['/devices', { act: 'remove', deviceId: key }],
  ['/me', { act: 'remove-passkey', passkeyId: 'a' }],
];
const LARGE = [
  '8640000000000001 1 t1 99999999999',
  '8640000000000001',
  '9007199254740991',
  '99999999999',
  '-1',
  '1e3',
  '🍝'.repeat(3000),
];
const ODD = ['', '\0', 'Ann\0', ...LARGE, '0000-00-00', '9999-12-31', '99:99', 'null', "'; drop table x; --", key];

const random = seededRandom(7);
/** A form with a field that is missing or odd. */
function oddForm(forms: [string, Fields][]) {
  const [path, fields] = random.one(forms);
  const { [random.one(Object.keys(fields))]: _, ...others } = fields;
  const [name = ''] = Object.keys(fields).filter((each) => !(each in others));
  return { path, fields: random.below(15) === 0 ? others : { ...others, [name]: random.one(ODD) } };
}

test('no odd form of a manager makes a page of the desk fail', async () => {
  const manager = await desk.signedIn('Ann', MANAGER);
  const own = formsAbout(bookingId).map(([path, fields]): [string, Fields] => [`/leeds${path}`, fields]);
  for (let count = 0; count < 150; count += 1) {
    const { path, fields } = oddForm([...own, ...CHAIN_FORMS]);
    const { status } = await manager.post(`/desk${path}`, fields);
    expect({ path, fields, failed: status >= 500 }).toEqual({ path, fields, failed: false });
  }
});

test('no form of another restaurant’s manager changes anything here', async () => {
  const TABLES = ['bookings', 'table_allocations', 'party_statuses', 'day_blocks', 'closings', 'desk_log'];
  const rows = () =>
    Promise.all(
      TABLES.map(async (name) => (await desk.pool.query(`select * from ${name} where store_id = '9001'`)).rows),
    );
  const before = await rows();
  const york = await desk.signedIn('Ann', { storeId: '9002', role: 'manager' });
  for (const [path, fields] of formsAbout(bookingId)) {
    expect((await york.post(`/desk/leeds${path}`, fields)).status).toBe(403);
    await york.post(`/desk/york${path}`, fields);
  }
  for (const [path, fields] of CHAIN_FORMS) await york.post(`/desk${path}`, fields);
  expect(await rows()).toEqual(before);
});
