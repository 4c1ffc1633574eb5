import { type DatabaseState, seatedNowIn, type WaitlistRecord } from './database-state.ts';
import {
  canSeat,
  canSeatSometime,
  type ModelParty,
  PACING,
  type RuleSet,
  startOf,
  turnOf,
  waysToSeat,
} from './restaurant-rules.ts';

/** One batch of operations: the state before and after it, and the rules in force. */
export type Batch = {
  before: DatabaseState;
  after: DatabaseState;
  now: number;
  ruleSet: RuleSet;
  areaOf: (partyId: string) => string | null;
};
type Complaints = string[];

const overlap = (a: ModelParty, b: ModelParty) => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

/** No two parties share a table at a time. */
export function noDoubleSeating({ after, now }: Batch): Complaints {
  const parties = seatedNowIn(after, now);
  return parties.flatMap((party, index) =>
    parties
      .slice(index + 1)
      .filter((neighbour) => overlap(party, neighbour) && party.tableIds.some((id) => neighbour.tableIds.includes(id)))
      .map((neighbour) => `${party.id} and ${neighbour.id} share a table`),
  );
}

/** Pacing is respected. */
export function pace({ after, now }: Batch): Complaints {
  const arrivals = Map.groupBy(seatedNowIn(after, now), ({ startsAt }) => startsAt);
  return [...arrivals]
    .filter(([, parties]) => parties.reduce((sum, { covers }) => sum + covers, 0) > PACING)
    .map(([startsAt]) => `too many start at ${new Date(startsAt).toISOString()}`);
}

const whereOf = ({
  date,
  time,
  covers,
  tableIds,
}: {
  date: string;
  time: string;
  covers: number;
  tableIds: string[];
}) => [date, time, covers, ...tableIds].join(' ');

/** Parties that were not seated before, or at another table. */
function seatedNow({ before, after, now }: Batch) {
  const earlier = new Set(seatedNowIn(before, now).map((party) => `${party.id} ${whereOf(party)}`));
  return seatedNowIn(after, now).filter((party) => !earlier.has(`${party.id} ${whereOf(party)}`));
}

/** New parties have tables that fit, in an allowed area, for a whole turn within opening hours. */
export function seatsFitParties(batch: Batch): Complaints {
  const { after, now, ruleSet, areaOf } = batch;
  return seatedNow(batch).flatMap((party) => {
    const areaId = party.areaId ?? areaOf(party.id);
    const seat = [...party.tableIds].sort().join();
    const fits = waysToSeat(ruleSet, { ...party, areaId }).some((tableIds) => [...tableIds].sort().join() === seat);
    const spans = party.startsAt === startOf(party) && party.endsAt - party.startsAt === turnOf(party.covers) * 60_000;
    const others = seatedNowIn(after, now).filter(({ id }) => id !== party.id);
    const isAllowed = canSeat(ruleSet, { ...party, areaId }, others, now);
    return fits && spans && isAllowed
      ? []
      : [`${party.id} sits at ${seat} against the rules: ${fits} ${spans} ${isAllowed}`];
  });
}

/** A live booking has tables, a cancelled one has none. */
export function tablesOfBookings({ after }: Batch): Complaints {
  return after.bookings
    .filter(({ status, tableIds }) => (status === 'booked') !== tableIds.length > 0)
    .map(({ reference, status, tableIds }) => `${reference} is ${status} and has ${tableIds.length} tables`);
}

/** Every change of a day's parties increments its version. */
export function versionsMove({ before, after }: Batch): Complaints {
  const days = (state: DatabaseState) => {
    const parties = [...state.bookings.filter(({ status }) => status === 'booked'), ...state.holds];
    const lines = parties.map((party) => [
      party.date,
      party.id,
      whereOf(party),
      'expiresAt' in party && party.expiresAt,
    ]);
    return Map.groupBy(lines, ([date]) => date as string);
  };
  const [was, is] = [days(before), days(after)];
  const joinLines = (lines: unknown[][] = []) =>
    lines
      .map((line) => line.join(' '))
      .sort()
      .join('|');
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((date) => joinLines(was.get(date)) !== joinLines(is.get(date)))
    .filter((date) => (after.versions.get(date) ?? 0) <= (before.versions.get(date) ?? 0))
    .map((date) => `${date} changed and stayed at version ${after.versions.get(date)}`);
}

