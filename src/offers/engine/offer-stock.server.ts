import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Offer, OfferPool } from '../contracts/offer.ts';
import type { Left } from '../rules/offer-state.ts';
import type { OfferTables } from '../tables.server.ts';

/** Puts new codes into the pools. A code that was ever loaded is not loaded again, so none is given twice. */
export async function fillPools(pool: Pick<Pool, 'query'>, pools: readonly OfferPool[]): Promise<void> {
  for (const { slug, codes } of pools)
    await pool.query(
      `with loaded as (
         insert into offer_pool_codes (offer_slug, code, position)
         select $1, code, position from unnest($2::text[]) with ordinality as file (code, position)
         on conflict do nothing
         returning 1
       )
       insert into offer_stock (offer_slug, pooled) select $1, count(*) from loaded
       on conflict (offer_slug) do update set pooled = offer_stock.pooled + excluded.pooled`,
      [slug, codes],
    );
}

/** How many vouchers there can be; null without a limit. `pooled`: the codes ever loaded for it. */
const limitOf = ({ codes }: Offer, pooled: number): Left => (codes.kind === 'pool' ? pooled : (codes.total ?? null));

const isLimited = ({ codes }: Offer): boolean => codes.kind === 'pool' || codes.total !== undefined;

/** How many vouchers of each offer are left, by slug. */
export type Stock = Map<string, Left>;

const readRows = (db: Kysely<OfferTables>) => db.selectFrom('offer_stock').selectAll().execute();

/** What is left of each offer. The database is asked only where one of them is limited. */
export async function readStock(
  db: Kysely<OfferTables>,
  offers: readonly Offer[],
  read: typeof readRows = readRows,
): Promise<Stock> {
  const rows = offers.some(isLimited) ? await read(db) : [];
  const stock = new Map(rows.map((row) => [row.offer_slug, row]));
  return new Map(
    offers.map((offer) => {
      const { pooled = 0, given = 0 } = stock.get(offer.slug) ?? {};
      const limit = limitOf(offer, pooled);
      return [offer.slug, limit === null ? null : Math.max(0, limit - given)];
    }),
  );
}

/** How long what was read of the stock is told, ms of the machine's clock; pages tell it for a minute. */
const RECENT_MS = 1000;

export type RecentStock = { read: (offers: readonly Offer[]) => Promise<Stock>; forget: () => void };

/**
 * What is left of each offer as read by this process within the last second, for lists, which are asked for often. `forget`:
 * once this process has changed it.
 */
export function recentStock(db: Kysely<OfferTables>): RecentStock {
  let recent: { readAt: number; rows: ReturnType<typeof readRows> } | undefined;
  const rowsOf = async () => {
    if (recent && performance.now() - recent.readAt < RECENT_MS) return recent.rows;
    const asked = { readAt: performance.now(), rows: readRows(db) };
    recent = asked;
    asked.rows.catch(() => {
      if (recent === asked) recent = undefined;
    });
    return asked.rows;
  };
  const forget = () => {
    recent = undefined;
  };
  return { read: (offers) => readStock(db, offers, rowsOf), forget };
}

/** Counts one more voucher and locks the offer's stock until the transaction ends; false when none is left. */
export async function takeOne(tx: Kysely<OfferTables>, { slug, codes }: Offer): Promise<boolean> {
  const limit = codes.kind === 'pool' ? sql`offer_stock.pooled` : sql`${codes.total ?? null}::integer`;
  const { rows } = await sql`
    insert into offer_stock (offer_slug, given) values (${slug}, ${codes.kind === 'pool' ? 0 : 1})
    on conflict (offer_slug) do update set given = offer_stock.given + 1
    where ${limit} is null or offer_stock.given < ${limit}
    returning given`.execute(tx);
  return rows.length > 0 && (codes.kind !== 'pool' || (rows[0] as { given: number }).given > 0);
}

/** The next code of a pool; null when there is none. Call takeOne first: its lock keeps two from getting the same code. */
export async function nextOfPool(tx: Kysely<OfferTables>, slug: string): Promise<string | null> {
  const next = await tx
    .selectFrom('offer_pool_codes')
    .select('code')
    .where('offer_slug', '=', slug)
    .where('given', '=', false)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (!next) return null;
  await tx
    .updateTable('offer_pool_codes')
    .set({ given: true })
    .where('offer_slug', '=', slug)
    .where('code', '=', next.code)
    .execute();
  return next.code;
}
