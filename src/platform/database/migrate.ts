import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { WITHOUT_TIME_OUTS } from './database.ts';

/** Each db/migrations/NNN-name.sql is one migration, applied once, in order of its number. */
async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const entries = names.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8');
    return [
      name.replace(/\.sql$/, ''),
      {
        up: (db: Kysely<unknown>) =>
          sql
            .raw(text)
            .execute(db)
            .then(() => {}),
      },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The migrations that are applied but not in this build's folder: a later build's, which only added to the schema. */
async function ofLaterBuilds<Tables>(db: Kysely<Tables>, own: Record<string, Migration>) {
  const table = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!table.rows[0]?.there) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.filter(({ name }) => !(name in own));
  return Object.fromEntries(unknown.map(({ name }) => [name, { up: async () => {} }] as const));
}

/**
 * Migrates the schema, in one transaction. Safe when several processes start at once: it holds an advisory lock. The
 * build before starts on the schema of the one after it, so that one can go back.
 */
export async function migrate<Tables>(db: Kysely<Tables>, folder = 'db/migrations'): Promise<void> {
  const own = await readMigrations(folder);
  const all = { ...own, ...(await ofLaterBuilds(db, own)) };
  await db.transaction().execute(async (tx) => {
    await sql.raw(WITHOUT_TIME_OUTS).execute(tx);
    const { error } = await new Migrator({ db: tx, provider: { getMigrations: async () => all } }).migrateToLatest();
    if (error) throw error;
  });
}
