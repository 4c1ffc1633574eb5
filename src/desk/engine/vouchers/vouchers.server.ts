import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { OfferTables } from '../../../offers/tables.server.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import type { DeskTables } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';

/** The voucher of a code, however it is typed; the one that can still be used where offers share a code. */
export async function findVoucher(db: Kysely<DeskTables>, code: string) {
  const letters = code.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  const voucher = await db
    .withTables<OfferTables>()
    .selectFrom('vouchers')
    .select(['id', 'code', 'offer_slug as offerSlug', 'shared as isShared'])
    .select(['ends_on as endsOn', 'used_at as usedAt', 'used_in as usedIn'])
    .select((row) =>
      row
        .selectFrom('desk_log as l')
        .innerJoin('desk_people as p', 'p.id', 'l.person_id')
        .select('p.name')
        .where('l.subject', '=', sql<string>`vouchers.id::text`)
        .where('l.act', '=', 'voucher-redeemed')
        .orderBy('l.id', 'desc')
        .limit(1)
        .as('usedBy'),
    )
    .where(sql<string>`replace(code, '-', '')`, '=', letters)
    .orderBy(sql`used_at is not null, ends_on desc, id`)
    .limit(1)
    .executeTakeFirst();
  return voucher ?? null;
}
export type DeskVoucher = NonNullable<Awaited<ReturnType<typeof findVoucher>>>;

type Change = { id: string; storeId: string; by: Actor };

/** Redeems a voucher, once; false where somebody else just has. `overlooked`: what the restaurant let pass. */
export async function redeemVoucher(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  { id, storeId, by, overlooked }: Change & { overlooked: string | null },
): Promise<boolean> {
  const at = clock();
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .withTables<OfferTables>()
      .updateTable('vouchers')
      .set({ used_at: new Date(at.epochMilliseconds), used_in: storeId })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const after = overlooked ? { overlooked } : undefined;
    await logAct(tx, { at, by, act: 'voucher-redeemed', storeId, subject: id, after });
    return true;
  });
}

/** Whether a restaurant can take its redemption back: within the same service. */
export const isUndoable = ({ usedAt, usedIn }: Pick<DeskVoucher, 'usedAt' | 'usedIn'>, storeId: string, now: number) =>
  usedAt !== null && usedIn === storeId && serviceDateAt(usedAt.getTime()) === serviceDateAt(now);

/** Takes back the redemption of a moment; false where it was already. */
export async function restoreVoucher(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  { id, storeId, by, usedAt }: Change & { usedAt: Date },
): Promise<boolean> {
  const at = clock();
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .withTables<OfferTables>()
      .updateTable('vouchers')
      .set({ used_at: null, used_in: null })
      .where('id', '=', id)
      .where('used_at', '=', usedAt)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await logAct(tx, { at, by, act: 'voucher-restored', storeId, subject: id });
    return true;
  });
}
