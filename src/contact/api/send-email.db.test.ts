import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleMessage, openTestContact, type TestContact } from '../../../tests/support/contact.ts';
import { pdfOf } from '../../../tests/support/cv-files.ts';
import { naughtyStrings } from '../../../tests/support/naughty-strings.ts';
import { TEST_NOW } from '../../../tests/support/test-clock.ts';
import { invalid } from '../../platform/api/api.ts';
import { createGate } from '../../platform/overload/gate.ts';
import { deleteOldMessages } from '../engine/delete-old.server.ts';

const LONG = 240_000;
let contact: TestContact;
let storeId: string;
let usedTokens: (string | undefined)[] = [];
/** More forms than may be posted without a captcha. */
let givenBack: (string | undefined)[] = [];
beforeAll(async () => {
  contact = await openTestContact(async (c, token) => {
    usedTokens.push(token);
    c.set('giveBackForm', async () => givenBack.push(token));
    return token === 'wrong' ? (invalid(c, { captchaToken: 'No.' }) as never) : null;
  });
  storeId = contact.known.restaurants[0]?.storeId ?? '';
}, 120_000);
afterAll(() => contact.close());
beforeEach(async () => {
  usedTokens = [];
  givenBack = [];
  await contact.clear();
});

const praise = () => ({ enquiryRestaurant: storeId });
const sendJson = (changes: object) =>
  contact.post('/sendemail', { idempotencyKey: crypto.randomUUID(), ...exampleMessage, ...praise(), ...changes });

describe("the forms' content", () => {
  it.each(['/content', '/contactTypes'])(
    '%s lists reasons and restaurants, but not who reads a message',
    async (path) => {
      const { status, body } = await contact.get(path);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        contactReasons: expect.arrayContaining([
          expect.objectContaining({ id: 'allergy', subReasons: expect.any(Array) }),
        ]),
        restaurants: expect.arrayContaining([expect.objectContaining({ storeId })]),
      });
      expect(JSON.stringify(body)).not.toContain('@');
    },
  );
});

