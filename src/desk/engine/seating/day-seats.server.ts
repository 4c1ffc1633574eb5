import type { SeatedParty } from '../../../booking/rules/seating/seating.ts';
import { turnMinutes } from '../../../booking/rules/times/service-times.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { freeSeats, nextFreeSeat } from '../../rules/free-seats.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type DeskParty, readParties } from '../parties.server.ts';

/** Tables at which somebody sits who came early or stays on. */
const sittingAt = (parties: readonly DeskParty[], now: number) =>
  new Set(
    parties
      .filter(({ status, startsAt, endsAt }) => status === 'seated' && (now < +startsAt || +endsAt <= now))
      .flatMap(({ tables }) => tables),
  );

type Reading = Pick<DeskDeps, 'db' | 'clock' | 'booking'>;

/** Today's parties at a restaurant, and what is free for others. */
export async function readDaySeats({ db, clock, booking }: Reading, storeId: string) {
  const now = clock().epochMilliseconds;
  const date = serviceDateAt(now);
  const [parties, [seated = []]] = await Promise.all([
    readParties(db, { storeId, date }),
    booking.sheets.read([{ storeId, date }], now),
  ]);
  const rules = booking.restaurants().get(storeId)?.restaurant.booking;
  const wishOf = (covers: number, from: number) => ({
    date,
    covers,
    from,
    turnMs: rules ? turnMinutes(rules, covers) * MINUTE_MS : 0,
  });
  const day = (without?: string) => ({
    rules: rules as NonNullable<typeof rules>,
    seated: seated.filter(({ partyId }: SeatedParty) => partyId !== without),
    sitting: sittingAt(
      parties.filter(({ id }) => id !== without),
      now,
    ),
  });
  return {
    now,
    date,
    parties,
    freeFor: (covers: number, from = now, without?: string) =>
      rules ? freeSeats(day(without), wishOf(covers, from)) : [],
    nextFor: (covers: number) => (rules ? nextFreeSeat(day(), wishOf(covers, now)) : null),
  };
}
