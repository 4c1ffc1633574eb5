import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testRestaurant } from '../../../tests/support/trattoria.ts';
import { ann, openTrattoria, type Trattoria } from '../../../tests/support/trattoria-desk.ts';
import { invalid } from '../../platform/api.ts';
import type { MessageRow } from '../tables.server.ts';
import type { MessageMail } from './message-jobs.ts';
import { renderMessageMail } from './message-mail.server.tsx';

const restaurants = [testRestaurant(), testRestaurant({ storeId: '9010', enableBookings: false })];
const brand = { name: 'Tavola', email: 'ciao@tavola.example' };
const MESSAGE = 'Is there a step at the door?\nWe come with a <pram> & a dog.';

let trattoria: Trattoria;
let used: (string | undefined)[] = [];
beforeAll(async () => {
  trattoria = await openTrattoria(restaurants, {
    senderCheck: async (c, token) => {
      used.push(token);
      return token === 'wrong' ? (invalid(c, { captchaToken: 'No.' }) as never) : null;
    },
  });
}, 120_000);
afterAll(() => trattoria.close());
beforeEach(async () => {
  used = [];
  await trattoria.clear();
});

const body = (changes: object = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  storeId: '9001',
  customer: ann,
  message: MESSAGE,
  ...changes,
});
const send = (changes: object = {}) => trattoria.post('/send-enquiry', body(changes));
const sent = { status: 200, body: { success: true } };
const kept = () => trattoria.rows<MessageRow>('booking_messages');
const jobs = async () => {
  const { rows } = await trattoria.connection.pool.query("select data from pgboss.job where name = 'booking-message'");
  return rows.map(({ data }) => data as MessageMail).sort((one, other) => one.kind.localeCompare(other.kind));
};
const mails = async () => {
  const content = () => ({ restaurants, menus: [] });
  const found = await jobs();
  return Promise.all(found.map((job) => renderMessageMail({ db: trattoria.connection.db, content, brand }, job)));
};

describe('a message', () => {
  it('is kept as written, and goes out with a receipt', async () => {
    expect(await send()).toEqual(sent);
    expect(await kept()).toMatchObject([
      { store_id: '9001', first_name: 'Ann', last_name: 'Baker', email: ann.email, phone_number: '', message: MESSAGE },
    ]);
    const [notice, receipt] = await mails();
    expect(notice).toMatchObject({
      to: 'testford@tavola.example',
      replyTo: { name: 'Ann Baker', address: ann.email },
      text: expect.stringContaining(MESSAGE),
      html: expect.stringContaining('We come with a &lt;pram&gt; &amp; a dog.'),
    });
    expect(receipt).toMatchObject({
      to: ann.email,
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
    const answers = await Promise.all([1, 2, 3].map(() => trattoria.post('/send-enquiry', same)));
    expect(answers).toEqual([sent, sent, sent]);
    used = [];
    expect(await trattoria.post('/send-enquiry', { ...same, captchaToken: 'another' })).toEqual(sent);
    expect(used).toEqual([]);
    expect(await kept()).toHaveLength(1);
    expect(await jobs()).toHaveLength(2);
    expect((await trattoria.post('/send-enquiry', { ...same, message: 'Something else' })).status).toBe(409);
  });

  it('is kept from a robot', async () => {
    expect((await send({ captchaToken: 'wrong' })).body).toMatchObject({ code: 400, fields: { captchaToken: 'No.' } });
    expect(await kept()).toEqual([]);
  });

  it('that cannot be handed to the post is not kept either', async () => {
    const { enqueue } = trattoria.desk.jobs;
    trattoria.desk.jobs.enqueue = () => Promise.reject(new Error('queue gone'));
    trattoria.api.onError((_, c) => c.json({}, 502));
    expect((await send()).status).toBe(502);
    trattoria.desk.jobs.enqueue = enqueue;
    expect(await kept()).toEqual([]);
    expect(await trattoria.rows('idempotency_keys')).toEqual([]);
  });
});

it.each([
  ['no message', { message: ' ' }, 'message', 'Please write your message.'],
  ['a message left out', { message: undefined }, 'message', 'Please write your message.'],
  ['a book', { message: 'x'.repeat(2001) }, 'message', 'Please keep your message to 2000 characters.'],
  [
    'no e-mail address',
    { customer: { ...ann, email: 'ann' } },
    'customer.email',
    expect.stringContaining('look right'),
  ],
  ['a number nobody has', { customer: { ...ann, phoneNumber: '12' } }, 'customer.phoneNumber', expect.anything()],
])('%s is told at its field', async (_, changes, field, words) => {
  const { status, body: told } = await send(changes);
  expect(status).toBe(400);
  expect(told.fields).toEqual({ [field]: words });
});
