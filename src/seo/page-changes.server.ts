import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { PublicPage } from './sitemap.server.ts';

/** The day ('YYYY-MM-DD') each page last changed, by path. */
export type LastChanges = (pages: PublicPage[], today: string) => Promise<Map<string, string>>;

const digest = (source: unknown) =>
  createHash('sha256').update(JSON.stringify(source)).digest('base64url').slice(0, 22);

/**
 * Stores a digest of each page's content in the database, since file dates don't survive a deployment. A change is
 * dated by the day it is first seen, never earlier than it was made.
 */
export function pageChanges(pool: Pick<Pool, 'query'>): LastChanges {
  return async (pages, today) => {
    const paths = pages.map(({ path }) => path);
    await pool.query(
      `insert into page_changes (path, digest, changed_on)
       select path, digest, $3::date from unnest($1::text[], $2::text[]) as seen (path, digest)
       on conflict (path) do update set digest = excluded.digest, changed_on = excluded.changed_on
       where page_changes.digest <> excluded.digest`,
      [paths, pages.map(({ source }) => digest(source)), today],
    );
    const { rows } = await pool.query<{ path: string; changed_on: string }>(
      'select path, changed_on from page_changes where path = any($1::text[])',
      [paths],
    );
    return new Map(rows.map((row) => [row.path, row.changed_on]));
  };
}
