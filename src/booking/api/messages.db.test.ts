import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleBrand } from '../../../tests/support/email-brand.ts';
import { exampleCustomer, openTestEngine, type TestEngine } from '../../../tests/support/test-engine.ts';
import { testRestaurant } from '../../../tests/support/test-restaurant.ts';
import { invalid } from '../../platform/api/api.ts';
import type { MessageMail } from '../contracts/message-jobs.ts';
import { renderMessageEmail } from '../messages/message-email.server.ts';
import type { MessageRow } from '../tables.server.ts';

const restaurants = [testRestaurant(), testRestaurant({ storeId: '9010', enableBookings: false })];
const { brand } = await sampleBrand();
const MESSAGE = 'Is there a step at the door?\nWe come with a <pram> & a dog.';

let engine: TestEngine;
let used: (string | undefined)[] = [];
beforeAll(async () => {
  engine = await openTestEngine(restaurants, {
    senderCheck: async (c, token) => {
      used.push(token);
      return token === 'wrong' ? (invalid(c, { captchaToken: 'No.' }) as never) : null;
    },
  });
}, 120_000);
afterAll(() => engine.close());
beforeEach(async () => {
  used = [];
  await engine.clear();
});

const body = (changes: object = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  storeId: '9001',
  customer: exampleCustomer,
  message: MESSAGE,
  ...changes,
});
const send = (changes: object = {}) => engine.post('/send-enquiry', body(changes));
const sent = { status: 200, body: { success: true } };
const kept = () => engine.rows<MessageRow>('booking_messages');
const jobs = async () => {
  const { rows } = await engine.connection.pool.query("select data from pgboss.job where name = 'booking-message'");
  return rows.map(({ data }) => data as MessageMail).sort((one, other) => one.kind.localeCompare(other.kind));
};
const mails = async () => {
  const content = () => ({ restaurants, menus: [] });
  const found = await jobs();
  return Promise.all(found.map((job) => renderMessageEmail({ db: engine.connection.db, content, brand }, job)));
};

describe('a message', () => {
  it('is stored as written, and sent together with a receipt', async () => {
    expect(await send()).toEqual(sent);
    expect(await kept()).toMatchObject([
      {
        store_id: '9001',
        first_name: 'Ann',
        last_name: 'Baker',
        email: exampleCustomer.email,
        phone_number: '',
        message: MESSAGE,
      },
    ]);
    const [notice, receipt] = await mails();
    expect(notice).toMatchObject({
      to: 'testford@tavola.example',
      replyTo: { name: 'Ann Baker', address: exampleCustomer.email },
      text: expect.stringContaining(MESSAGE),
      html: expect.stringContaining('We come with a &lt;pram&gt; &amp; a dog.'),
    });
    expect(receipt).toMatchObject({
      to: exampleCustomer.email,
      replyTo: { name: 'Testford Market', address: 'testford@tavola.example' },
    });
    expect(`${receipt?.html}${receipt?.text}${receipt?.subject}`).not.toMatch(/pram|Ann|Baker/);
    expect(notice?.messageId).not.toBe(receipt?.messageId);
    expect((await mails()).map(({ messageId }) => messageId)).toEqual([notice?.messageId, receipt?.messageId]);
  });

  it.each([[{ storeId: null }], [{ storeId: undefined }]])('to no restaurant goes to the brand: %o', async (to) => {
    expect(await send(to)).toEqual(sent);
    expect((await mails())[0]).toMatchObject({
      to: brand.email,
      html: expect.stringContaining('A message for Tavola'),
    });
  });

  it('reaches a restaurant that takes no bookings online, and none that is not ours', async () => {
    expect(await send({ storeId: '9010' })).toEqual(sent);
    expect((await send({ storeId: '1' })).body).toMatchObject({ code: 3, title: 'Restaurant not found' });
    expect(await kept()).toHaveLength(1);
  });

  it('under the same key is sent once, also at once, and its captcha is used once', async () => {
    const same = body({ captchaToken: 'good' });
    const answers = await Promise.all([1, 2, 3].map(() => engine.post('/send-enquiry', same)));
    expect(answers).toEqual([sent, sent, sent]);
    used = [];
    expect(await engine.post('/send-enquiry', { ...same, captchaToken: 'another' })).toEqual(sent);
    expect(used).toEqual([]);
    expect(await kept()).toHaveLength(1);
    expect(await jobs()).toHaveLength(2);
    expect((await engine.post('/send-enquiry', { ...same, message: 'Something else' })).status).toBe(409);
  });

  it('is not accepted from a robot', async () => {
    expect((await send({ captchaToken: 'wrong' })).body).toMatchObject({ code: 400, fields: { captchaToken: 'No.' } });
    expect(await kept()).toEqual([]);
  });

  it('whose e-mails cannot be queued is not stored either', async () => {
    const { enqueue } = engine.deps.jobs;
    engine.deps.jobs.enqueue = () => Promise.reject(new Error('queue gone'));
    engine.api.onError((_, c) => c.json({}, 502));
    expect((await send()).status).toBe(502);
    engine.deps.jobs.enqueue = enqueue;
    expect(await kept()).toEqual([]);
    expect(await engine.rows('idempotency_keys')).toEqual([]);
  });
});

it.each([
  ['no message', { message: ' ' }, 'message', 'Write your message.'],
  ['a message left out', { message: undefined }, 'message', 'Write your message.'],
  ['a book', { message: 'x'.repeat(2001) }, 'message', 'Keep your message to 2000 characters.'],
  [
    'no e-mail address',
    { customer: { ...exampleCustomer, email: 'ann' } },
    'customer.email',
    expect.stringContaining('look right'),
  ],
  [
    'a number nobody has',
    { customer: { ...exampleCustomer, phoneNumber: '12' } },
    'customer.phoneNumber',
    expect.anything(),
  ],
])('%s is reported at its field', async (_, changes, field, words) => {
  const { status, body: answer } = await send(changes);
  expect(status).toBe(400);
  expect(answer.fields).toEqual({ [field]: words });
});
