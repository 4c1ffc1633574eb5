import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OfferTables } from '../../src/offers/tables.server.ts';
import { type Connection, openDatabase } from '../../src/platform/database/database.ts';
import { type RunningServer, startServer } from '../load/server.ts';
import { callApi, concurrentEnv } from '../support/concurrent-guests.ts';
import { createDatabase } from '../support/database.ts';
import { codesOf } from '../support/offers.ts';
import { startPostgres } from '../support/postgres.ts';
import { sentEmailIds } from '../support/sent-emails.ts';

const CLAIMANTS = 300;
const CODES = 100;
const OFFER = 'a-fifth-off-supper';

const postgres = await startPostgres();
const url = 'url' in postgres ? postgres.url : '';
if (!url) console.log(`SKIPPED: vouchers from two processes, because ${'skipped' in postgres && postgres.skipped}`);

describe.skipIf(!url)('two processes on one PostgreSQL, and an offer with 100 codes', () => {
  let servers: RunningServer[];
  let dataDir: string;
  let connection: Connection<OfferTables>;
  let database: Awaited<ReturnType<typeof createDatabase>>;

  beforeAll(async () => {
    const content = await mkdtemp(join(tmpdir(), 'tavola-content-'));
    await cp('content', content, { recursive: true });
    await writeFile(join(content, `offers/${OFFER}.csv`), `code\n${codesOf(CODES).join('\n')}\n`);
    database = await createDatabase(url);
    // One mailbox for both.
    dataDir = await mkdtemp(join(tmpdir(), 'tavola-vouchers-'));
    const env = { ...concurrentEnv, DATABASE_URL: database.url, CONTENT_DIR: content, DATA_DIR: dataDir };
    servers = await Promise.all([startServer(env), startServer(env)]);
    connection = await openDatabase<OfferTables>({ url: database.url, poolSize: 2 });
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await connection.close();
    await database.drop();
    if ('stop' in postgres) await postgres.stop();
  });

  const claim = (claimant: number) =>
    callApi((servers[claimant % 2] as RunningServer).url, 'POST', '/offer/getcode', {
      offerId: OFFER,
      emailAddress: `claimant${claimant}@diner.example`,
      acceptTerms: true,
      idempotencyKey: `key-of-${claimant}`,
    });

  test('300 claimants get exactly 100 codes, each once, and each is mailed once', async () => {
    const answers = await Promise.all(Array.from({ length: CLAIMANTS }, (_, claimant) => claim(claimant)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CODES);
    expect(answers.filter(({ status, body }) => status === 410 && body.title === 'All gone')).toHaveLength(
      CLAIMANTS - CODES,
    );
    const { rows } = await connection.pool.query('select code from vouchers');
    expect(rows.map(({ code }) => code).sort()).toEqual(codesOf(CODES));
    await expect.poll(async () => (await sentEmailIds(dataDir, 'voucher')).length, { timeout: 60_000 }).toBe(CODES);
    const ids = await sentEmailIds(dataDir, 'voucher');
    expect(new Set(ids).size).toBe(CODES);
  });
});
