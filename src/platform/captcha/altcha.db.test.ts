import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { TEST_NOW } from '../../../tests/support/test-clock.ts';
import { onBehalfOf } from '../api/caller/visitor.server.ts';
import type { Connection } from '../database/database.ts';
import { createAltcha } from './altcha.server.ts';
import { captchaApi } from './captcha-api.server.ts';
import type { ChallengeAnswer } from './contract.ts';
import { openCaptcha } from './open-captcha.server.ts';

/** Solves the challenge as a browser does; resolves to the token for the form. */
async function captchaTokenFor(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

let connection: Connection<object>;
let now = TEST_NOW;
let problems: string[] = [];
const report = (problem: string) => void problems.push(problem);

beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());
beforeEach(() => {
  now = TEST_NOW;
  problems = [];
});

const altcha = (secret = 'secret') => createAltcha({ db: connection.db, clock: () => now, secret, report, rounds: 40 });
const sumOf = (answer: ChallengeAnswer) => {
  if (answer.provider !== 'altcha') throw new Error(`expected a challenge, not ${answer.provider}`);
  return answer.challenge;
};
const freshToken = async () => captchaTokenFor(sumOf(await altcha().challenge()));
const tampered = (token: string, change: (value: ReturnType<typeof JSON.parse>) => void) => {
  const value = JSON.parse(Buffer.from(token, 'base64').toString());
  change(value);
  return Buffer.from(JSON.stringify(value)).toString('base64');
};

describe('a proof of work', () => {
  it('a proof of work counts once, even when submitted concurrently', async () => {
    const token = await freshToken();
    const verdicts = await Promise.all([1, 2, 3].map(() => altcha().verify(token, 'local')));
    expect(verdicts.sort()).toEqual(['invalid', 'invalid', 'verified']);
    expect(await altcha().verify(token, 'local')).toBe('invalid');
  });

  it('a proof of work counts once however its token is encoded', async () => {
    const token = await freshToken();
    expect(await altcha().verify(token, 'local')).toBe('verified');
    expect(
      await altcha().verify(
        tampered(token, (value) => Object.assign(value, { more: 1 })),
        'local',
      ),
    ).toBe('invalid');
    expect(await altcha().verify(` ${token}`, 'local')).toBe('invalid');
  });

  it('a proof of work lasts ten minutes', async () => {
    const [early, late] = [await freshToken(), await freshToken()];
    now = TEST_NOW.add({ seconds: 599 });
    expect(await altcha().verify(early, 'local')).toBe('verified');
    now = TEST_NOW.add({ seconds: 600 });
    expect(await altcha().verify(late, 'local')).toBe('invalid');
  });

  it('an expired proof of work leaves no row', async () => {
    await altcha().verify(await freshToken(), 'local');
    now = TEST_NOW.add({ hours: 1 });
    const last = await freshToken();
    await altcha().verify(last, 'local');
    const { rows } = await connection.pool.query('select signature from captcha_solutions');
    expect(rows).toEqual([{ signature: JSON.parse(Buffer.from(last, 'base64').toString()).challenge.signature }]);
  });

  it.each<[string, (value: ReturnType<typeof JSON.parse>) => void]>([
    ['a later expiry', ({ challenge }) => Object.assign(challenge.parameters.data, { until: 4_000_000_000 })],
    ['less work', ({ challenge }) => Object.assign(challenge.parameters, { keyPrefix: '00' })],
    ['no key signature', ({ challenge }) => delete challenge.parameters.keySignature],
    ['no signature', ({ challenge }) => delete challenge.signature],
    ['another solution', ({ solution }) => Object.assign(solution, { derivedKey: 'ab'.repeat(32) })],
    ['no solution', (value) => delete value.solution],
    ['an extra parameter', ({ challenge }) => Object.assign(challenge.parameters, { more: {} })],
  ])('a proof of work is rejected with %s', async (_, change) => {
    expect(await altcha().verify(tampered(await freshToken(), change), 'local')).toBe('invalid');
    expect(problems).toEqual([]);
  });

  it('a proof of work signed with another secret is rejected', async () => {
    expect(await altcha('another').verify(await freshToken(), 'local')).toBe('invalid');
  });

  it.each([
    ['words', 'let me in'],
    ['broken JSON', Buffer.from('{"challenge":').toString('base64')],
    ['deeply nested JSON', Buffer.from(`${'['.repeat(7000)}${']'.repeat(7000)}`).toString('base64')],
    ['null', Buffer.from('null').toString('base64')],
  ])('an invalid token is rejected: %s', async (_, token) => {
    expect(await altcha().verify(token, 'local')).toBe('invalid');
  });
});

describe('the captcha endpoints', () => {
  const settings = { captcha: 'altcha', officeAddress: '203.0.113.7' } as const;
  const api = (db = connection.db) =>
    captchaApi(openCaptcha(settings, { db, clock: () => now, secret: 'secret', report }));
  const verify = async (body: object, address = '198.51.100.1', at = api()) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await onBehalfOf(address, async () => at.request('/verify', init));
    return { status: answer.status, body: await answer.json() };
  };
  const success = { status: 200, body: { success: true, message: 'Token verifyed' } };
  const invalid = { status: 400, body: { code: 400, title: 'Captcha', message: 'Invalid token' } };

  test('a challenge is issued, solved and verified once', async () => {
    const answer = await api().request('/challenge');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const token = await captchaTokenFor(sumOf((await answer.json()) as ChallengeAnswer));
    expect(await verify({ token })).toEqual(success);
    expect(await verify({ token })).toEqual(invalid);
  });

  test.each([[{}], [{ token: '' }], [{ token: 7 }], [{ token: 'x'.repeat(20_001) }], [{ token: 'x' }]])(
    '%o is not a token',
    async (body) => {
      expect(await verify(body)).toEqual(invalid);
    },
  );

  test.each([
    ['203.0.113.7', success],
    ['::ffff:203.0.113.7', success],
    ['203.0.113.70', invalid],
  ])('from %s, where the office is 203.0.113.7', async (address, answer) => {
    expect(await verify({ token: 'x' }, address)).toEqual(answer);
  });

  test("a failing database isn't blamed on the visitor", async () => {
    const token = await freshToken();
    const brokenDb = { getExecutor: () => ({ executeQuery: () => Promise.reject(new Error('gone')) }) };
    const at = api({ ...brokenDb } as unknown as typeof connection.db);
    const failure = { code: 502, title: 'Captcha', message: 'Internal error' };
    expect(await verify({ token }, 'local', at)).toEqual({ status: 502, body: failure });
    expect(problems).toHaveLength(1);
  });
});
