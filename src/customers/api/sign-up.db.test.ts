import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  exampleSignUp,
  exampleSubscription,
  openTestCustomers,
  type TestCustomers,
} from '../../../tests/support/customers.ts';
import { naughtyStrings } from '../../../tests/support/naughty-strings.ts';
import { invalid } from '../../platform/api/api.ts';
import { withdrawConsent } from '../engine/leave.server.ts';

const LONG = 240_000;
const WITH_VOUCHER = 'ann@example.co.uk';
const PENDING = { status: 200, body: { data: { status: 'pending' } } };
let customers: TestCustomers;
let usedTokens: (string | undefined)[] = [];
beforeAll(async () => {
  customers = await openTestCustomers({
    welcomeVoucher: async (email) => email === WITH_VOUCHER,
    senderCheck: async (c, token) => {
      usedTokens.push(token);
      return token === 'wrong' ? (invalid(c, { captchaToken: 'No.' }) as never) : null;
    },
  });
}, 120_000);
afterAll(() => customers.close());
beforeEach(async () => {
  usedTokens = [];
  await customers.clear();
});

const followLink = async () => customers.post(`/signup/links/${await customers.confirmToken()}`);

describe('a sign-up', () => {
  it('a sign-up takes effect only by the link in its e-mail', async () => {
    expect(await customers.signUp()).toEqual(PENDING);
    expect(await customers.consent()).toEqual({ email: false, sms: false });
    expect(await customers.customer()).toMatchObject({ first_name: '', phone_number: '', confirmed_at: null });
    const [mail, ...rest] = await customers.mails();
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ to: 'ann@example.co.uk', subject: 'Please confirm: news and offers from Tavola' });
    expect(mail?.unsubscribeUrl).toBeUndefined();
    expect(mail?.text).toContain('delete your address after 30 days');
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/\bAnn\b|07700/);

    const token = await customers.confirmToken();
    expect(mail?.text).toContain(`${customers.publicUrl}/sign-up/confirm/${token}`);
    const link = { data: { status: 'pending', channels: ['email', 'sms'] } };
    expect(await customers.get(`/signup/links/${token}`)).toEqual({ status: 200, body: link });
    expect(await customers.consent()).toEqual({ email: false, sms: false });
    const confirmedResponse = { status: 200, body: { data: { status: 'confirmed', channels: ['email', 'sms'] } } };
    const welcomeResponse = {
      ...confirmedResponse,
      body: { data: { ...confirmedResponse.body.data, welcomeVoucher: true } },
    };
    expect(await followLink()).toEqual(welcomeResponse);
    expect(await followLink()).toEqual(confirmedResponse);
    expect((await customers.get(`/signup/links/${token}`)).body).toEqual(confirmedResponse.body);
    expect(await customers.consent()).toEqual({ email: true, sms: true });
    expect(await customers.customer()).toMatchObject({
      first_name: 'Ann',
      phone_number: '07700 900123',
      fav_restaurant_code: '1013',
      birth_date: -2_077_747_200,
    });
    expect((await customers.ledger()).map(({ channel, state, place }) => [channel, state, place])).toEqual([
      ['email', 'asked', 'sign-up'],
      ['sms', 'asked', 'sign-up'],
      ['email', 'given', 'sign-up'],
      ['sms', 'given', 'sign-up'],
    ]);
  });

  it('a sign-up mentions a voucher only if the welcome e-mail contains one', async () => {
    await customers.signUp();
    await followLink();
    customers.pass({ minutes: 20 });
    await customers.signUp({ firstName: 'Anna' });
    expect((await followLink()).body.data).not.toHaveProperty('welcomeVoucher');
    await customers.signUp({ email: 'bob@example.co.uk' });
    expect((await followLink()).body.data).not.toHaveProperty('welcomeVoucher');
  });

  it.each([
    ['all', ['email', 'sms'], { status: 'left', channels: [] }],
    ['text messages', ['sms'], { status: 'confirmed', channels: ['email'] }],
    ['e-mails', ['email'], { status: 'confirmed', channels: ['sms'] }],
  ] as const)(
    'the sign-up link shows that %s was left since, before and after following it again',
    async (_, channels, link) => {
      await customers.signUp();
      await followLink();
      const withdrawal = {
        email: 'ann@example.co.uk',
        channels,
        place: 'preferences',
        now: customers.deps.clock(),
      } as const;
      await customers.connection.db.transaction().execute((tx) => withdrawConsent(tx, withdrawal));
      const answer = { status: 200, body: { data: link } };
      expect(await customers.get(`/signup/links/${await customers.confirmToken()}`)).toEqual(answer);
      expect(await followLink()).toEqual(answer);
    },
  );

  it('a confirmed sign-up gets one welcome, with links to leave', async () => {
    await customers.signUp();
    await followLink();
    await followLink();
    const [welcome, ...rest] = await customers.mails();
    expect(rest).toEqual([]);
    const { guid, id } = (await customers.customer()) ?? {};
    expect(welcome).toMatchObject({
      subject: 'Welcome to Tavola',
      unsubscribeUrl: expect.stringMatching(`^${customers.publicUrl}/unsubscribe/${id}\\.[\\w-]{43}$`),
      text: expect.stringContaining(`${customers.publicUrl}/preferences/${guid}`),
    });
    expect(welcome?.html).toContain('Good to have you, Ann.');
    expect(welcome?.text).toContain(` ${customers.mailDeps.settings.customers.newsFrequency}, when`);
  });

  it('a sign-up of a known address gets the same response, and changes nothing before confirmation', async () => {
    await customers.signUp();
    await followLink();
    customers.pass({ hours: 1 });
    expect(await customers.signUp({ firstName: 'Eve', phoneNumber: '01632 960000', birthday: undefined })).toEqual(
      PENDING,
    );
    expect(await customers.customer()).toMatchObject({ first_name: 'Ann', phone_number: '07700 900123' });
    expect(await customers.consent()).toEqual({ email: true, sms: true });
    expect(await customers.rows('customers')).toHaveLength(1);
  });

  it('a repeated sign-up counts once, with or without a key; later it counts again', async () => {
    await Promise.all([customers.signUp(), customers.signUp(), customers.signUp({ email: 'Ann@Example.co.uk' })]);
    expect(await customers.mails()).toHaveLength(1);
    customers.pass({ minutes: 11 });
    expect(await customers.signUp()).toEqual(PENDING);
    expect(await customers.mails()).toHaveLength(2);
    const idempotencyKey = 'one-and-the-same';
    await customers.signUp({ idempotencyKey, email: 'bob@example.co.uk' });
    customers.pass({ hours: 30 });
    expect(await customers.signUp({ idempotencyKey, email: 'bob@example.co.uk' })).toEqual(PENDING);
    expect(await customers.mails()).toHaveLength(3);
    expect(await customers.signUp({ idempotencyKey, email: 'cat@example.co.uk' })).toMatchObject({ status: 409 });
  });

  it("a sign-up is accepted under the second interface's field names", async () => {
    const { email: emailAddress, acceptSmsTerms: acceptSMSTerms, ...rest } = exampleSignUp;
    const body = { ...rest, emailAddress, acceptSMSTerms, acceptHoseasons: true };
    expect(await customers.post('/signup', body)).toEqual(PENDING);
    expect(await customers.signUp()).toEqual(PENDING);
    expect(await customers.mails()).toHaveLength(1);
    expect((await followLink()).body.data).toMatchObject({ status: 'confirmed', channels: ['email', 'sms'] });
  });

  it.each([
    [{ emailAddress: 'ann@', acceptSMSTerms: 'yes' }, ['acceptSMSTerms', 'emailAddress']],
    [{ emailAddress: '' }, ['emailAddress']],
    [{}, ['email']],
    [{ email: 'ann@', emailAddress: 'ann@example.co.uk' }, ['email']],
  ])('the errors of %j use the field names that were sent', async (input, fields) => {
    const { email: _, acceptSmsTerms: __, ...rest } = exampleSignUp;
    const { status, body } = await customers.post('/signup', { ...rest, ...input });
    expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([400, fields]);
  });

  it("sign-ups don't flood anyone's inbox", async () => {
    for (const firstName of ['A', 'B', 'C', 'D', 'E']) expect(await customers.signUp({ firstName })).toEqual(PENDING);
    const response = await customers.signUp({ firstName: 'F' });
    expect([response.status, response.body.message]).toEqual([429, expect.stringContaining('try again in 60 min')]);
    expect(await customers.mails()).toHaveLength(5);
    customers.pass({ hours: 1 });
    expect(await customers.signUp({ firstName: 'F' })).toEqual(PENDING);
  });

  it('a sign-up requires the captcha, except for a repeated form', async () => {
    expect((await customers.signUp({ captchaToken: 'wrong' })).body.fields).toEqual({ captchaToken: 'No.' });
    expect(await customers.rows('customers')).toEqual([]);
    await customers.signUp({ captchaToken: 'right' });
    await customers.signUp({ captchaToken: 'used' });
    expect(usedTokens).toEqual(['wrong', 'right']);
  });

  it.each([
    ['no address', { email: ' ' }, ['email']],
    ['an invalid address', { email: 'ann@' }, ['email']],
    ['no name', { firstName: '' }, ['firstName']],
    ['a header in the name', { firstName: 'Ann\r\nBcc: eve@example.com' }, ['firstName']],
    ['no restaurant', { favouriteRestaurant: '' }, ['favouriteRestaurant']],
    ['an unknown restaurant', { favouriteRestaurant: '1' }, ['favouriteRestaurant']],
    ["a restaurant that isn't text", { favouriteRestaurant: { toString: 1 } }, ['favouriteRestaurant']],
    ["a phone number that isn't text", { phoneNumber: { toString: 1 } }, ['phoneNumber']],
    ['an invalid number', { phoneNumber: '12' }, ['phoneNumber']],
    ['texts without a number', { phoneNumber: '' }, ['phoneNumber']],
    ['terms not accepted', { acceptTerms: false }, ['acceptTerms']],
    ['half a birthday', { birthday: { month: 5 } }, ['birthday.day']],
    ['30 February', { birthday: { day: 30, month: 2 } }, ['birthday.day']],
    ['29 February 2023', { birthday: { day: 29, month: 2, year: 2003 } }, ['birthday.day']],
    ['a child', { birthday: { day: 1, month: 5, year: 2015 } }, ['birthday.year']],
    [
      'nothing',
      { email: '', firstName: '', favouriteRestaurant: '', acceptTerms: undefined, phoneNumber: '' },
      [...['acceptTerms', 'email', 'favouriteRestaurant', 'firstName', 'phoneNumber']],
    ],
  ])('a sign-up with %s reports an error at its field', async (_, changes, fields) => {
    const { status, body } = await customers.signUp(changes);
    expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([400, fields]);
    for (const words of Object.values(body.fields ?? {})) expect(words).toMatch(/^[A-Z].*\.$/);
    expect(await customers.rows('customers')).toEqual([]);
  });

  it("a sign-up doesn't need texts, phone or birthday", async () => {
    const small = { phoneNumber: undefined, birthday: undefined, acceptSmsTerms: undefined };
    expect(await customers.signUp(small)).toEqual(PENDING);
    await followLink();
    expect(await customers.consent()).toEqual({ email: true, sms: false });
  });

  it.each([null, {}, { day: null, month: null, year: null }])(
    'a sign-up with the birthday %j has none',
    async (birthday) => {
      expect(await customers.signUp({ birthday })).toEqual(PENDING);
      await followLink();
      expect(await customers.customer()).toMatchObject({ first_name: 'Ann', birth_date: null });
      const { status, body } = await customers.signUp({ birthday, firstName: '' });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['firstName']]);
    },
  );
});

