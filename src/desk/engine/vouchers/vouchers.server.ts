import { sql } from 'kysely';
import type { OfferTables } from '../../../offers/tables.server.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import type { DeskDb } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { actAndLog, type Subject } from '../log-act.server.ts';

/** The voucher of a code, however it is typed; the one that can still be used where offers share a code. */
export function findVoucher(db: DeskDb, code: string) {
  const letters = code.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return db
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
}
export type DeskVoucher = NonNullable<Awaited<ReturnType<typeof findVoucher>>>;

type Use = { act: string; from: Date | null; to: Date | null; after?: object };

/** Moves a voucher from one time of use, or none, to another; false where somebody else just has. */
const changeUse = (deps: DeskDeps, { id, storeId, by }: Subject, { act, from, to, after }: Use) =>
  actAndLog(deps, { by, act, storeId, subject: id, after }, async (tx) => {
    const { numUpdatedRows } = await tx
      .withTables<OfferTables>()
      .updateTable('vouchers')
      .set({ used_at: to, used_in: to && storeId })
      .where('id', '=', id)
      .where('used_at', 'is not distinct from', from)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });

/** Redeems a voucher, once. `overlooked`: what the restaurant let pass. */
export function redeemVoucher(deps: DeskDeps, change: Subject, overlooked: string | null): Promise<boolean> {
  const to = new Date(deps.clock().epochMilliseconds);
  const after = overlooked ? { overlooked } : undefined;
  return changeUse(deps, change, { act: 'voucher-redeemed', from: null, to, after });
}

/** Whether a restaurant can take its redemption back: within the same service. */
export const isUndoable = ({ usedAt, usedIn }: Pick<DeskVoucher, 'usedAt' | 'usedIn'>, storeId: string, now: number) =>
  usedAt !== null && usedIn === storeId && serviceDateAt(usedAt.getTime()) === serviceDateAt(now);

/** Undoes the redemption made at a moment. */
export const restoreVoucher = (deps: DeskDeps, change: Subject, usedAt: Date): Promise<boolean> =>
  changeUse(deps, change, { act: 'voucher-restored', from: usedAt, to: null });
