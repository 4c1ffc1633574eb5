import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { createHeartbeat, createWriteProbe } from './write-probe.ts';

test('a database that reads and does not write is not ready', async () => {
  const { pool, close } = await openTestDatabase();
  expect(await createWriteProbe(pool)()).toBe(true);
  await pool.query('drop table readiness');
  expect(await createWriteProbe(pool)()).toBe(false);
  await close();
});

test.each([
  ['three failures in a row', [false, false, false], 1],
  ['two, a success and two', [false, false, true, false, false], 0],
  ['many, once', [true, false, false, false, false, false], 1],
])('%s', async (_, answers, times) => {
  let givenUp = 0;
  const left = [...answers];
  const beat = createHeartbeat(
    async () => left.shift() ?? true,
    () => {
      givenUp += 1;
    },
  );
  for (let turn = 0; turn < answers.length; turn += 1) await beat();
  expect(givenUp).toBe(times);
});
