import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { appDeps, callerHeaders } from '../../../tests/support/app.ts';
import { sampleBrand } from '../../../tests/support/email-brand.ts';
import { naughtyStrings } from '../../../tests/support/naughty-strings.ts';
import { TEST_DATE } from '../../../tests/support/test-clock.ts';
import {
  exampleCustomer,
  exampleRequest,
  openTestEngine,
  type TestEngine,
} from '../../../tests/support/test-engine.ts';
import { testMenu, testRestaurant, testRules } from '../../../tests/support/test-restaurant.ts';
import { createApp } from '../../app.ts';
import type { Content } from '../../content/content.ts';
import type { Occasion } from '../../restaurants/contract.ts';
import { addDays } from '../../values/time/wall-time.ts';
import { customer } from '../contracts/customer.ts';
import { sendEnquiryBody } from '../contracts/message.ts';
import { renderBookingEmail } from '../messages/booking-email.server.ts';
import { renderMessageEmail } from '../messages/message-email.server.ts';

const LONG = 240_000;
const occasions = [{ ...(testRules.occasions[0] as Occasion), takesEnquiries: true }];
const hall = Array.from({ length: 100 }, (_, index) => ({
  id: `h${index}`,
  areaId: 'room',
  minimumCovers: 1,
  maximumCovers: 2,
}));
const restaurants = [
  testRestaurant({ booking: { occasions, tables: hall, joins: [], pacingCovers: 1000 } }),
  testRestaurant({ storeId: '9003', booking: { tables: hall.slice(0, 1), joins: [] } }),
];
const SECRET_LOOKING = 'A'.repeat(43);

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine(restaurants);
}, 120_000);
afterAll(() => engine.close());

const request = {
  idempotencyKey: 'key-of-nothing',
  customer: { ...exampleCustomer, phoneNumber: '', specialRequest: '' },
  ...exampleRequest,
};
const form = { ...request, braintreeCustomerId: 'card', captchaToken: 'token' };
const bodies: [path: string, body: object][] = [
  ['/create/9001', { ...form, holdToken: SECRET_LOOKING }],
  ['/enquiry/9001', form],
  ['/events/9001', form],
  [
    '/waitlist/9003',
    { ...exampleRequest, customer: { ...exampleCustomer, phoneNumber: '' }, notifyBy: 'email', captchaToken: 'token' },
  ],
  [
    '/send-enquiry',
    {
      idempotencyKey: 'key',
      storeId: '9001',
      customer: { ...exampleCustomer, phoneNumber: '' },
      message: 'Hello',
      captchaToken: 'x',
    },
  ],
  [`/manage/${SECRET_LOOKING}/change`, exampleRequest],
  [`/manage/${SECRET_LOOKING}/cancel`, { cancellationFee: 0 }],
  [`/waitlist/entries/${SECRET_LOOKING}/claim`, { braintreeCustomerId: 'card' }],
  ['/holds/9001', exampleRequest],
  ['/partner-menu', { sessionId: SECRET_LOOKING, size: 2, date: TEST_DATE, restaurantId: '9001', menuId: 'main' }],
];
/** Every tested field; the customer's go by their own names. Free text is tested below. */
const WRITTEN = ['firstName', 'lastName', 'specialRequest', 'message'];
const fieldsOf = (body: object): string[] =>
  Object.entries(body).flatMap(([name, value]) =>
    name === 'customer' ? fieldsOf(value).map((field) => `customer.${field}`) : [name],
  );
function withField(body: Record<string, unknown>, field: string, value: unknown): Record<string, unknown> {
  const [outer = '', inner] = field.split('.');
  return { ...body, [outer]: inner ? withField(body[outer] as Record<string, unknown>, inner, value) : value };
}
const cases = bodies.flatMap(([path, body]) =>
  fieldsOf(body)
    .filter((field) => !WRITTEN.includes(field.split('.').at(-1) ?? ''))
    .map((field) => [path, field, body] as const),
);

