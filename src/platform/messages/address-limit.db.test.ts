import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import type { Connection } from '../database/database.ts';
import { countMessage, takeAddress } from './address-limit.server.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const HOUR_SECONDS = 3600;
let connection: Connection<object>;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

test("messages a stranger requests for an address don't stop its owner from booking", async () => {
  const address = (purpose: 'booking' | 'marketing') => ({ email: 'ann@example.co.uk', purpose, now: NOW });
  for (let at = 0; at < 5; at += 1) await countMessage(connection.db, address('marketing'));
  const seconds = async (purpose: 'booking' | 'marketing') =>
    (await connection.db.transaction().execute((tx) => takeAddress(tx, address(purpose)))).seconds;
  expect([await seconds('marketing'), await seconds('booking')]).toEqual([HOUR_SECONDS, 0]);
});