describe('the second interface', () => {
  const subscribe = (changes: object = {}) =>
    customers.post('/v1/signup/subscribe', { ...exampleSubscription, ...changes });

  it('the second interface stores the same record by the same link', async () => {
    expect(await subscribe()).toEqual(PENDING);
    await followLink();
    expect(await customers.consent()).toEqual({ email: true, sms: true });
    expect(await customers.customer()).toMatchObject({
      first_name: 'Ann',
      fav_restaurant_code: '1013',
      birth_date: -2_077_747_200,
    });
  });

  it.each([
    ['no address', { emailAddress: '' }, ['emailAddress']],
    ['no name', { name: '' }, ['name']],
    ['no restaurant', { restaurantId: '' }, ['restaurantId']],
    ['a missing restaurant', { restaurantId: undefined }, ['restaurantId']],
    ['an unknown restaurant', { restaurantId: '1' }, ['restaurantId']],
    ["a restaurant that isn't text", { restaurantId: { toString: 1 } }, ['restaurantId']],
    ["a phone number that isn't text", { mobile: { toString: 1 } }, ['mobile']],
    ['no consent', { marketingEmail: false }, ['marketingEmail']],
    ['texts without a number', { mobile: '' }, ['mobile']],
    ['an impossible date', { dateOfBirth: '2003-02-29' }, ['dateOfBirth']],
    ['a child', { dateOfBirth: '2015-05-01' }, ['dateOfBirth']],
  ])('a sign-up by the second interface with %s reports an error at its own field', async (_, changes, fields) => {
    const { status, body } = await subscribe(changes);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, fields]);
  });
});

