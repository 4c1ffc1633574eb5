import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { admitOccasion, admitPlace } from '../admission.ts';
import { WAITLIST_OFFER_MINUTES } from '../constants.ts';
import type { DayKey, DaySheet } from '../desk/day-sheets.server.ts';
import type { DeskDeps } from '../desk/desk-deps.ts';
import { writeHold } from '../desk/write-hold.server.ts';
import { waitlistMailJob } from '../mail-jobs.ts';
import { answerTo, type FreeOffer } from '../offer.ts';
import type { SeatedParty } from '../seating.ts';
import type { BookingTables, WaitlistRow } from '../tables.server.ts';

const OFFER_MS = WAITLIST_OFFER_MINUTES * 60_000;
/** As many as are looked at when a table comes free; a line longer than this is served in turns. */
const LINE = 200;

export type Waiting = Pick<
  WaitlistRow,
  | 'id'
  | 'store_id'
  | 'service_date'
  | 'service_time'
  | 'adult_covers'
  | 'child_covers'
  | 'occasion_id'
  | 'menu_id'
  | 'area_id'
  | 'notify_by'
>;

const lineOf = (tx: Kysely<BookingTables>, { storeId, date }: DayKey): Promise<Waiting[]> =>
  tx
    .selectFrom('waitlist_entries')
    .select([
      'id',
      'store_id',
      'service_date',
      'service_time',
      'adult_covers',
      'child_covers',
      'occasion_id',
      'menu_id',
      'area_id',
      'notify_by',
    ])
    .where('store_id', '=', storeId)
    .where('service_date', '=', date)
    .where('status', '=', 'waiting')
    .orderBy('place')
    .limit(LINE)
    .execute();

/** The table that someone of the line could have now, by the same rules as everyone; null when there is none. */
export function tableFor(
  deps: Pick<DeskDeps, 'houses' | 'bookingsOpen'>,
  entry: Waiting,
  seated: readonly SeatedParty[],
  now: number,
): FreeOffer | null {
  const house = deps.houses().get(entry.store_id);
  if (!house) return null;
  const { service_date: date, service_time: time, occasion_id: occasionId } = entry;
  const covers = entry.adult_covers + entry.child_covers;
  if (!admitPlace(house.place, [date], deps.bookingsOpen()).ok) return null;
  const admitted = admitOccasion(house.place.booking, { occasionId, dates: [date], covers });
  if (!admitted.ok) return null;
  const wish = { date, time, covers, occasion: admitted.occasion, areaId: entry.area_id, menuIds: [entry.menu_id] };
  const answer = answerTo(house, wish, seated, now);
  return answer.ok ? answer.offer : null;
}

async function offerTable(
  tx: Kysely<BookingTables>,
  deps: DeskDeps,
  entry: Waiting,
  { offer, sheet, now }: { offer: FreeOffer; sheet: DaySheet; now: number },
): Promise<DaySheet> {
  const id = randomUUID();
  const expiresAt = new Date(now + OFFER_MS);
  const wish = {
    date: entry.service_date,
    time: entry.service_time,
    adultCovers: entry.adult_covers,
    childCovers: entry.child_covers,
  };
  const hold = { id, storeId: entry.store_id, wish, offer, expiresAt, waitlistId: entry.id, now: new Date(now) };
  const version = await writeHold(tx, hold, {
    expected: sheet.version,
    guarded: deps.guard !== 'none',
    lineServed: true,
  });
  if (version === null) return sheet;
  await tx
    .updateTable('waitlist_entries')
    .set({ status: 'offered', offered_until: expiresAt })
    .where('id', '=', entry.id)
    .execute();
  const kinds =
    entry.notify_by === 'sms' ? (['waitlist-offer', 'waitlist-offer-sms'] as const) : (['waitlist-offer'] as const);
  await deps.jobs.enqueue(
    tx,
    kinds.map((kind) => waitlistMailJob(kind, entry.id)),
  );
  const { startsAt, endsAt, seat } = offer;
  const covers = wish.adultCovers + wish.childCovers;
  const party = { startsAt, endsAt, covers, tableIds: seat.tableIds, partyId: id, heldUntil: expiresAt.getTime() };
  return { version, seated: [...sheet.seated, party] };
}

/**
 * A table has come free on a day this transaction has taken: the first in line whom it suits gets it held, then the
 * next, before anyone else can look. Gives the day as it stands after.
 */
export async function serveLine(
  tx: Kysely<BookingTables>,
  deps: DeskDeps,
  day: DayKey,
  { sheet, now }: { sheet: DaySheet; now: number },
): Promise<DaySheet> {
  let current = sheet;
  for (const entry of await lineOf(tx, day)) {
    const offer = tableFor(deps, entry, current.seated, now);
    if (offer) current = await offerTable(tx, deps, entry, { offer, sheet: current, now });
  }
  return current;
}
