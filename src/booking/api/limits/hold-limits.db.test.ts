import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleRequest, openTestEngine, type TestEngine } from '../../../../tests/support/test-engine.ts';
import { testRestaurant } from '../../../../tests/support/test-restaurant.ts';
import type { Held } from '../../contracts/holds.ts';

/** A token names the work done for it. */
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
  it('a visitor’s hold for a restaurant and date replaces the previous one', async () => {
    const first = await hold('one');
    const second = await hold('one', { time: '12:00' });
    expect(second.status).toBe(200);
    expect(await engine.rows('holds')).toMatchObject([{ service_time: '12:00' }]);
    expect(await engine.rows('table_allocations')).toHaveLength(1);
    expect((await engine.post(`/holds/${first.body.holdToken}/renew`)).status).toBe(410);
  });

  it('a visitor has one hold for a restaurant and date, even if requested at once', async () => {
    expect(await statuses(['12:00', '13:30', '19:00', '20:30'].map((time) => hold('one', { time })))).toEqual([
      200, 200, 200, 200,
    ]);
    expect(await engine.rows('holds')).toHaveLength(1);
  });

  it('a session has at most three holds, on any network', async () => {
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

  it('a network address has at most six holds, even if requested at once', async () => {
    const requests = DATES.map((date, index) => hold(`session-${index}`, { date }, '2001:db8:0:1::7'));
    expect((await statuses(requests)).sort()).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await hold('session-9', {}, '2001:db8:0:2::7')).status).toBe(200);
  });

  it('a visitor’s holds need more work the more there are', async () => {
    expect((await hold('one', { captchaToken: undefined })).status).toBe(200);
    const response = await hold('one', { date: DATES[0], captchaToken: undefined });
    expect(response).toMatchObject({ status: 400, body: { fields: { captchaToken: expect.any(String) } } });
    expect((await hold('one', { date: DATES[0], captchaToken: '1' })).status).toBe(200);
    expect((await hold('two', { date: DATES[1], captchaToken: '1' })).status).toBe(400);
    expect((await hold('two', { date: DATES[1], captchaToken: '2' })).status).toBe(200);
  });
});
