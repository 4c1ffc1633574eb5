import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleRequest, openTestEngine, type TestEngine } from '../../../../tests/support/test-engine.ts';
import { testRestaurant } from '../../../../tests/support/test-restaurant.ts';
import type { Held } from '../../contracts/holds.ts';

/** Tokens name the work that was done for them. */
const workCheck = async (token: string | undefined, work: number) =>
  Number(token ?? 0) < work ? null : Number(token ?? 0);

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine([testRestaurant()], { workCheck });
}, 60_000);
afterAll(() => engine.close());
beforeEach(() => engine.clear());

const DATES = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'];
const hold = (session: string, changes: object = {}, address = '2001:db8::1') =>
  engine.as(
    session,
    () => engine.post<Held & { fields?: object }>('/holds/9001', { ...exampleRequest, captchaToken: '9', ...changes }),
    address,
  );
const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

describe('the holds of one visitor', () => {
  it('are one for a restaurant and date: another replaces it', async () => {
    const first = await hold('one');
    const second = await hold('one', { time: '12:00' });
    expect(second.status).toBe(200);
    expect(await engine.rows('holds')).toMatchObject([{ service_time: '12:00' }]);
    expect(await engine.rows('table_allocations')).toHaveLength(1);
    expect((await engine.post(`/holds/${first.body.holdToken}/renew`)).status).toBe(410);
  });

  it('are one though asked for at the same moment', async () => {
    expect(await statuses(['12:00', '13:30', '19:00', '20:30'].map((time) => hold('one', { time })))).toEqual([
      200, 200, 200, 200,
    ]);
    expect(await engine.rows('holds')).toHaveLength(1);
  });

  it('are three at most in a session, wherever it goes', async () => {
    for (const [index, date] of DATES.slice(0, 3).entries())
      expect((await hold('one', { date }, `2001:db8:0:${index}::1`)).status).toBe(200);
    expect(await hold('one', { date: DATES[3] }, '2001:db8:0:9::1')).toMatchObject({
      status: 429,
      body: { message: 'We’re already holding several tables for you. Book one of them, or try again in 8 minutes.' },
    });
    expect((await hold('one', { date: DATES[0], time: '12:00' }, '2001:db8:0:9::1')).status).toBe(200);
    engine.pass({ minutes: 8 });
    expect((await hold('one', { date: DATES[3] }, '2001:db8:0:9::1')).status).toBe(200);
  });

  it('are six at most at an address, also at once', async () => {
    const asked = DATES.map((date, index) => hold(`session-${index}`, { date }, '2001:db8:0:1::7'));
    expect((await statuses(asked)).sort()).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await hold('session-9', {}, '2001:db8:0:2::7')).status).toBe(200);
  });

  it('take more work the more there are', async () => {
    expect((await hold('one', { captchaToken: undefined })).status).toBe(200);
    const refused = await hold('one', { date: DATES[0], captchaToken: undefined });
    expect(refused).toMatchObject({ status: 400, body: { fields: { captchaToken: expect.any(String) } } });
    expect((await hold('one', { date: DATES[0], captchaToken: '1' })).status).toBe(200);
    expect((await hold('two', { date: DATES[1], captchaToken: '1' })).status).toBe(400);
    expect((await hold('two', { date: DATES[1], captchaToken: '2' })).status).toBe(200);
  });
});
