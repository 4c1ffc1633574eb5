import { randomUUID } from 'node:crypto';
import { type BookingApiDeps, bookingRoutes } from '../../booking/api/api.server.ts';
import type { CreateBody, EventBody } from '../../booking/contracts/booking.ts';
import { MINUTE_MS } from '../../values/time/duration.ts';
import { londonInstant } from '../../values/time/london-time.ts';
import { addDays, minutesOf } from '../../values/time/wall-time.ts';
import type { PartyStep } from '../contracts/party-steps.ts';
import type { DeskDeps } from '../engine/desk-deps.ts';
import type { Actor } from '../engine/log-act.server.ts';
import { type DeskParty, readParties } from '../engine/parties.server.ts';
import { setStatus } from '../engine/set-status.server.ts';
import { serviceDateAt, statusBefore } from '../rules/party-status.ts';

const PARTIES = 40;
const BOOKED_BY = '12:00';
/** The evening. */
const FROM = '17:00';
/** Minutes from the booked time. */
const STEPS: [PartyStep, number][] = [
  ['arrived', 2],
  ['seated', 5],
  ['left', 80],
];
const ABSENT: [PartyStep, number][] = [['no-show', 25]];
/** The fifth by time didn't come. */
const ABSENT_PARTY = 4;
const SIZES = [2, 2, 4, 2, 3, 2, 5, 4, 2, 6];
const FIRST = 'Amara Joe Hannah Dev Grace Liam Zofia Callum Nadia Ruth Owen Mei Sunita'.split(' ');
const LAST = 'Hartley Okoro Singh Whitaker Kowalska Barker Mistry Doyle Chen Lloyd Farrell'.split(' ');
const NOTES: Record<number, Pick<CreateBody['customer'], 'specialRequest'>> = {
  3: { specialRequest: 'It’s Mum’s 70th. Could we have the table by the oven?' },
  11: { specialRequest: 'We have a train at 9.15.' },
  24: { specialRequest: 'Meeting old friends, a quiet corner would be lovely.' },
};
const NEEDS: Record<number, CreateBody['needs']> = {
  2: { allergies: ['peanuts', 'tree nuts'] },
  7: { children: 2, highChairs: 2 },
  13: { wheelchair: true, stepFree: true },
  19: { allergies: ['milk'] },
  28: { pram: true },
};

type Routes = ReturnType<typeof bookingRoutes>;

async function timesFor(routes: Routes, storeId: string, date: string, adults: number): Promise<string[]> {
  const query = new URLSearchParams({ occasionId: 'table', menuIds: 'main', dates: date, adults: String(adults) });
  const response = await routes.request(`/slots/${storeId}?${query}`);
  if (!response.ok) return [];
  const { dates } = (await response.json()) as { dates: { times: { time: string; canEnquire: boolean }[] }[] };
  return dates.flatMap(({ times }) => times.filter(({ canEnquire }) => !canEnquire).map(({ time }) => time));
}

const post = (routes: Routes, path: string, body: CreateBody | EventBody) =>
  routes.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A party too large to book online, to be answered. */
const enquiry = (date: string): EventBody => ({
  idempotencyKey: randomUUID(),
  occasionId: 'table',
  areaId: null,
  date: addDays(date, 8),
  time: '19:00',
  adultCovers: 16,
  customer: {
    firstName: 'Esther',
    lastName: 'Adeyemi',
    email: 'enquiry@example.com',
    phoneNumber: '07700 900180',
    specialRequest: 'Dad is retiring! One long table if you can, and we’ll bring a cake.',
  },
});

/** Lets the evening come to where it is now. */
async function playEvening(
  desk: DeskDeps,
  { storeId, parties, by }: { storeId: string; parties: DeskParty[]; by: Actor },
) {
  const steps = parties.flatMap(({ id, startsAt }, index) =>
    (index === ABSENT_PARTY ? ABSENT : STEPS).map(([to, minutes]) => ({
      bookingId: id,
      to,
      at: startsAt.getTime() + minutes * MINUTE_MS,
    })),
  );
  const done = steps.filter(({ at }) => at <= desk.clock().epochMilliseconds).sort((a, b) => a.at - b.at);
  for (const { bookingId, to, at } of done) {
    const clock = () => Temporal.Instant.fromEpochMilliseconds(at);
    await setStatus({ ...desk, clock }, { storeId, bookingId, from: statusBefore(to), to, by });
  }
}

/**
 * Books forty invented parties for this evening, by the engine and its rules, as far as there are tables, lets it come to
 * where it is now, and sends an enquiry.
 */
export async function ensureParties(
  desk: DeskDeps,
  { storeId, by }: { storeId: string; by: Actor },
  booking: BookingApiDeps,
): Promise<void> {
  const now = desk.clock().epochMilliseconds;
  const date = serviceDateAt(now);
  if ((await readParties(desk.db, { storeId, date })).length > 0) return;
  const bookedBy = Math.min(now, londonInstant({ date, minutes: minutesOf(BOOKED_BY) }));
  const routes = bookingRoutes({
    ...booking,
    clock: () => Temporal.Instant.fromEpochMilliseconds(bookedBy),
    // No e-mails: the addresses are invented.
    jobs: { enqueue: async () => undefined },
  });
  for (let at = 0; at < PARTIES; at += 1) {
    const adultCovers = SIZES[at % SIZES.length] as number;
    const times = (await timesFor(routes, storeId, date, adultCovers)).filter((time) => time >= FROM);
    const time = times[(at * 7) % times.length];
    if (time === undefined) continue;
    const firstName = FIRST[at % FIRST.length] as string;
    // Each round is shifted by one: otherwise parties at the same time would share a surname.
    const lastName = LAST[(at * 3 + Math.floor(at / LAST.length)) % LAST.length] as string;
    const body: CreateBody = {
      idempotencyKey: randomUUID(),
      occasionId: 'table',
      menuId: 'main',
      areaId: null,
      date,
      time,
      adultCovers,
      customer: {
        firstName,
        lastName,
        email: `party-${at}@example.com`,
        phoneNumber: `07700 900${String(100 + at)}`,
        ...NOTES[at],
      },
      needs: NEEDS[at],
    };
    await post(routes, `/create/${storeId}`, body);
  }
  await post(routes, `/events/${storeId}`, enquiry(date));
  await playEvening(desk, { storeId, parties: await readParties(desk.db, { storeId, date }), by });
}
