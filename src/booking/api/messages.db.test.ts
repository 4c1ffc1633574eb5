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
let usedTokens: (string | undefined)[] = [];
beforeAll(async () => {
  engine = await openTestEngine(restaurants, {
    senderCheck: async (c, token) => {
      usedTokens.push(token);
      return token === 'wrong' ? (invalid(c, { captchaToken: 'No.' }) as never) : null;
    },
  });
}, 120_000);
afterAll(() => engine.close());
beforeEach(async () => {
  usedTokens = [];
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
const success = { status: 200, body: { success: true } };
const messageRows = () => engine.rows<MessageRow>('booking_messages');
const jobs = async () => {
  const { rows } = await engine.connection.pool.query("select data from pgboss.job where name = 'booking-message'");
  return rows.map(({ data }) => data as MessageMail).sort((first, second) => first.kind.localeCompare(second.kind));
};
const mails = async () => {
  const content = () => ({ restaurants, menus: [] });
  const jobList = await jobs();
  return Promise.all(jobList.map((job) => renderMessageEmail({ db: engine.connection.db, content, brand }, job)));
};

describe('a message', () => {
  it('a message is stored as written and sent together with a receipt', async () => {
    expect(await send()).toEqual(success);
    expect(await messageRows()).toMatchObject([
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

  it.each([[{ storeId: null }], [{ storeId: undefined }]])(
    'a message to no restaurant goes to the brand: %o',
    async (to) => {
      expect(await send(to)).toEqual(success);
      expect((await mails())[0]).toMatchObject({
        to: brand.email,
        html: expect.stringContaining('A message for Tavola'),
      });
    },
  );

  it('a message reaches a restaurant without online bookings, but no unknown one', async () => {
    expect(await send({ storeId: '9010' })).toEqual(success);
    expect((await send({ storeId: '1' })).body).toMatchObject({ code: 3, title: 'Restaurant not found' });
    expect(await messageRows()).toHaveLength(1);
  });

  it('a message under one key is sent once, even at once, and uses its captcha once', async () => {
    const same = body({ captchaToken: 'good' });
    const answers = await Promise.all([1, 2, 3].map(() => engine.post('/send-enquiry', same)));
    expect(answers).toEqual([success, success, success]);
    usedTokens = [];
    expect(await engine.post('/send-enquiry', { ...same, captchaToken: 'another' })).toEqual(success);
    expect(usedTokens).toEqual([]);
    expect(await messageRows()).toHaveLength(1);
    expect(await jobs()).toHaveLength(2);
    expect((await engine.post('/send-enquiry', { ...same, message: 'Something else' })).status).toBe(409);
  });

  it('a message from a robot is refused', async () => {
    expect((await send({ captchaToken: 'wrong' })).body).toMatchObject({ code: 400, fields: { captchaToken: 'No.' } });
    expect(await messageRows()).toEqual([]);
  });

  it('a message whose e-mails can’t be queued is not stored', async () => {
    const { enqueue } = engine.deps.jobs;
    engine.deps.jobs.enqueue = () => Promise.reject(new Error('queue gone'));
    engine.api.onError((_, c) => c.json({}, 502));
    expect((await send()).status).toBe(502);
    engine.deps.jobs.enqueue = enqueue;
    expect(await messageRows()).toEqual([]);
    expect(await engine.rows('idempotency_keys')).toEqual([]);
  });
});

it.each([
  ['no message', { message: ' ' }, 'message', 'Write your message.'],
  ['a missing message', { message: undefined }, 'message', 'Write your message.'],
  ['2001 characters', { message: 'x'.repeat(2001) }, 'message', 'Keep your message to 2000 characters.'],
  [
    'no e-mail address',
    { customer: { ...exampleCustomer, email: 'ann' } },
    'customer.email',
    expect.stringContaining('look right'),
  ],
  [
    'an invalid number',
    { customer: { ...exampleCustomer, phoneNumber: '12' } },
    'customer.phoneNumber',
    expect.anything(),
  ],
])('a message with %s is reported at its field', async (_, changes, field, words) => {
  const { status, body: answer } = await send(changes);
  expect(status).toBe(400);
  expect(answer.fields).toEqual({ [field]: words });
});
