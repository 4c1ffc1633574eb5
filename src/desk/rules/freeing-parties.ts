import type { Seat, SeatedParty } from '../../booking/rules/seating/seating.ts';
import { MINUTE_MS } from '../../values/time/duration.ts';

/** How long after the last suitable time a party may be due to leave and still free a table. */
const SOON_MS = 30 * MINUTE_MS;
const MOST = 3;

/** First and last start that would do, and how long the party stays. Epoch ms. */
type Wanted = { from: number; to: number; turnMs: number };

/**
 * The parties that alone stand between somebody who waits and a table that fits, and are due to leave before or about
 * the time; the first to leave first.
 */
export function freeingParties(
  seats: readonly Seat[],
  seated: readonly SeatedParty[],
  { from, to, turnMs }: Wanted,
): SeatedParty[] {
  const near = seats.flatMap(({ tableIds }) => {
    const there = seated.filter(
      (party) =>
        party.startsAt < to + turnMs && party.endsAt > from && party.tableIds.some((id) => tableIds.includes(id)),
    );
    const [only] = there;
    return only && there.length === 1 && only.startsAt < from && only.endsAt <= to + SOON_MS ? [only] : [];
  });
  return [...new Set(near)].sort((a, b) => a.endsAt - b.endsAt).slice(0, MOST);
}
