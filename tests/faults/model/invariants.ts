import { atTableNow, type Books, type PlaceNoted } from './books.ts';
import { canSeat, type Manner, PACING, type Party, startOf, turnOf, type Wish, waysToSeat } from './trattoria-rules.ts';

/** One batch of acts: the books before and after it, and how the house was run meanwhile. */
export type Moment = {
  before: Books;
  after: Books;
  now: number;
  manner: Manner;
  areaOf: (partyId: string) => string | null;
};
type Complaints = string[];

const overlap = (a: Party, b: Party) => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

/** No table twice at a time. */
export function oneSeatEach({ after, now }: Moment): Complaints {
  const parties = atTableNow(after, now);
  return parties.flatMap((one, index) =>
    parties
      .slice(index + 1)
      .filter((other) => overlap(one, other) && one.tableIds.some((id) => other.tableIds.includes(id)))
      .map((other) => `${one.id} and ${other.id} have a table both`),
  );
}

/** The kitchen's pace. */
export function pace({ after, now }: Moment): Complaints {
  const starting = Map.groupBy(atTableNow(after, now), ({ startsAt }) => startsAt);
  return [...starting]
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

/** Parties that were not at table before, or not there. */
function seatedNow({ before, after, now }: Moment) {
  const known = new Set(atTableNow(before, now).map((party) => `${party.id} ${whereOf(party)}`));
  return atTableNow(after, now).filter((party) => !known.has(`${party.id} ${whereOf(party)}`));
}

/** Who sits down has tables that fit, in an area allowed, for a whole turn while the house is open. */
export function properSeats(moment: Moment): Complaints {
  const { after, now, manner, areaOf } = moment;
  return seatedNow(moment).flatMap((party) => {
    const areaId = party.areaId ?? areaOf(party.id);
    const seat = [...party.tableIds].sort().join();
    const fits = waysToSeat(manner, { ...party, areaId }).some((tableIds) => [...tableIds].sort().join() === seat);
    const spans = party.startsAt === startOf(party) && party.endsAt - party.startsAt === turnOf(party.covers) * 60_000;
    const others = atTableNow(after, now).filter(({ id }) => id !== party.id);
    const allowed = canSeat(manner, { ...party, areaId }, others, now);
    return fits && spans && allowed
      ? []
      : [`${party.id} sits at ${seat} against the rules: ${fits} ${spans} ${allowed}`];
  });
}

/** A booking that stands has tables, one that is cancelled none. */
export function tablesOfBookings({ after }: Moment): Complaints {
  return after.bookings
    .filter(({ status, tableIds }) => (status === 'booked') !== tableIds.length > 0)
    .map(({ reference, status }) => `${reference} is ${status}, and its tables say otherwise`);
}

/** Every change of a day's parties moves its version. */
export function versionsMove({ before, after }: Moment): Complaints {
  const days = (books: Books) => {
    const parties = [...books.bookings.filter(({ status }) => status === 'booked'), ...books.holds];
    const lines = parties.map((party) => [
      party.date,
      party.id,
      whereOf(party),
      'expiresAt' in party && party.expiresAt,
    ]);
    return Map.groupBy(lines, ([date]) => date as string);
  };
  const [was, is] = [days(before), days(after)];
  const told = (lines: unknown[][] = []) =>
    lines
      .map((line) => line.join(' '))
      .sort()
      .join('|');
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((date) => told(was.get(date)) !== told(is.get(date)))
    .filter((date) => (after.versions.get(date) ?? 0) <= (before.versions.get(date) ?? 0))
    .map((date) => `${date} changed and stayed at version ${after.versions.get(date)}`);
}

const wishOf = (place: PlaceNoted): Wish => place;
const waiting = ({ places }: Books) => places.filter(({ status }) => status === 'waiting');

/** On a day that anybody took, nobody is left waiting who could be seated. */
export function lineIsServed({ before, after, now, manner }: Moment): Complaints {
  const taken = waiting(after).filter(({ date }) => after.versions.get(date) !== before.versions.get(date));
  return taken
    .filter((place) => canSeat(manner, wishOf(place), atTableNow(after, now), now))
    .map(({ place, time }) => `number ${place} waits for ${time}, and there is a table`);
}

/** Nobody was seated or offered a table that would have done for someone earlier in line. For one act at a time. */
export function nobodyPasses(moment: Moment): Complaints {
  const { before, after, now, manner } = moment;
  const wait = waiting(after).filter(({ id }) => waiting(before).some((one) => one.id === id));
  return seatedNow(moment).flatMap((party) => {
    const own = before.places.find(({ id }) => id === party.waitlistId);
    const claimed = after.places.some(({ bookingId }) => bookingId === party.id);
    if (claimed) return [];
    const others = atTableNow(after, now).filter(({ id }) => id !== party.id);
    const gone = atTableNow(before, now).filter(({ id }) => !others.some((one) => one.id === id));
    return wait
      .filter(({ place, date }) => date === party.date && place < (own?.place ?? Number.POSITIVE_INFINITY))
      .filter((place) => canSeat(manner, wishOf(place), [...others, ...gone], now))
      .map(({ place }) => `${party.id} passed number ${place} of the line`);
  });
}

/** A place says offered exactly while a table is held for it, and booked exactly when there is a booking. */
export function placesTell({ after }: Moment): Complaints {
  return after.places
    .filter(({ id, status, bookingId }) => {
      const held = after.holds.some(({ waitlistId }) => waitlistId === id);
      const booked = after.bookings.some((booking) => booking.id === bookingId);
      return held !== (status === 'offered') || booked !== (status === 'booked');
    })
    .map(({ place, status }) => `number ${place} is ${status}, and the books say otherwise`);
}

/** Every word is sent once: of a booking, of its end, of a place, of an offer. */
export function mailedOnce({ after }: Moment): Complaints {
  const times = (kind: string, id: string) =>
    [...after.mails].filter(([what]) => what.startsWith(`${kind} ${id}`)).reduce((sum, [, count]) => sum + count, 0);
  const wrong = (kind: string, id: string, wanted: number) =>
    times(kind, id) === wanted ? [] : [`${kind} of ${id}: ${times(kind, id)} times`];
  const doubled = [...after.mails].filter(([, count]) => count > 1).map(([what]) => `${what} more than once`);
  return [
    ...doubled,
    ...after.bookings.flatMap(({ id, status }) => [
      ...wrong('booking-confirmation', id, 1),
      ...wrong('booking-notice', id, 1),
      ...wrong('booking-cancelled', id, status === 'cancelled' ? 1 : 0),
    ]),
    ...after.places.flatMap(({ id, status }) => [
      ...wrong('waitlist-joined', id, 1),
      ...(status === 'waiting' ? wrong('waitlist-offer', id, 0) : []),
      ...(status === 'offered' || status === 'lapsed' ? wrong('waitlist-offer', id, 1) : []),
      ...(status === 'lapsed' ? wrong('waitlist-lapsed', id, 1) : []),
    ]),
  ];
}
