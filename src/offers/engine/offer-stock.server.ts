import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Offer, OfferPool } from '../contracts/offer.ts';
import type { Left } from '../rules/offer-state.ts';
import type { OfferTables } from '../tables.server.ts';

/** Adds new codes to the pools. Codes loaded before are skipped, so that none is issued twice. */
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

/** The maximum number of vouchers; null without a limit. `pooled`: the codes ever loaded for it. */
const limitOf = ({ codes }: Offer, pooled: number): Left => (codes.kind === 'pool' ? pooled : (codes.total ?? null));

const isLimited = ({ codes }: Offer): boolean => codes.kind === 'pool' || codes.total !== undefined;

/** Vouchers left of each offer, by slug. */
export type Stock = Map<string, Left>;

const readRows = (db: Kysely<OfferTables>) => db.selectFrom('offer_stock').selectAll().execute();

/** The stock of each offer. Queries the database only if one of them is limited. */
export async function readStock(
  db: Kysely<OfferTables>,
  offers: readonly Offer[],
  loadRows: typeof readRows = readRows,
): Promise<Stock> {
  const rows = offers.some(isLimited) ? await loadRows(db) : [];
  const stock = new Map(rows.map((row) => [row.offer_slug, row]));
  return new Map(
    offers.map((offer) => {
      const { pooled = 0, given: issued = 0 } = stock.get(offer.slug) ?? {};
      const limit = limitOf(offer, pooled);
      return [offer.slug, limit === null ? null : Math.max(0, limit - issued)];
    }),
  );
}

/** How long stock is cached, in ms of the machine's clock; pages cache it for a minute. */
const RECENT_MS = 1000;

export type RecentStock = { read: (offers: readonly Offer[]) => Promise<Stock>; forget: () => void };

/**
 * The stock of each offer, cached for a second in this process, since lists read it often. `forget` invalidates it
 * after a change.
 */
export function recentStock(db: Kysely<OfferTables>): RecentStock {
  let recent: { readAt: number; rows: ReturnType<typeof readRows> } | undefined;
  const rowsOf = async () => {
    if (recent && performance.now() - recent.readAt < RECENT_MS) return recent.rows;
    const entry = { readAt: performance.now(), rows: readRows(db) };
    recent = entry;
    entry.rows.catch(() => {
      if (recent === entry) recent = undefined;
    });
    return entry.rows;
  };
  const forget = () => {
    recent = undefined;
  };
  return { read: (offers) => readStock(db, offers, rowsOf), forget };
}

/** Counts one voucher and locks the offer's stock until the transaction ends; false if none is left. */
export async function takeOne(tx: Kysely<OfferTables>, { slug, codes }: Offer): Promise<boolean> {
  const limit = codes.kind === 'pool' ? sql`offer_stock.pooled` : sql`${codes.total ?? null}::integer`;
  const { rows } = await sql`
    insert into offer_stock (offer_slug, given) values (${slug}, ${codes.kind === 'pool' ? 0 : 1})
    on conflict (offer_slug) do update set given = offer_stock.given + 1
    where ${limit} is null or offer_stock.given < ${limit}
    returning given`.execute(tx);
  return rows.length > 0 && (codes.kind !== 'pool' || (rows[0] as { given: number }).given > 0);
}

/** A pool's next code; null if there is none. Call takeOne first: its lock prevents issuing a code twice. */
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
