import type { OpenAPIHono } from '@hono/zod-openapi';
import { CUSTOMER_DATA_PATH, customerDataApi } from '../../src/customers/api/customer-data.server.ts';
import { SIGN_UP_PATH, SUBSCRIBE_PATH, signUpApi, subscribeApi } from '../../src/customers/api/sign-up.server.ts';
import type { CustomerMail } from '../../src/customers/contracts/customer-jobs.ts';
import { standingConsent } from '../../src/customers/engine/consent-ledger.server.ts';
import { customerOfAddress } from '../../src/customers/engine/customer-record.server.ts';
import { signUpToken } from '../../src/customers/engine/links.ts';
import type { ConfirmDeps } from '../../src/customers/engine/sign-up.server.ts';
import { renderCustomerEmail } from '../../src/customers/messages/customer-email.server.ts';
import type { CustomerTables } from '../../src/customers/tables.server.ts';
import { createArea } from '../../src/platform/api/api.ts';
import { everySender, type SenderCheck } from '../../src/platform/captcha/sender-check.server.ts';
import { defaultEnv, type Env } from '../../src/platform/env.ts';
import type { Mail } from '../../src/platform/messages/mailer.server.ts';
import { brandContent } from './app.ts';
import { openTestDatabase } from './database.ts';
import { sampleBrand } from './email-brand.ts';
import { inTurn } from './in-turn.ts';
import { openTestJobs } from './jobs.ts';
import { TEST_NOW } from './test-clock.ts';

/** A sign-up with every field. */
export const exampleSignUp = {
  email: 'ann@example.co.uk',
  firstName: 'Ann',
  favouriteRestaurant: '1013',
  phoneNumber: '07700 900123',
  birthday: { day: 29, month: 2 },
  acceptTerms: true,
  acceptSmsTerms: true,
};

/** The same for the second API. */
export const exampleSubscription = {
  emailAddress: 'ann@example.co.uk',
  name: 'Ann',
  restaurantId: '1013',
  mobile: '07700 900123',
  dateOfBirth: '1904-02-29',
  marketingEmail: true,
  marketingSms: true,
};

type Options = Pick<ConfirmDeps, 'welcomeVoucher'> & {
  senderCheck?: SenderCheck;
  env?: Pick<Env, 'SIGN_UP_CONFIRMATION'>;
};

/** The customers' endpoints over the sample content, on their own database, with a clock that tests move. */
export async function openTestCustomers({ senderCheck = everySender, env = defaultEnv, welcomeVoucher }: Options = {}) {
  const connection = await openTestDatabase<CustomerTables>();
  const jobs = await openTestJobs(connection);
  const { brand, publicUrl, settings: published } = await sampleBrand();
  const { restaurants } = await brandContent();
  let now = TEST_NOW;
  const deps = {
    db: connection.db,
    jobs,
    clock: () => now,
    senderCheck,
    env,
    tokenSecret: 'a-secret-of-at-least-thirty-two-characters',
    interests: () => ['Pizza', 'Fresh pasta'],
    storeIds: () => new Set(restaurants.map(({ storeId }) => storeId)),
  };
  const api: OpenAPIHono = createArea()
    .route(SIGN_UP_PATH, signUpApi({ ...deps, welcomeVoucher }))
    .route(SUBSCRIBE_PATH, subscribeApi(deps))
    .route(CUSTOMER_DATA_PATH, customerDataApi(deps)) as never;
  async function call(method: string, path: string, body?: unknown) {
    const headers = { 'content-type': 'application/json' };
    const payload = body === undefined ? {} : { headers, body: JSON.stringify(body) };
    const answer = await api.request(path, { method, ...payload });
    const result = (await answer.json()) as Record<string, unknown> & { fields?: Record<string, string> };
    return { status: answer.status, body: result };
  }
  const queuedMails = async (): Promise<CustomerMail[]> => {
    const { rows } = await connection.pool.query(
      "select data from pgboss.job where name = 'customer-message' order by created_on, id",
    );
    return rows.map(({ data }) => data);
  };
  const settings = { customers: { ...published.customers, birthdayGift: 'A dolce of your choice.' } };
  const mailDeps = { settings, db: connection.db, brand, publicUrl, tokenSecret: deps.tokenSecret, clock: deps.clock };
  const mails = async (): Promise<Mail[]> => {
    const emails = await inTurn(await queuedMails(), (job) => renderCustomerEmail(mailDeps, job));
    return emails.filter((mail) => mail !== null);
  };
  return {
    deps,
    mailDeps,
    connection,
    queued: queuedMails,
    mails,
    publicUrl,
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown = {}) => call('POST', path, body),
    signUp: (changes: object = {}) => call('POST', '/signup', { ...exampleSignUp, ...changes }),
    customer: (email = exampleSignUp.email) => customerOfAddress(connection.db, email),
    consent: (email = exampleSignUp.email) => standingConsent(connection.db, email),
    async join(changes: object = {}) {
      const signUp = { ...exampleSignUp, ...changes };
      await call('POST', '/signup', signUp);
      const { rows } = await connection.pool.query(
        `select s.id from sign_ups s join customers c on c.id = s.customer_id where lower(c.email) = lower($1)
         order by s.created_at desc limit 1`,
        [signUp.email],
      );
      await call('POST', `/signup/links/${signUpToken(deps.tokenSecret, rows[0].id)}`);
    },
    /** The token of the newest confirmation link, used or not. */
    async confirmToken() {
      const { rows } = await connection.pool.query('select id from sign_ups order by created_at desc limit 1');
      return signUpToken(deps.tokenSecret, rows[0]?.id);
    },
    ledger: async () => (await connection.pool.query('select * from customer_consents order by id')).rows,
    rows: async (table: string) => (await connection.pool.query(`select * from ${table}`)).rows,
    pass(duration: Temporal.DurationLike) {
      now = now.add(duration);
    },
    async clear() {
      now = TEST_NOW;
      await connection.pool.query('delete from customers');
      await connection.pool.query('delete from address_messages');
      await connection.pool.query('delete from pgboss.job');
      // Append-only; the owner of the table may disable that.
      await connection.pool.query('alter table customer_consents disable trigger customer_consents_is_append_only');
      await connection.pool.query('delete from customer_consents');
      await connection.pool.query('alter table customer_consents enable trigger customer_consents_is_append_only');
    },
    async close() {
      await jobs.stop();
      await connection.close();
    },
  };
}
export type TestCustomers = Awaited<ReturnType<typeof openTestCustomers>>;
