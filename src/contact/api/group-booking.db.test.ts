import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestContact, type TestContact } from '../../../tests/support/contact.ts';
import { naughtyStrings } from '../../../tests/support/naughty-strings.ts';
import { TEST_DATE } from '../../../tests/support/test-clock.ts';
import { exportMessages } from '../engine/personal-data.server.ts';

const LONG = 240_000;
let contact: TestContact;
let group: Record<string, unknown>;
beforeAll(async () => {
  contact = await openTestContact();
  const restaurant = contact.known.restaurants[0];
  group = {
    storeId: restaurant?.storeId,
    venue: restaurant?.title,
    bookingType: 'birthday',
    covers: 30,
    date: TEST_DATE,
    time: '18:00',
    until: '22:30',
    email: 'ann@example.co.uk',
    firstName: 'Ann',
    lastName: 'Baker',
    telephoneNumber: '07700 900123',
    specialRequest: 'A long table, <please>.',
    shouldReceivePromotions: true,
    shouldReceiveSms: false,
  };
}, 120_000);
afterAll(() => contact.close());
beforeEach(() => contact.clear());
const ask = (changes: object = {}) => contact.post('/group-booking', { ...group, ...changes });

it('a group enquiry is e-mailed to the restaurant and acknowledged; an identical one is not', async () => {
  const { status, body } = await ask();
  expect([status, body]).toEqual([200, { statusCode: 200, reference: expect.stringMatching(/^[A-Z\d]{8}$/) }]);
  expect((await ask()).body).toEqual(body);
  expect(await contact.messages()).toMatchObject([
    {
      kind: 'group-booking',
      guests: 30,
      time_from: '18:00',
      should_receive_promotions: true,
      should_receive_sms: false,
    },
  ]);
  const [notice, receipt] = await contact.mails();
  expect(notice).toMatchObject({
    to: contact.known.restaurants[0]?.email,
    replyTo: { name: 'Ann Baker', address: 'ann@example.co.uk' },
    subject: `Group booking: A birthday, ${body.reference}`,
    html: expect.stringContaining('A long table, &lt;please&gt;.'),
    text: expect.stringContaining('6pm until 10.30pm'),
  });
  expect(receipt?.text).toContain(contact.known.contact.groupBooking.answer);
  expect(receipt?.text).toMatch(/Restaurant +\S.*\nDay +\S.*\nTime +6pm until 10\.30pm\nGuests +30\n/);
  expect(`${receipt?.html}${receipt?.text}`).not.toMatch(/long table|Ann|Baker|News and offers/);
});

it('the venue reaches the restaurant and the record, but not the acknowledgement', async () => {
  const venue = 'The vault room, <downstairs>';
  expect((await ask({ venue })).status).toBe(200);
  expect(await contact.messages()).toMatchObject([{ venue }]);
  expect(await exportMessages(contact.connection.db, 'ann@example.co.uk')).toMatchObject([{ venue }]);
  const [notice, receipt] = await contact.mails();
  expect(notice?.text).toMatch(/Venue +The vault room, <downstairs>\n/);
  expect(notice?.html).toContain('The vault room, &lt;downstairs&gt;');
  expect(`${receipt?.html}${receipt?.text}`).not.toContain('vault');
});

it("a group enquiry goes to the restaurant's events address if it has one", async () => {
  const [restaurant] = contact.known.restaurants;
  Object.assign(restaurant as object, { eventsEmail: 'events@tavola.example' });
  await ask();
  expect((await contact.mails())[0]?.to).toBe('events@tavola.example');
  Object.assign(restaurant as object, { eventsEmail: undefined });
});

it("a group enquiry with another's key is a conflict", async () => {
  await ask({ idempotencyKey: 'one-and-the-same' });
  expect((await ask({ idempotencyKey: 'one-and-the-same', covers: 31 })).status).toBe(409);
});

it.each([
  ['no venue', { venue: '' }, { venue: 'Choose a restaurant.' }],
  ['a venue with a NUL in it', { venue: 'Vault\0room' }, { venue: 'Choose a restaurant.' }],
  ['an unknown restaurant', { storeId: '1' }, { venue: 'Choose a restaurant.' }],
  ['no kind', { bookingType: '' }, { bookingType: expect.any(String) }],
  ['one fewer than a group', { covers: 7 }, { covers: expect.stringContaining('8 or more') }],
  ['half a guest', { covers: 8.5 }, { covers: expect.any(String) }],
  ['no number', { covers: undefined }, { covers: expect.any(String) }],
  ['yesterday', { date: '2020-01-01' }, { date: expect.stringContaining('from today') }],
  ['a day too far ahead', { date: '2099-01-01' }, { date: expect.stringContaining('two years') }],
  ['a year of five digits', { date: '12026-12-01' }, { date: expect.stringContaining('four-digit year') }],
  ['no day', { date: '' }, { date: 'Choose a day.' }],
  ['a closed day', { date: '2026-12-25' }, { date: expect.stringMatching(/is closed on Friday 25 December/) }],
  ['no times', { time: '', until: '25:00' }, { time: expect.any(String), until: expect.any(String) }],
  ['a start in words', { time: '6pm' }, { time: expect.any(String) }],
  ['no length', { until: '18:00' }, { until: 'Choose a time after the start.' }],
  ['an end before the start', { time: '18:00', until: '17:00' }, { until: 'Choose a time after the start.' }],
  ['a time this morning', { date: '2026-11-20', time: '11:45' }, { time: 'That time has passed. Choose a later one.' }],
  ['texts without a number', { telephoneNumber: '', shouldReceiveSms: true }, { telephoneNumber: expect.any(String) }],
  ['a name over two lines', { lastName: 'B\nBcc: all@example.com' }, { lastName: expect.any(String) }],
])('a group enquiry reports an error at its field: %s', async (_, changes, fields) => {
  const { status, body } = await ask(changes);
  expect([status, body.fields]).toEqual([400, fields]);
  expect(await contact.messages()).toEqual([]);
});

it('a group enquiry until after midnight is accepted', async () => {
  expect((await ask({ time: '20:00', until: '01:00' })).status).toBe(200);
});

it('a group enquiry from midnight tonight is accepted at noon', async () => {
  expect((await ask({ date: '2026-11-20', time: '00:00', until: '00:30' })).status).toBe(200);
});

it("a group enquiry with a file is refused, since files can't be stored", async () => {
  const { status, body } = await ask({ uploadedFiles: [{ fileName: 'menu.pdf', content: 'JVBERg==' }] });
  expect([status, body.fields]).toEqual([400, { uploadedFiles: 'This form can’t take files. Send it without them.' }]);
});

it.each(['8', '500'])('%s people are a group', async (covers) => {
  expect((await ask({ covers: Number(covers) })).status).toBe(200);
});

describe('naughty strings', () => {
  it.each([
    [
      'every field',
      ['storeId', 'venue', 'bookingType', 'covers', 'date', 'time', 'firstName', 'specialRequest', 'email'],
    ],
    ['the free text fields', ['firstName', 'lastName', 'specialRequest']],
  ])(
    'naughty strings in %s of a group enquiry are accepted or refused with a message',
    async (_, fields) => {
      for (const [index, text] of naughtyStrings.entries()) {
        const changes = Object.fromEntries(fields.map((field) => [field, text]));
        const { status, body } = await ask({ email: `ann.${index}@example.co.uk`, ...changes });
        expect([text, status < 500, status === 200 || Boolean(body.message)]).toEqual([text, true, true]);
      }
      for (const mail of await contact.mails()) expect(mail?.replyTo?.name).not.toMatch(/[\r\n]/);
    },
    LONG,
  );
});
