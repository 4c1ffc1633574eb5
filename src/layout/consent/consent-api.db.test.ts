import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appDeps, callerHeaders, SESSION } from '../../../tests/support/app.ts';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { TEST_NOW } from '../../../tests/support/test-clock.ts';
import { type App, createApp } from '../../app.ts';
import type { Connection } from '../../platform/database/database.ts';
import { choiceCookies } from './choice.ts';
import { WORDING_VERSION } from './wording.ts';

let connection: Connection<object>;
let app: App;
let headers: Record<string, string>;
let before: number;

const rows = async () => (await connection.pool.query('select * from consent_records order by id')).rows;
const post = (body: unknown, extraHeaders: Record<string, string> = {}) =>
  app.request('/api/consent', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', ...extraHeaders },
    body: JSON.stringify(body),
  });
const choice = (performance: boolean, marketing: boolean) => ({
  categories: { necessary: true, performance, marketing },
  wordingVersion: WORDING_VERSION,
});

beforeAll(async () => {
  connection = await openTestDatabase();
  const deps = { ...(await appDeps()), consent: { pool: connection.pool } };
  app = createApp(deps);
  headers = await callerHeaders(deps);
});
beforeEach(async () => {
  before = (await rows()).length;
});
afterAll(() => connection.close());

test('a consent record has the choice, wording version, time and session', async () => {
  const answer = await post(choice(true, false));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ recordedAt: TEST_NOW.toString() });
  expect((await rows()).slice(before)).toEqual([
    {
      id: expect.any(Number),
      session_id: SESSION,
      performance: true,
      marketing: false,
      wording_version: WORDING_VERSION,
      recorded_at: new Date(TEST_NOW.epochMilliseconds),
    },
  ]);
});

test("another choice adds a row; rows can't be changed or deleted", async () => {
  await post(choice(true, true));
  await post(choice(false, false));
  const records = await rows();
  expect(records.slice(before).map(({ performance }) => performance)).toEqual([true, false]);
  for (const attempt of [
    'update consent_records set marketing = true',
    'delete from consent_records',
    'truncate consent_records',
  ])
    await expect(connection.pool.query(attempt)).rejects.toThrow('consent_records is append-only');
  expect(await rows()).toEqual(records);
});

test('the response sets both cookies, secure over https', async () => {
  const plain = await post(choice(false, true));
  expect(plain.headers.getSetCookie()).toEqual(choiceCookies({ performance: false, marketing: true }, false));
  const secure = await post(choice(false, true), { 'x-forwarded-proto': 'https' });
  expect(secure.headers.getSetCookie()).toEqual(choiceCookies({ performance: false, marketing: true }, true));
});

test('a choice under an older wording is recorded but not applied', async () => {
  const answer = await post({ ...choice(true, true), wordingVersion: '2026-01-31' });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect((await rows()).at(-1)).toMatchObject({ wording_version: '2026-01-31' });
});

test.each([
  ['no categories', { wordingVersion: WORDING_VERSION }, 'categories'],
  [
    'a missing necessary category',
    { ...choice(true, true), categories: { performance: true, marketing: true } },
    'categories.necessary',
  ],
  [
    'an unknown category',
    { ...choice(true, true), categories: { ...choice(true, true).categories, all: true } },
    'categories',
  ],
  ['an impossible date', { ...choice(true, true), wordingVersion: '2026-02-30' }, 'wordingVersion'],
])('%s is rejected by field', async (_, body, field) => {
  const answer = await post(body);
  expect(answer.status).toBe(400);
  expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field]);
  expect(await rows()).toHaveLength(before);
});

test('without a session nothing is recorded', async () => {
  expect((await post(choice(true, true), { 'x-session-id': 'nobody' })).status).toBe(400);
  expect(await rows()).toHaveLength(before);
});

test('the API document describes the consent endpoint', async () => {
  const document = (await (await app.request('/api/openapi.json')).json()) as { paths: Record<string, object> };
  expect(document.paths).toHaveProperty(['/api/consent', 'post', 'requestBody']);
});
