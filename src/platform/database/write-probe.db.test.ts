import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { createHeartbeat, createWriteProbe } from './write-probe.ts';

test("a database that reads but doesn't write isn't ready", async () => {
  const { pool, close } = await openTestDatabase();
  expect(await createWriteProbe(pool)()).toBe(true);
  await pool.query('drop table readiness');
  expect(await createWriteProbe(pool)()).toBe(false);
  await close();
});

test.each([
  ['three failures in a row', [false, false, false], 1],
  ['two failures, a success and two failures', [false, false, true, false, false], 0],
  ['many, once', [true, false, false, false, false, false], 1],
])('the heartbeat counts %s', async (_, answers, times) => {
  let givenUp = 0;
  const remaining = [...answers];
  const beat = createHeartbeat(
    async () => remaining.shift() ?? true,
    () => {
      givenUp += 1;
    },
  );
  for (let turn = 0; turn < answers.length; turn += 1) await beat();
  expect(givenUp).toBe(times);
});