describe('a string that is naughty', () => {
  it.each(cases)(
    'the naughty string %s in %s is refused with words',
    async (path, field, body) => {
      for (const text of naughtyStrings) {
        const { status, body: answer } = await engine.post(
          path,
          withField(body as Record<string, unknown>, field, text),
        );
        expect([text, status < 500, status === 200 || Boolean(answer.message)]).toEqual([text, true, true]);
      }
    },
    LONG,
  );

  const party = { occasionId: 'table', adults: '2', children: '0' };
  const day = { ...party, bookingDate: TEST_DATE, time: '19:00' };
  it.each<[string, Record<string, string>]>([
    ['/occasions/9001', { date: TEST_DATE }],
    ['/areas/9001', { ...party, dates: TEST_DATE }],
    ['/bookingmenu/9001', { ...party, dates: TEST_DATE, time: '19:00' }],
    ['/slots/9001', { ...party, dates: TEST_DATE, menuIds: 'main', areaId: 'null' }],
    ['/requirements/9001', { ...day, menuId: 'main', areaId: 'null' }],
    ['/alternatives/9001', { ...party, date: TEST_DATE, time: '19:00' }],
    ['/upsells/9001', { ...day, includeUnavailable: 'false' }],
  ])(
    'a naughty string in the query of %s does no harm',
    async (path, query) => {
      for (const name of Object.keys(query))
        for (const text of naughtyStrings) {
          const { status } = await engine.get(`${path}?${new URLSearchParams({ ...query, [name]: text })}`);
          expect([name, text, status < 500]).toEqual([name, text, true]);
        }
    },
    LONG,
  );

  it.each(['/manage/', '/waitlist/entries/', '/slots/'])(
    'a naughty string in the address %s is unknown',
    async (path) => {
      for (const text of naughtyStrings) {
        const answer = await engine.api.request(`${path}${encodeURIComponent(text)}`);
        expect([text, [400, 404].includes(answer.status)]).toEqual([text, true]);
      }
    },
    LONG,
  );
});

/** The string as the contract accepts it, or else a harmless word. */
const acceptedBy = (schema: { safeParse(value: unknown): { data?: string } }, text: string) =>
  schema.safeParse(text).data ?? 'Plain';
const tagsOf = (html: string) => html.match(/<\/?[a-z][^>]*>/gi) ?? [];

