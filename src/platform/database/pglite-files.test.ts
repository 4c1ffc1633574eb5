import { openAsBlob } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { expect, it } from 'vitest';
import { readBundledFilesLater } from './pglite-files.ts';

it('lets go of the files that PGlite brings along, and reads those that are opened later', async () => {
  // Of the template: to initialise a database takes ten times as long.
  const loadDataDir = await openAsBlob(process.env.TEST_DATABASE_TEMPLATE as string);
  const database = await PGlite.create({ loadDataDir, extensions: { btree_gist } });
  const bundle = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.data');
  const block = database.Module.FS.lookupPath('/pglite/share/postgresql/timezone/Asia/Tokyo', {}).node.contents.buffer;
  expect(readBundledFilesLater(database.Module.FS, bundle)).toBeGreaterThan(5_000_000);
  expect(block.byteLength).toBe(0);
  const { rows } =
    await database.query(`select to_char('2026-07-01 12:00Z'::timestamptz at time zone 'Asia/Tokyo', 'HH24:MI') as tokyo,
    to_tsvector('english', 'the tables')::text as words`);
  expect(rows).toEqual([{ tokyo: '21:00', words: "'tabl':2" }]);
  await database.close();
});