describe('a message', () => {
  it('a message is stored as written, sent to the restaurant, and acknowledged with a reference', async () => {
    const restaurant = contact.known.restaurants[0];
    const { status, body } = await contact.send(praise());
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      reference: expect.stringMatching(/^[A-Z\d]{8}$/),
      answer: expect.any(String),
    });
    expect(await contact.messages()).toMatchObject([
      { first_name: 'Ann', phone_number: '07700 900123', message: exampleMessage.message, about: 'visit/praise' },
    ]);
    const [notice, receipt] = await contact.mails();
    expect(notice).toMatchObject({
      to: restaurant?.email,
      replyTo: { name: 'Ann Baker', address: 'ann@example.co.uk' },
      subject: `A visit to us: Something was lovely, ${body.reference}`,
      text: expect.stringContaining('The sourdough was lovely.'),
      html: expect.stringContaining('Thank you, &lt;all&gt; &amp; everyone.'),
    });
    expect(receipt).toMatchObject({
      to: 'ann@example.co.uk',
      replyTo: { name: restaurant?.title, address: restaurant?.email },
      text: expect.stringContaining(String(body.answer)),
    });
    expect(`${receipt?.html}${receipt?.text}${receipt?.subject}`).not.toMatch(/sourdough|Ann|Baker|07700/);
  });

  it('an allergic reaction goes to those responsible with its day, and says to ring 999 first', async () => {
    const response = await contact.send({
      ...praise(),
      enquiryType: 'allergy/reaction',
      visitDate: '2026-11-20',
      guests: '3',
    });
    expect(response.body.answer).toMatch(/We’ll ring you today.*999/);
    const [notice] = await contact.mails();
    expect(notice).toMatchObject({ to: 'safety@tavola.example', text: expect.stringMatching(/20 November 2026/) });
  });

  it('simultaneous messages with one key are sent once, and use the captcha once', async () => {
    const same = { ...praise(), idempotencyKey: 'one-and-the-same', captchaToken: 'good' };
    const answers = await Promise.all([1, 2, 3].map(() => contact.send(same)));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    usedTokens = [];
    expect((await contact.send({ ...same, captchaToken: 'another' })).body.reference).toBe(answers[0]?.body.reference);
    expect(usedTokens).toEqual([]);
    expect(await contact.messages()).toHaveLength(1);
    expect(await contact.mails()).toHaveLength(2);
    expect((await contact.send({ ...same, message: 'Something else' })).status).toBe(409);
  });

  it('without a key, identical words and files are sent once', async () => {
    const bill = () => new File([new Uint8Array(pdfOf())], 'bill.pdf');
    const send = (changes: Record<string, string | File[]> = {}) =>
      contact.send({ ...praise(), idempotencyKey: undefined, ...changes });
    const response = await send();
    expect(response.status).toBe(200);
    expect((await sendJson({ idempotencyKey: undefined })).body).toEqual(response.body);
    expect((await send({ uploadedFiles: [bill()] })).status).toBe(200);
    expect((await send({ message: 'And the coffee.' })).status).toBe(200);
    expect(await contact.messages()).toHaveLength(3);
  });

  it('a message may be sent in JSON, with its files in base64', async () => {
    const content = pdfOf();
    const same = { idempotencyKey: 'in-json-and-as-a-form', ...exampleMessage, ...praise() };
    const files = [{ fileName: 'bill.pdf', content: content.toString('base64') }];
    const response = await contact.post('/sendemail', { ...same, guests: 3, uploadedFiles: files });
    expect(response.status).toBe(200);
    expect(await contact.messages()).toMatchObject([{ first_name: 'Ann', guests: 3, message: exampleMessage.message }]);
    expect(await contact.files()).toMatchObject([{ content_type: 'application/pdf', content }]);
    const again = await contact.send({
      ...same,
      guests: '3',
      uploadedFiles: [new File([new Uint8Array(content)], 'bill.pdf')],
    });
    expect(again.body.reference).toBe(response.body.reference);
  });

  it.each([
    [
      'invalid base64',
      [{ fileName: 'bill.pdf', content: 'not base64!' }],
      { uploadedFiles: expect.stringMatching(/couldn’t open/) },
    ],
    [
      "a file that's too large",
      [{ fileName: 'bill.pdf', content: 'A'.repeat(7 * 1024 * 1024) }],
      { uploadedFiles: expect.stringMatching(/larger than 5 MB/) },
    ],
    [
      'too many files',
      Array(6).fill({ fileName: 'a.pdf', content: '' }),
      { uploadedFiles: expect.stringMatching(/up to 5 files/) },
    ],
  ])('a message in JSON is refused with %s', async (_, files, fields) => {
    const { status, body } = await sendJson({ uploadedFiles: files });
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields });
    expect(await contact.messages()).toEqual([]);
  });

  const bill = { fileName: 'bill.pdf', content: Buffer.from('%PDF-1.4').toString('base64') };
  const stray = {
    files:
      'Your files didn’t come through: we read them from “uploadedFiles” only. Reload the page and choose them again.',
  };
  it.each([
    ['as a form', () => contact.send({ ...praise(), files: [new File(['%PDF-1.4'], 'bill.pdf')] })],
    [
      'as a form, two of them beside a valid one',
      () => {
        const [first, two, three] = ['a', 'b', 'c'].map((name) => new File(['%PDF-1.4'], `${name}.pdf`));
        return contact.send({ ...praise(), uploadedFiles: [first as File], files: [two as File, three as File] });
      },
    ],
    ['in JSON', () => sendJson({ files: [bill] })],
    ['in JSON, a single file', () => sendJson({ files: bill })],
  ])('a message with a file in another field is refused with an error: %s', async (_, send) => {
    const { status, body } = await send();
    expect([status, body.fields]).toEqual([400, stray]);
    expect(await contact.messages()).toEqual([]);
  });

  it("a message in JSON whose reason isn't text is refused", async () => {
    const { status, body } = await sendJson({ enquiryType: { toString: 1 } });
    expect([status, body.fields]).toEqual([400, { enquiryType: 'Choose what it’s about.' }]);
  });

  it('a message with too many files is refused', async () => {
    const files = Array.from({ length: 6 }, () => new File(['%PDF-1.4'], 'bill.pdf'));
    const { status, body } = await contact.send({ ...praise(), uploadedFiles: files });
    expect([status, body.fields]).toEqual([400, { uploadedFiles: 'Choose up to 5 files.' }]);
  });

  it('a message with an unknown field without a file is accepted as the same message', async () => {
    const same = { ...praise(), idempotencyKey: 'with-and-without' };
    const response = await contact.send({ ...same, formType: 'contact', files: [new File([], '')] });
    expect((await contact.send(same)).body.reference).toBe(response.body.reference);
  });

  it('a message in another format is refused with the accepted formats', async () => {
    const answer = await contact.api.request('/sendemail', { method: 'POST' });
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { body: expect.any(String) } }]);
  });

  it('a message is refused after its address was sent five within the hour', async () => {
    for (let count = 0; count < 5; count += 1) expect((await contact.send(praise())).status).toBe(200);
    const { status, body } = await contact.send(praise());
    expect([status, body.message]).toEqual([
      429,
      'We’ve already sent several e-mails to this address. Please try again in 60 minutes.',
    ]);
    expect((await contact.send({ ...praise(), email: 'ben@example.co.uk' })).status).toBe(200);
    expect(await contact.messages()).toHaveLength(6);
  });

  it('a message from a bot is refused', async () => {
    const response = await contact.send({ ...praise(), captchaToken: 'wrong' });
    expect(response.body).toMatchObject({ code: 400, fields: { captchaToken: 'No.' } });
    expect(await contact.messages()).toEqual([]);
  });

  it("a message is not stored if its e-mails can't be queued", async () => {
    const { enqueue } = contact.deps.jobs;
    contact.deps.jobs.enqueue = () => Promise.reject(new Error('queue gone'));
    contact.api.onError((_, c) => c.json({}, 502));
    expect((await contact.send(praise())).status).toBe(502);
    contact.deps.jobs.enqueue = enqueue;
    expect(await contact.messages()).toEqual([]);
  });

  it('a message is deleted with its files after the configured number of days', async () => {
    const pdf = new File([new Uint8Array(pdfOf())], 'bill.pdf');
    await contact.send({ ...praise(), uploadedFiles: [pdf] });
    const { keptDays } = contact.known.contact;
    const deleteAfter = (days: number) =>
      deleteOldMessages({ db: contact.connection.db, keptDays }, TEST_NOW.add({ hours: 24 * days }));
    expect([keptDays, await deleteAfter(89), await deleteAfter(90), await deleteAfter(90)]).toEqual([90, 0, 1, 0]);
    expect(await contact.files()).toEqual([]);
    expect(await contact.mails()).toEqual([null, null]);
  });
});

