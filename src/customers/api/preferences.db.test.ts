import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCustomers, type TestCustomers } from '../../../tests/support/customers.ts';
import { naughtyStrings } from '../../../tests/support/naughty-strings.ts';
import { forgetToken } from '../engine/links.ts';

const NOBODY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const FORGOTTEN = { status: 200, body: { message: 'Success', tablesToCome: false } };
const SUCCESS = { status: 200, body: { message: 'Success' } };
let customers: TestCustomers;
let guid: string;
let id: string;
beforeAll(async () => {
  customers = await openTestCustomers();
}, 120_000);
afterAll(() => customers.close());
beforeEach(async () => {
  await customers.clear();
  await customers.join();
  const row = await customers.customer();
  guid = row?.guid ?? '';
  id = row?.id ?? '';
});

const call = (name: string, body: object) => customers.post(`/customer-data/${name}`, body);
const ask = (attributes: string[], of = guid) => call(`getcustomerpreferences/${of}`, { attributes });
const update = (changes: object, of = guid) => call('updateCustomerPreferences', { guid: of, ...changes });

describe('preferences', () => {
  it('preferences are returned by name, and only those requested', async () => {
    expect(await ask(['firstName', 'birthDate'])).toEqual({
      status: 200,
      body: { firstName: 'Ann', birthDate: -2_077_747_200 },
    });
    expect((await ask(['guid'])).body).toEqual({ guid });
    const interests = [
      { name: 'Pizza', checked: false },
      { name: 'Fresh pasta', checked: false },
    ];
    expect((await ask(['interests', 'websiteSmsOptIn'])).body).toEqual({ interests, websiteSmsOptIn: true });
    expect((await ask([])).body).toEqual({});
    expect((await ask(['password'])).status).toBe(400);
  });

  it.each([NOBODY, 'x', '%00', '1 or 1=1'])('the preferences key %s is unknown', async (key) => {
    expect((await ask(['firstName'], encodeURIComponent(key))).status).toBe(404);
  });

  it('preferences are updated by key, and only those sent', async () => {
    expect(await update({ firstName: 'Anna', interests: [{ name: 'Pizza', checked: true }] })).toEqual(SUCCESS);
    expect(await customers.customer()).toMatchObject({
      first_name: 'Anna',
      interests: ['Pizza'],
      phone_number: '07700 900123',
      birth_date: -2_077_747_200,
    });
    expect(await update({ birthDate: null, favRestaurantCode: '' })).toEqual(SUCCESS);
    expect(await customers.customer()).toMatchObject({ birth_date: null, fav_restaurant_code: '', first_name: 'Anna' });
    expect((await update({ firstName: 'Eve' }, NOBODY)).status).toBe(404);
  });

  it('ticked and unticked consents are written to the ledger once', async () => {
    await update({ websiteSmsOptIn: false, websiteEmailOptIn: true });
    await update({ websiteSmsOptIn: false });
    expect(await customers.consent()).toEqual({ email: true, sms: false });
    await update({ websiteSmsOptIn: true });
    expect(await customers.consent()).toEqual({ email: true, sms: true });
    const entries = (await customers.ledger()).filter(({ place }) => place === 'preferences');
    expect(entries.map(({ channel, state }) => `${channel} ${state}`)).toEqual(['sms withdrawn', 'sms given']);
  });

  it.each([
    ['no name', { firstName: ' ' }, 'firstName'],
    ['no phone', { phoneNumber: '' }, 'phoneNumber'],
    ['an invalid phone number', { phoneNumber: '12' }, 'phoneNumber'],
    ['an unknown restaurant', { favRestaurantCode: '1' }, 'favRestaurantCode'],
    ['noon', { birthDate: 43_200 }, 'birthDate'],
    ['a child', { birthDate: 1_430_438_400 }, 'birthDate'],
    ['a birth date long ago', { birthDate: -3_000_000_000_000 }, 'birthDate'],
    ['a gender with a control character', { gender: '\0' }, 'gender'],
    ['an unknown interest', { interests: [{ name: 'Golf', checked: true }] }, 'interests'],
  ])('preferences with %s are refused', async (_, changes, field) => {
    const { status, body } = await update(changes);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('all errors in preferences are reported at once', async () => {
    const wrong = { firstName: ' ', phoneNumber: 'abc', birthDate: 0.5, favRestaurantCode: '1' };
    const { status, body } = await update({ ...wrong, interests: [{ name: 'Golf', checked: true }] });
    expect([status, Object.keys(body.fields ?? {}).toSorted()]).toEqual([
      400,
      [...Object.keys(wrong), 'interests'].toSorted(),
    ]);
  });

  it('opting in to text messages needs a phone number, stored or sent', async () => {
    await customers.connection.pool.query("update customers set phone_number = ''");
    await update({ websiteSmsOptIn: false });
    expect(await update({ websiteSmsOptIn: true })).toMatchObject({
      status: 400,
      body: { fields: { phoneNumber: 'Enter a phone number so we can text you.' } },
    });
    expect(await update({ websiteSmsOptIn: true, phoneNumber: '07700 900999' })).toEqual(SUCCESS);
    expect(await customers.consent()).toMatchObject({ sms: true });
  });

  it('preferences outlast an older sign-up confirmed later, which only fills in the rest', async () => {
    customers.pass({ minutes: 1 });
    await customers.signUp({ firstName: 'Old', phoneNumber: '07700 900111' });
    const older = await customers.confirmToken();
    await update({ firstName: 'Zed', birthDate: null });
    await customers.post(`/signup/links/${older}`);
    expect(await customers.customer()).toMatchObject({
      first_name: 'Zed',
      birth_date: null,
      phone_number: '07700 900111',
    });
  });

  it('preferences accept any string', async () => {
    for (const text of naughtyStrings) {
      const { status } = await update({ firstName: text, gender: text, favRestaurantCode: text });
      expect([text, status < 500]).toEqual([text, true]);
    }
  }, 120_000);
});

it('leaving everything withdraws every channel', async () => {
  expect(await call('leave', { guid })).toEqual(SUCCESS);
  expect(await customers.consent()).toEqual({ email: false, sms: false });
  expect((await call('leave', { guid: NOBODY })).status).toBe(404);
});

describe('the preferences link', () => {
  it("the preferences link goes to the address's owner, with one response for everyone", async () => {
    await call('leave', { guid });
    expect(await call('sendpreferenceslink', { emailAddress: ' ANN@example.co.uk' })).toEqual(SUCCESS);
    expect(await call('sendpreferenceslink', { emailAddress: 'nobody@example.co.uk' })).toEqual(SUCCESS);
    const [mail, stranger, ...rest] = await customers.mails();
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ to: 'ann@example.co.uk', text: expect.stringContaining(`/preferences/${guid}`) });
    expect(stranger).toMatchObject({ to: 'nobody@example.co.uk', text: expect.stringContaining('/preferences/') });
    expect((await call('sendpreferenceslink', { emailAddress: 'nobody' })).body.fields).toHaveProperty('emailAddress');
  });

  it.each(['bob@example.co.uk', 'nobody@example.co.uk'])(
    'neither floods an inbox nor reveals whether %s is known',
    async (email) => {
      await customers.join({ email: 'bob@example.co.uk' });
      await customers.connection.pool.query('delete from address_messages');
      for (let at = 0; at < 5; at++) {
        expect(await call('sendpreferenceslink', { emailAddress: email })).toEqual(SUCCESS);
        customers.pass({ minutes: 11 });
      }
      expect((await call('sendpreferenceslink', { emailAddress: email })).status).toBe(429);
    },
  );
});