/** A person has one table a date: none is offered to a later entry while an earlier one waits or has a table. */
const hasOneAlready = ({ waitlist, bookings }: DatabaseState, { id, email, date, position }: WaitlistRecord) =>
  waitlist.some(
    (entry) =>
      entry.id !== id &&
      entry.email === email &&
      entry.date === date &&
      (entry.status === 'offered' ||
        bookings.some((booking) => booking.id === entry.bookingId && booking.status === 'booked') ||
        (entry.status === 'waiting' && entry.position < position)),
  );
const waitingEntries = (state: DatabaseState) =>
  state.waitlist.filter((entry) => entry.status === 'waiting' && !hasOneAlready(state, entry));

/** On a day whose version changed, no waitlist entry remains that could be seated. */
export function waitlistIsServed({ before, after, now, ruleSet }: Batch): Complaints {
  const entries = waitingEntries(after).filter(({ date }) => after.versions.get(date) !== before.versions.get(date));
  return entries
    .filter((entry) => canSeatSometime(ruleSet, entry, seatedNowIn(after, now), now))
    .map(({ position, time }) => `waitlist entry ${position} waits for ${time}, and there is a table`);
}

/** Nobody was seated or offered a table that suited an earlier waitlist entry. For operations in sequence. */
export function nobodyOvertakes(batch: Batch): Complaints {
  const { before, after, now, ruleSet } = batch;
  const wait = waitingEntries(after).filter(({ id }) => waitingEntries(before).some((entry) => entry.id === id));
  return seatedNow(batch).flatMap((party) => {
    const ownEntry = before.waitlist.find(({ id }) => id === party.waitlistId);
    const isClaimed = after.waitlist.some(({ bookingId }) => bookingId === party.id);
    if (isClaimed) return [];
    const others = seatedNowIn(after, now).filter(({ id }) => id !== party.id);
    const released = seatedNowIn(before, now).filter(({ id }) => !others.some((row) => row.id === id));
    return wait
      .filter(
        ({ position, date }) => date === party.date && position < (ownEntry?.position ?? Number.POSITIVE_INFINITY),
      )
      .filter((entry) => canSeatSometime(ruleSet, entry, [...others, ...released], now))
      .map(({ position }) => `${party.id} was seated before waitlist entry ${position}`);
  });
}

/** An entry is 'offered' exactly while a hold exists for it, and 'booked' exactly if it has a booking. */
export function waitlistMatchesBookings({ after }: Batch): Complaints {
  return after.waitlist
    .filter(({ id, status, bookingId }) => {
      const isHeld = after.holds.some(({ waitlistId }) => waitlistId === id);
      const isBooked = after.bookings.some((booking) => booking.id === bookingId);
      return isHeld !== (status === 'offered') || isBooked !== (status === 'booked');
    })
    .map(({ position, status }) => `waitlist entry ${position} is ${status}, which holds and bookings contradict`);
}

/** Every e-mail is queued once: for a booking, its cancellation, a waitlist entry, an offer. */
export function eachEmailOnce({ after }: Batch): Complaints {
  const times = (kind: string, id: string) =>
    [...after.emails].filter(([key]) => key.startsWith(`${kind} ${id}`)).reduce((sum, [, count]) => sum + count, 0);
  const wrong = (kind: string, id: string, expectedCount: number) =>
    times(kind, id) === expectedCount ? [] : [`${kind} of ${id}: ${times(kind, id)} times`];
  const duplicates = [...after.emails].filter(([, count]) => count > 1).map(([key]) => `${key} more than once`);
  return [
    ...duplicates,
    ...after.bookings.flatMap(({ id, status }) => [
      ...wrong('booking-confirmation', id, 1),
      ...wrong('booking-notice', id, 1),
      ...wrong('booking-cancelled', id, status === 'cancelled' ? 1 : 0),
    ]),
    ...after.waitlist.flatMap(({ id, status }) => [
      ...wrong('waitlist-joined', id, 1),
      ...(status === 'waiting' ? wrong('waitlist-offer', id, 0) : []),
      ...(status === 'offered' || status === 'lapsed' ? wrong('waitlist-offer', id, 1) : []),
      ...(status === 'lapsed' ? wrong('waitlist-lapsed', id, 1) : []),
    ]),
  ];
}
