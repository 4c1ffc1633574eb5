import { closedFor, isShut } from '../../rules/closed-day.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { readClosedParties, readClosingsWithin } from './read-closings.server.ts';

/** Why the restaurant is closed on a date, and a closing's parties still to move; null if it's open. */
export async function readClosedDay(deps: DeskDeps, { storeId, date }: { storeId: string; date: string }) {
  const db = deps.db;
  const [closing] = await readClosingsWithin(db, { storeId, firstDate: date, lastDate: date });
  if (closing) {
    const parties = await readClosedParties(db, closing, deps.clock().epochMilliseconds);
    const toMove = parties.filter((party) => party.date === date && party.state === 'open').length;
    return { closing: { id: closing.id, reason: closing.reason, toMove } };
  }
  const found = deps.booking.restaurants().get(storeId);
  if (!found || !isShut(found.restaurant, date)) return null;
  return { closing: null, reason: closedFor(found.restaurant, date) };
}
export type ClosedDay = NonNullable<Awaited<ReturnType<typeof readClosedDay>>>;
