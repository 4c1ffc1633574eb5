import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

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

/** Migrates the schema. Safe when several processes start at once: Kysely holds an advisory lock meanwhile. */
export async function migrate<Tables>(db: Kysely<Tables>, folder = 'db/migrations'): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => readMigrations(folder) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
