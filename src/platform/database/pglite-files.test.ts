import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { readBundledFilesLater } from './pglite-files.ts';

it('lets go of the files that PGlite brings along, and reads those that are opened later', async () => {
  const database = await PGlite.create();
  const bundle = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.data');
  const block = database.Module.FS.lookupPath('/pglite/share/postgresql/timezone/Asia/Tokyo', {}).node.contents.buffer;
  expect(readBundledFilesLater(database.Module.FS, bundle)).toBeGreaterThan(5_000_000);
  expect(block.byteLength).toBe(0);
  const { rows } =
    await database.query(`select to_char('2026-07-01 12:00Z'::timestamptz at time zone 'Asia/Tokyo', 'HH24:MI') as tokyo,
    (select count(*)::int from pg_timezone_names) as zones, to_tsvector('english', 'the tables')::text as words`);
  expect(rows).toEqual([{ tokyo: '21:00', zones: expect.any(Number), words: "'tabl':2" }]);
  await database.close();
});
