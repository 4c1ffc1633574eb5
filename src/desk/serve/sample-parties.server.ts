import { randomUUID } from 'node:crypto';
import { type BookingApiDeps, bookingRoutes } from '../../booking/api/api.server.ts';
import type { CreateBody, EventBody } from '../../booking/contracts/booking.ts';
import { addDays } from '../../values/time/wall-time.ts';
import type { DeskDeps, DeskRestaurant } from '../engine/desk-deps.ts';
import { readParties } from '../engine/parties.server.ts';
import { serviceDateAt } from '../rules/party-status.ts';

const PARTIES = 40;
/** The evening; parties are only added while it lasts. */
const FROM = '17:00';
const SIZES = [2, 2, 4, 2, 3, 2, 5, 4, 2, 6];
const FIRST = ['Amara', 'Joe', 'Hannah', 'Dev', 'Grace', 'Liam', 'Zofia', 'Callum', 'Nadia', 'Ruth'];
const LAST = ['Hartley', 'Okoro', 'Singh', 'Whitaker', 'Kowalska', 'Barker', 'Mistry', 'Doyle'];
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

/** Books forty invented parties for this evening, by the engine and its rules, as far as there are tables, and sends an enquiry. */
export async function ensureParties(
  desk: DeskDeps,
  { storeId }: DeskRestaurant,
  booking: BookingApiDeps,
): Promise<void> {
  const date = serviceDateAt(desk.clock().epochMilliseconds);
  if ((await readParties(desk.db, { storeId, date })).length > 0) return;
  // No e-mails: the addresses are invented.
  const routes = bookingRoutes({ ...booking, jobs: { enqueue: async () => undefined } });
  for (let at = 0; at < PARTIES; at += 1) {
    const adultCovers = SIZES[at % SIZES.length] as number;
    const times = (await timesFor(routes, storeId, date, adultCovers)).filter((time) => time >= FROM);
    const time = times[(at * 7) % times.length];
    if (time === undefined) continue;
    const [firstName, lastName] = [FIRST[at % FIRST.length] as string, LAST[(at * 3) % LAST.length] as string];
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
}