it('an unknown sign-up link is 404', async () => {
  expect((await customers.get('/signup/links/nobody')).status).toBe(404);
  expect((await customers.post('/signup/links/nobody')).status).toBe(404);
});

describe('naughty strings', () => {
  it.each(['email', 'firstName', 'favouriteRestaurant', 'phoneNumber', 'source'])(
    'naughty strings in %s are accepted or refused with a message',
    async (field) => {
      for (const text of naughtyStrings) {
        const email = `naughty${crypto.randomUUID()}@example.co.uk`;
        const { status, body } = await customers.signUp({ email, acceptSmsTerms: false, [field]: text });
        expect([text, status < 500, status === 200 || Boolean(body.message)]).toEqual([text, true, true]);
      }
    },
    LONG,
  );
});

describe('without confirmation', () => {
  let atOnce: TestCustomers;
  beforeAll(async () => {
    atOnce = await openTestCustomers({ env: { SIGN_UP_CONFIRMATION: 'off' } });
  }, 120_000);
  afterEach(() => atOnce.clear());
  afterAll(() => atOnce.close());

  it('without confirmation a sign-up takes effect immediately', async () => {
    expect((await atOnce.signUp()).body).toEqual({ data: { status: 'confirmed' } });
    expect(await atOnce.consent()).toEqual({ email: true, sms: true });
    expect((await atOnce.mails()).map(({ subject }) => subject)).toEqual(['Welcome to Tavola']);
  });
});