describe('free text', () => {
  const entries = naughtyStrings.map((text, index) => ({
    text,
    diner: {
      firstName: acceptedBy(customer.shape.firstName, text),
      lastName: acceptedBy(customer.shape.lastName, text),
      email: `guest${index}@example.co.uk`,
    },
    specialRequest: acceptedBy(customer.shape.specialRequest, text),
    message: acceptedBy(sendEnquiryBody.shape.message, text),
    date: addDays(TEST_DATE, index % 28),
  }));
  type Row = Record<'first_name' | 'last_name' | 'special_request' | 'message' | 'email' | 'id', string>;
  const sender = ({ diner }: (typeof entries)[number]) => ({
    email: diner.email,
    first_name: diner.firstName,
    last_name: diner.lastName,
  });
  const rowsOf = async (from: string) => new Map((await engine.rows<Row>(from)).map((row) => [row.email, row]));

  test.each(['/create/9001', '/enquiry/9001', '/events/9001'])(
    'free text sent to %s is stored exactly',
    async (path) => {
      await engine.clear();
      for (const { text, diner, specialRequest, date } of entries) {
        // With leading and trailing blanks.
        const typed = { ...diner, firstName: ` ${diner.firstName} `, specialRequest: `\n${specialRequest} ` };
        const { status } = await engine.post(path, {
          ...request,
          idempotencyKey: crypto.randomUUID(),
          date,
          customer: typed,
        });
        expect([text, status]).toEqual([text, 200]);
      }
      const rows = await rowsOf('bookings');
      for (const entry of entries)
        expect(rows.get(entry.diner.email)).toMatchObject({ ...sender(entry), special_request: entry.specialRequest });
    },
    LONG,
  );

  test(
    'free text sent to the waitlist and in a message is stored exactly',
    async () => {
      await engine.clear();
      for (const date of new Set(entries.map((entry) => entry.date)))
        await engine.post('/create/9003', {
          ...request,
          date,
          idempotencyKey: crypto.randomUUID(),
          customer: { ...request.customer, email: `first.${date}@example.co.uk` },
        });
      for (const { text, diner, message, date } of entries) {
        const waiting = await engine.post('/waitlist/9003', { ...exampleRequest, date, customer: diner });
        const delivery = await engine.post('/send-enquiry', {
          idempotencyKey: crypto.randomUUID(),
          customer: diner,
          message,
        });
        expect([text, waiting.status, delivery.status]).toEqual([text, 200, 200]);
      }
      const [waiting, messages] = [await rowsOf('waitlist_entries'), await rowsOf('booking_messages')];
      for (const entry of entries) {
        expect(waiting.get(entry.diner.email)).toMatchObject(sender(entry));
        expect(messages.get(entry.diner.email)).toMatchObject({ ...sender(entry), message: entry.message });
      }
    },
    LONG,
  );

  test(
    'free text is plain text in an e-mail, never markup',
    async () => {
      const suspects = entries.filter(({ text }) => /[<>"'&]/.test(text)).slice(0, 120);
      const deps = {
        db: engine.connection.db,
        content: () => ({ restaurants, menus: [testMenu()] }),
        ...(await sampleBrand()),
      };
      const bookingDeps = {
        ...deps,
        tokenSecret: 'secret',
        clock: engine.deps.clock,
      };
      await engine.clear();
      const emails = async (
        customerOf: { email: string; specialRequest: string },
        message: string,
        date = TEST_DATE,
      ) => {
        const bookingBody = { ...request, idempotencyKey: crypto.randomUUID(), date, customer: customerOf };
        await engine.post('/create/9001', bookingBody);
        await engine.post('/send-enquiry', { idempotencyKey: crypto.randomUUID(), customer: customerOf, message });
        const [booking] = await engine.rows<Row>(`bookings where email = '${customerOf.email}'`);
        const [row] = await engine.rows<Row>(`booking_messages where email = '${customerOf.email}'`);
        const job = { bookingId: booking?.id ?? '', sequence: 0 };
        const mails = [
          await renderBookingEmail(bookingDeps, { kind: 'booking-confirmation', ...job }),
          await renderBookingEmail(bookingDeps, { kind: 'booking-notice', ...job }),
          await renderMessageEmail(deps, { kind: 'message-notice', messageId: row?.id ?? '' }),
        ];
        return mails.map((mail) => tagsOf(mail?.html ?? '').length);
      };
      const plain = await emails({ ...exampleCustomer, specialRequest: 'A quiet table' }, 'Hello');
      for (const { text, diner, specialRequest, message, date } of suspects)
        expect([text, await emails({ ...diner, specialRequest }, message, date)]).toEqual([text, plain]);
    },
    LONG,
  );
});

describe('an invalid request', () => {
  const paths = bodies.map(([path]) => path);
  let app: ReturnType<typeof createApp>;
  let caller: Record<string, string>;
  beforeAll(async () => {
    const deps = await appDeps();
    const base = deps.content();
    const content = () => ({ ...base, restaurants, menus: [testMenu()] }) as Content;
    app = createApp({ ...deps, content, booking: { db: engine.connection.db, jobs: engine.deps.jobs } });
    caller = await callerHeaders(deps);
  });
  async function send(path: string, body: BodyInit | null, type = 'application/json') {
    const headers = { ...caller, 'content-type': type };
    const answer = await app.request(`/api/booking${path}`, { method: 'POST', headers, body });
    return { status: answer.status, body: (await answer.json()) as { message: string; code: number } };
  }
  const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;

  test.each<[string, BodyInit | null, string?]>([
    ['no bytes', null],
    ['half an object', '{"customer":'],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['a word', '"hello"'],
    ['endless nesting', deep],
    ['a form', 'customer=ann', 'application/x-www-form-urlencoded'],
    ['plain text', JSON.stringify(request), 'text/plain'],
    ['bytes', new Uint8Array([0xff, 0xfe, 0x00])],
    ['almost a megabyte of text', JSON.stringify({ ...request, date: 'x'.repeat(1_000_000) })],
  ])('the invalid body of %s is refused with words', async (_, body, type) => {
    for (const path of paths.filter((path) => !path.endsWith('/cancel') && !path.endsWith('/claim'))) {
      const answer = await send(path, body, type);
      expect([path, answer.status, answer.body.code]).toEqual([path, 400, 400]);
      expect(answer.body.message).toMatch(/\w/);
    }
  });

  test('a body over a megabyte is refused', async () => {
    expect(await send('/create/9001', `"${'x'.repeat(1_100_000)}"`)).toMatchObject({
      status: 413,
      body: { code: 413 },
    });
  });

  test.each([
    ['a list', ['Ann']],
    ['an object', { toString: 'Ann' }],
    ['a number', 7],
    ['half a character', 'Ann\ud83d'],
    ['invisible', 'Ann\u0000'],
    ['two lines', 'Ann\nBcc: everyone@example.com'],
    ['a megabyte long', 'x'.repeat(1_000_000)],
  ])('a name that is %s is refused', async (_, firstName) => {
    for (const [path, body] of bodies.slice(0, 5)) {
      const wrong = withField(body as Record<string, unknown>, 'customer.firstName', firstName);
      const { status, body: answer } = await engine.post(path, wrong);
      expect([path, status, Object.keys(answer.fields as object)]).toEqual([
        path,
        400,
        expect.arrayContaining(['customer.firstName']),
      ]);
    }
  });
});
