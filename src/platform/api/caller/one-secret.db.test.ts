import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestEngine, type TestEngine } from '../../../../tests/support/test-engine.ts';
import { joinBySecret, OtherSecret } from './one-secret.server.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await openTestEngine();
}, 120_000);
afterAll(() => engine.close());

const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
const join = (secret: string, isGiven: boolean) => joinBySecret(engine.connection.pool, { secret, isGiven });

test("a generated secret can't join a site that has another; a configured one replaces the site's", async () => {
  await join(first, false);
  await join(first, false);
  await expect(join(second, false)).rejects.toThrow(OtherSecret);
  await join(first, true);
  await join(second, true);
  await expect(join(first, false)).rejects.toThrow('TOKEN_SECRET: not set');
  await join(second, false);
  const { rows } = await engine.connection.pool.query('select fingerprint from secret_of_site');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(second);
});
