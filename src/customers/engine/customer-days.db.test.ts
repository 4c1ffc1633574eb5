import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { brandContent } from '../../../tests/support/app.ts';
import { openTestCustomers, type TestCustomers } from '../../../tests/support/customers.ts';
import { textPart } from '../../messages/email-content.ts';
import { renderCustomerEmail } from '../messages/customer-email.server.ts';
import { queueBirthdays } from './birthdays.server.ts';
import { deleteOldCustomers } from './delete-old-customers.server.ts';
import { leaveAll } from './preferences.server.ts';

let customers: TestCustomers;
beforeAll(async () => {
  customers = await openTestCustomers();
}, 120_000);
afterAll(() => customers.close());
beforeEach(() => customers.clear());

const greet = () => queueBirthdays({ ...customers.deps, daysAhead: 14 });
const emails = async () => (await customers.mails()).filter(({ subject }) => subject.startsWith('Your birthday'));
const born = (day: number, month: number, year?: number) => ({ birthday: { day, month, year } });
const DAY = 24;

describe('a birthday', () => {
  it('a birthday is greeted once a year, some days ahead, if the customer agrees', async () => {
    await customers.join(born(5, 12, 1984));
    expect(await greet()).toBe(0);
    customers.pass({ hours: DAY });
    expect(await Promise.all([greet(), greet()])).toContain(1);
    expect(await greet()).toBe(0);
    const [email, ...rest] = await emails();
    expect(rest).toEqual([]);
    expect(email).toMatchObject({ to: 'ann@example.co.uk', unsubscribeUrl: expect.stringContaining('/unsubscribe/') });
    expect(email?.text).toContain('A dolce of your choice.');
    expect(email?.html).toContain(customers.mailDeps.settings.customers.birthdayPreview);
    customers.pass({ hours: 14 * DAY });
    expect(await greet()).toBe(0);
    customers.pass({ hours: 351 * DAY });
    expect(await greet()).toBe(1);
    expect(await emails()).toHaveLength(2);
  });

  it('birthday and welcome e-mails contain vouchers, only for customers who agree', async () => {
    await customers.join(born(4, 12));
    await customers.join({ ...born(4, 12), email: 'bob@example.co.uk' });
    await greet();
    await leaveAll(customers.deps, (await customers.customer('bob@example.co.uk'))?.guid ?? '');
    const requests: unknown[] = [];
    const attachments = [{ filename: 'a.png', content: 'a', contentType: 'image/png', cid: 'a' }];
    const giveGift = async (request: unknown) => {
      requests.push(request);
      return { title: 'A gift', parts: [textPart('Your code is CDFG.')], attachments };
    };
    const jobs = (await customers.queued()).filter(({ kind }) => kind === 'welcome' || kind === 'birthday');
    const mails = [];
    for (const job of jobs) mails.push(await renderCustomerEmail({ ...customers.mailDeps, giveGift }, job));
    expect(requests).toEqual([
      { kind: 'welcome', email: 'ann@example.co.uk', occasion: 'welcome', storeId: '1013' },
      { kind: 'birthday', email: 'ann@example.co.uk', occasion: 'birthday.2026', storeId: '1013' },
    ]);
    for (const mail of mails.filter((mail) => mail !== null))
      expect(mail).toMatchObject({ text: expect.stringContaining('Your code is CDFG.'), attachments });
  });

  it('a birthday on 29 February comes every year, and one in January is found in December', async () => {
    await customers.join({ ...born(29, 2), email: 'leap@example.co.uk' });
    await customers.join({ ...born(3, 1), email: 'new@example.co.uk' });
    customers.pass({ hours: 35 * DAY });
    expect(await greet()).toBe(1);
    customers.pass({ hours: 60 * DAY });
    expect(await greet()).toBe(1);
    expect((await emails()).map(({ to }) => to)).toEqual(['new@example.co.uk', 'leap@example.co.uk']);
  });

  it("a birthday isn't greeted without consent, nor after unsubscribing", async () => {
    await customers.signUp(born(22, 11));
    await customers.join({ ...born(22, 11), email: 'bob@example.co.uk' });
    await leaveAll(customers.deps, (await customers.customer('bob@example.co.uk'))?.guid ?? '');
    await customers.join({ ...born(22, 11), email: 'cat@example.co.uk' });
    expect(await greet()).toBe(1);
    await leaveAll(customers.deps, (await customers.customer('cat@example.co.uk'))?.guid ?? '');
    expect(await emails()).toEqual([]);
  });
});

describe('deletion of old customers', () => {
  const clean = () =>
    deleteOldCustomers(
      { ...customers.deps, isNeeded: sql`false`, unconfirmedDays: 30, leftDays: 30 },
      customers.deps.clock(),
    );
  const addresses = async () => (await customers.rows('customers')).map(({ email }) => email).sort();

  it("an unconfirmed sign-up is deleted to the hour, a confirmed one isn't", async () => {
    await customers.join({ email: 'kept@example.co.uk' });
    await customers.signUp();
    customers.pass({ hours: 30 * DAY - 1 });
    expect(await clean()).toBe(0);
    customers.pass({ hours: 1 });
    expect(await clean()).toBe(1);
    expect(await clean()).toBe(0);
    expect(await addresses()).toEqual(['kept@example.co.uk']);
    expect(await customers.rows('sign_ups')).toHaveLength(1);
  });

  it('a newer sign-up keeps the customer', async () => {
    await customers.signUp();
    customers.pass({ hours: 20 * DAY });
    await customers.signUp();
    customers.pass({ hours: 10 * DAY });
    expect(await clean()).toBe(0);
    expect(await customers.rows('sign_ups')).toHaveLength(1);
    customers.pass({ hours: 20 * DAY });
    expect(await clean()).toBe(1);
  });

  it("a customer is deleted some days after unsubscribing; the ledger's hash stays", async () => {
    await customers.join();
    await leaveAll(customers.deps, (await customers.customer())?.guid ?? '');
    customers.pass({ hours: 30 * DAY - 1 });
    expect(await clean()).toBe(0);
    customers.pass({ hours: 1 });
    expect(await clean()).toBe(1);
    expect(await addresses()).toEqual([]);
    expect((await customers.ledger()).map(({ keyed: isKeyed }) => isKeyed)).toEqual(Array(6).fill(true));
  });
});

test('the privacy policy and the sign-up page state how long customers are stored', async () => {
  const { settings, pages } = await brandContent();
  const { unconfirmedDays, leftDays } = settings.customers;
  const page = (pageId: string) => JSON.stringify(pages.find(({ id }) => id === pageId));
  expect(page('privacy-policy')).toContain(`until you unsubscribe, and ${leftDays} days after`);
  expect(page('privacy-policy')).toContain(`${unconfirmedDays} days if you don’t confirm it`);
  expect(page('sign-up')).toContain(`don’t confirm within ${unconfirmedDays} days`);
});
