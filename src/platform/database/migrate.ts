import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { WITHOUT_TIME_OUTS } from './database.ts';

/** Each db/migrations/NNN-name.sql is one migration, applied once, in order of its number. */
async function namesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
    .sort();
}

/** Bookings queue behind a migration that waits for a table: it gives up soon, and the start retries by itself. */
const LOCK_TIME_OUT = "set local lock_timeout = '3s'";

async function readMigration(folder: string, name: string): Promise<Migration> {
  const text = await readFile(join(folder, `${name}.sql`), 'utf8');
  return {
    async up(db: Kysely<unknown>) {
      await sql.raw(LOCK_TIME_OUT).execute(db);
      await sql.raw(text).execute(db);
    },
  };
}

async function appliedTo<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const table = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!table.rows[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Migrates the schema in one transaction under an advisory lock, so several processes may start at once. The previous
 * build also runs on a newer schema, so a deployment can be rolled back.
 */
export async function migrate<Tables>(db: Kysely<Tables>, folder = 'db/migrations'): Promise<void> {
  const ownNames = await namesIn(folder);
  const appliedNames = await appliedTo(db);
  // True of nearly every start; the migrator would first read the whole catalogue.
  if (ownNames.every((name) => appliedNames.includes(name))) return;
  const ofLaterBuilds = appliedNames.filter((name) => !ownNames.includes(name));
  const migrations = Object.fromEntries([
    ...(await Promise.all(ownNames.map(async (name) => [name, await readMigration(folder, name)] as const))),
    ...ofLaterBuilds.map((name) => [name, { up: async () => {} }] as const),
  ]);
  await db.transaction().execute(async (tx) => {
    await sql.raw(WITHOUT_TIME_OUTS).execute(tx);
    const { error } = await new Migrator({
      db: tx,
      provider: { getMigrations: async () => migrations },
    }).migrateToLatest();
    if (error) throw error;
  });
}