it("praise doesn't need a phone number", async () => {
  expect((await contact.send({ ...praise(), phone: '' })).status).toBe(200);
});

it.each([
  ['no message', { message: ' ' }, { message: 'Enter your message.' }],
  ["a message that's too long", { message: 'x'.repeat(2001) }, { message: 'Keep your message to 2000 characters.' }],
  [
    'no phone number for a call back',
    { enquiryType: 'allergy/reaction', visitDate: '2026-11-20', phone: '' },
    { phone: expect.stringContaining('ring you') },
  ],
  ['no reason', { enquiryType: '' }, { enquiryType: 'Choose what it’s about.' }],
  ['a reason with three parts', { enquiryType: 'visit/praise/x' }, { enquiryType: expect.any(String) }],
  ['a NUL after the reason', { enquiryType: 'visit/praise/\u0000' }, { enquiryType: expect.any(String) }],
  ['a reason without its part', { enquiryType: 'visit' }, { enquiryType: 'Choose what it’s about.' }],
  ['an unknown restaurant', { enquiryRestaurant: '1' }, { enquiryRestaurant: 'Choose a restaurant.' }],
  ['a name over two lines', { firstName: 'Ann\r\nBcc: all@example.com' }, { firstName: expect.anything() }],
  [
    'no guests on a visit',
    { enquiryType: 'booking/coming', visitDate: '2026-11-28' },
    { guests: 'Enter how many of you there were.' },
  ],
  ['guests in words', { guests: 'many' }, { guests: 'Enter the number of guests in digits.' }],
  ['an impossible date', { visitDate: '2026-02-30' }, { visitDate: expect.stringContaining('real date') }],
  [
    'a complaint about a future date',
    { enquiryType: 'visit/complaint', visitDate: '2027-11-20' },
    { visitDate: 'That date hasn’t happened yet. Enter the day you were with us.' },
  ],
  [
    'everything missing',
    { firstName: undefined, lastName: undefined, email: undefined, enquiryType: undefined, message: undefined },
    {
      firstName: expect.any(String),
      lastName: expect.any(String),
      email: expect.any(String),
      enquiryType: expect.any(String),
      message: expect.any(String),
    },
  ],
  [
    'fields the reason needs and the message lacks',
    { enquiryType: 'allergy/unwell', enquiryRestaurant: '', message: '' },
    {
      enquiryRestaurant: expect.any(String),
      visitDate: expect.any(String),
      guests: expect.any(String),
      message: expect.any(String),
    },
  ],
])('a message reports an error at its field: %s', async (_, changes: Record<string, string | undefined>, fields) => {
  const { status, body } = await contact.send({ ...praise(), ...changes });
  expect([status, body.fields]).toEqual([400, fields]);
  expect(await contact.messages()).toEqual([]);
});

