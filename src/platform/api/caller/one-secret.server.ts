import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';

/** Unrecoverable: log one line and exit. */
export class OtherSecret extends Error {}

type Own = {
  secret: string;
  /** Set through TOKEN_SECRET; otherwise generated in a data folder. */
  isGiven: boolean;
};

/**
 * All processes on one database must share a secret, or they reject each other's tokens and links. Records its
 * fingerprint; throws OtherSecret for a generated secret that differs from the site's.
 */
export async function joinBySecret(pool: Pick<Pool, 'query'>, { secret, isGiven }: Own): Promise<void> {
  const fingerprint = createHmac('sha256', secret).update('secret of site').digest();
  const { rows } = await pool.query<{ same: boolean }>(
    `insert into secret_of_site (fingerprint) values ($1)
     on conflict (only_row) do update set fingerprint = case when $2 then excluded.fingerprint else secret_of_site.fingerprint end
     returning fingerprint = $1 as same`,
    [fingerprint, isGiven],
  );
  if (!rows[0]?.same)
    throw new OtherSecret(
      'TOKEN_SECRET: not set, and the site on DATABASE_URL has another secret than this data folder; ' +
        'expected the same for all its processes, at least 32 characters: openssl rand -hex 32 generates one',
    );
}
