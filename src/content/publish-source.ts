import type { ClientBase, Pool } from 'pg';
import { ContentError } from '../platform/content-files.ts';
import { type ContentSource, versionOf } from './content.ts';

const VERSIONS_KEPT = 20;

/** A restaurant of the current version that the next one lacks. */
type RemovedRestaurant = { storeId: string; slug: string; title: string };

/** What is upcoming at each restaurant, in words: '12 bookings'. Restaurants without anything are left out. */
export type UpcomingParties = (client: ClientBase, storeIds: string[]) => Promise<Map<string, string>>;

export type PublishOptions = {
  version?: string;
  /** Without it, restaurants can be removed despite bookings. */
  upcomingParties?: UpcomingParties;
  /** Keeps the current version if it superseded this one. */
  unlessSuperseded?: boolean;
};

async function removedBy(client: ClientBase, { restaurants }: ContentSource): Promise<RemovedRestaurant[]> {
  const { rows } = await client.query<RemovedRestaurant>(
    `select one->>'storeId' as "storeId", one->>'slug' as slug, one->>'title' as title
     from content_current join content_versions using (version), json_array_elements(body->'restaurants') one
     where one->>'storeId' <> all($1)`,
    [restaurants.map(({ storeId }) => storeId)],
  );
  return rows;
}

/** Throws a ContentError for each removed restaurant with upcoming bookings, whose diners would be lost. */
async function keepNeeded(client: ClientBase, source: ContentSource, upcomingParties: UpcomingParties): Promise<void> {
  const removals = await removedBy(client, source);
  if (removals.length === 0) return;
  const toCome = await upcomingParties(
    client,
    removals.map(({ storeId }) => storeId),
  );
  const problems = removals.flatMap(({ storeId, slug, title }) => {
    const parties = toCome.get(storeId);
    if (parties === undefined) return [];
    const expected = `the restaurant ${storeId} (${title}), closed by temporarilyClosed, until the last has passed or been cancelled`;
    return [{ file: `restaurants/${slug}.json`, path: '', expected, found: `none, with ${parties} to come` }];
  });
  if (problems.length > 0) throw new ContentError(problems);
}

async function isSuperseded(client: ClientBase, version: string): Promise<boolean> {
  const { rows } = await client.query('select from content_superseded where version = $1', [version]);
  return rows.length > 0;
}

/** Makes the source current, within a serialised transaction. Returns the version that is then current. */
async function replaceCurrent(client: ClientBase, source: ContentSource, version: string, options: PublishOptions) {
  const { rows } = await client.query<{ version: string }>('select version from content_current for update');
  const current = rows[0]?.version;
  if (current === version) return version;
  if (current && options.unlessSuperseded && (await isSuperseded(client, version))) return current;
  if (options.upcomingParties) await keepNeeded(client, source, options.upcomingParties);
  await client.query('insert into content_versions (version, body) values ($1, $2) on conflict (version) do nothing', [
    version,
    JSON.stringify(source),
  ]);
  await client.query(
    `insert into content_current (version) values ($1)
     on conflict (only_row) do update set version = excluded.version, since = now()
     where content_current.version <> excluded.version`,
    [version],
  );
  await client.query(
    `delete from content_versions where version not in (
       select version from content_versions order by loaded_at desc limit $1
     ) and version <> $2`,
    [VERSIONS_KEPT, version],
  );
  return version;
}

/**
 * Stores a source as the current version, in one transaction; idempotent. Returns the version that is then current.
 * Throws a ContentError if a removed restaurant is still needed.
 */
export async function publishSource(pool: Pool, source: ContentSource, options: PublishOptions = {}): Promise<string> {
  const version = options.version ?? versionOf(JSON.stringify(source));
  const client = await pool.connect();
  try {
    const { rows } = await client.query('select version from content_current');
    // True of nearly every start; avoids sending all content for nothing.
    if (rows[0]?.version === version) return version;
    await client.query('begin');
    const current = await replaceCurrent(client, source, version, options);
    await client.query('commit');
    return current;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