it.each([
  ['no phone number', { enquiryType: 'allergy/reaction', visitDate: '2026-11-20', phone: '' }, 'phone'],
  [
    'no restaurant',
    { enquiryType: 'allergy/reaction', enquiryRestaurant: '', visitDate: '2026-11-20' },
    'enquiryRestaurant',
  ],
])('a file of the wrong type is reported together with %s', async (_, changes, field) => {
  const { status, body } = await contact.send({
    ...praise(),
    ...changes,
    uploadedFiles: [new File(['a note'], 'note.txt')],
  });
  expect([status, body.fields]).toEqual([
    400,
    { [field]: expect.any(String), uploadedFiles: expect.stringMatching(/We can only take photos/) },
  ]);
});

it('a message gives way to others while its files are read', async () => {
  const single = { begun: 1, search: 1, page: 1, robot: 1 };
  const zero = { begun: 0, search: 0, page: 0, robot: 0 };
  const gate = createGate({ capacity: 1, most: single, keptFree: zero, queue: single, waitMs: single });
  const [readingStarted, readingDone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  contact.deps.fileTurns = async (_, __, work) => {
    readingStarted.resolve();
    await readingDone.promise;
    return work({ signal: new AbortController().signal, seconds: () => 60 });
  };
  const uploadedFiles = [new File([new Uint8Array(pdfOf())], 'bill.pdf')];
  const response = gate.run('begun', () => contact.send({ ...praise(), uploadedFiles }));
  await readingStarted.promise;
  expect(await gate.run('begun', async () => 'a table')).toBe('a table');
  readingDone.resolve();
  expect((await response).status).toBe(200);
});

it('a message counts as sent without a captcha only if it was accepted', async () => {
  const note = new File(['a note'], 'note.txt');
  expect((await contact.send({ ...praise(), uploadedFiles: [note], captchaToken: 'a note' })).status).toBe(400);
  expect((await contact.send({ ...praise(), captchaToken: 'taken' })).status).toBe(200);
  expect([usedTokens, givenBack]).toEqual([['a note', 'taken'], ['a note']]);
});

describe('naughty strings', () => {
  const keys = [
    'idempotencyKey',
    'captchaToken',
    ...Object.keys(exampleMessage),
    'guests',
    'visitDate',
    'uploadedFiles',
  ];
  it.each([
    ['every field', keys],
    ['the free text fields', ['firstName', 'lastName', 'message']],
    ['the key', ['idempotencyKey', 'captchaToken']],
  ])(
    'naughty strings in %s are accepted or refused with a message, and break no e-mail',
    async (_, fields) => {
      for (const [index, text] of naughtyStrings.entries()) {
        const changes = Object.fromEntries(fields.map((field) => [field, text]));
        const email = `ann.${index}@example.co.uk`;
        const { status, body } = await contact.send({ ...praise(), email, ...changes });
        expect([text, status < 500, status === 200 || Boolean(body.message)]).toEqual([text, true, true]);
      }
      for (const mail of await contact.mails()) {
        expect(mail?.replyTo?.name).not.toMatch(/[\r\n]/);
        expect(mail?.html).not.toMatch(/<script>alert/i);
      }
    },
    LONG,
  );
});

it.each([
  ['nothing', undefined, undefined],
  ['a truncated form', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="first'],
  ['a form without a boundary', 'multipart/form-data', 'firstName=Ann'],
  ['JSON', 'application/json', '{}'],
])('%s is refused', async (_, type, body) => {
  contact.api.onError((error, c) => c.json({}, (error as { status?: 400 }).status ?? 500));
  const headers = type ? { 'content-type': type } : undefined;
  const { status } = await contact.api.request('/sendemail', { method: 'POST', headers, body });
  expect([400, 415]).toContain(status);
});