it.each([
  ['sendpreferenceslink', { emailAddress: 'ann@example.co.uk' }],
  ['sendpreferenceslink', { emailAddress: 'nobody@example.co.uk' }],
  ['forget', {}],
])('repeated requests by %s with %j send one e-mail within ten minutes', async (name, body) => {
  const ask = async () => expect(await call(name, { guid, ...body })).toEqual(SUCCESS);
  const countMails = async () => (await customers.queued()).filter(({ kind }) => /link|forget/.test(kind)).length;
  customers.pass({ minutes: 9 });
  await Promise.all([ask(), ask()]);
  for (let time = 0; time < 5; time++) await ask();
  customers.pass({ minutes: 9 });
  await ask();
  expect(await countMails()).toBe(1);
  customers.pass({ minutes: 1 });
  await ask();
  expect(await countMails()).toBe(2);
});

it('a job contains neither the key nor personal data', async () => {
  await call('sendpreferenceslink', { emailAddress: 'ann@example.co.uk' });
  await call('forget', { guid });
  expect(JSON.stringify(await customers.queued())).not.toMatch(new RegExp(`${guid}|ann|Ann|07700`));
});

it('personal data can be downloaded', async () => {
  const { status, body } = await call('download', { guid });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    email: 'ann@example.co.uk',
    customer: { firstName: 'Ann', phoneNumber: '07700 900123', websiteEmailOptIn: true },
    consents: [{ channel: 'email', state: 'asked' }, { channel: 'sms' }, { state: 'given' }, { state: 'given' }],
    signUps: [{ place: 'sign-up', first_name: 'Ann' }],
  });
  // Anyone shown the file could open the preferences.
  expect(JSON.stringify(body)).not.toContain(guid);
  expect((await call('download', { guid: NOBODY })).status).toBe(404);
});

describe('being forgotten', () => {
  const token = (at = customers.deps.clock().epochMilliseconds) =>
    forgetToken(customers.deps.tokenSecret, { customerId: id, at });

  it('being forgotten takes a link from an e-mail, and leaves a hash that keeps the address off the list', async () => {
    expect(await call('forget', { guid })).toEqual(SUCCESS);
    const mail = (await customers.mails()).find(({ subject }) => subject.startsWith('Delete'));
    expect(mail?.text).toContain(`/forget-me/${token()}`);
    expect(mail?.text).toMatch(/withdraw\s+and\s+delete\s+any\s+job\s+applications/);
    expect(await customers.customer()).not.toBeNull();
    expect((await call('forgetting', { token: token() })).body).toEqual({ forgotten: false });
    expect(await call('confirmforgetting', { token: token() })).toEqual(FORGOTTEN);
    expect((await call('forgetting', { token: token() })).body).toEqual({ forgotten: true });
    expect(await customers.customer()).toBeNull();
    expect(await customers.rows('sign_ups')).toEqual([]);
    expect(await customers.consent()).toEqual({ email: false, sms: false });
    expect(await customers.mails()).toEqual([]);
    expect(JSON.stringify(await customers.ledger())).not.toMatch(/ann@|07700/i);
    expect((await customers.ledger()).map(({ keyed: isKeyed }) => isKeyed)).not.toContain(false);
    expect((await customers.ledger()).slice(-2)).toMatchObject([{ place: 'forgotten' }, { place: 'forgotten' }]);
    expect((await ask(['firstName'])).status).toBe(404);
    expect(await call('confirmforgetting', { token: token() })).toEqual(FORGOTTEN);
  });

  it('being forgotten takes a recent link that we issued', async () => {
    const now = customers.deps.clock().epochMilliseconds;
    for (const otherToken of [`${id}.${token().split('.')[1]}`, token().replace(/.$/, '!'), '', 'x'])
      for (const name of ['forgetting', 'confirmforgetting'])
        expect((await call(name, { token: otherToken })).status).toBe(404);
    customers.pass({ hours: 7 * 24 });
    for (const name of ['forgetting', 'confirmforgetting'])
      expect((await call(name, { token: token(now) })).status).toBe(404);
    expect(await customers.customer()).not.toBeNull();
  });
});
