import type { Restaurant } from '../../src/restaurants/contract.ts';
import { addDays, timeOf } from '../../src/values/time/wall-time.ts';
import { TEST_DATE, TEST_NOW } from '../support/test-clock.ts';
import { testRestaurant } from '../support/test-restaurant.ts';

export const STORES = 60;
export const clock = () => TEST_NOW;
export const benchCustomer = {
  firstName: 'Ann',
  lastName: 'Baker',
  email: 'ann@example.co.uk',
  phoneNumber: '',
  specialRequest: '',
  shouldReceivePromotions: false,
  shouldReceiveSms: false,
};

/** A chain of ordinary restaurants: 24 tables in two areas each. */
export function chain(): Restaurant[] {
  const tables = Array.from({ length: 24 }, (_, index) => ({
    id: `t${index}`,
    areaId: index % 4 ? 'room' : 'terrace',
    minimumCovers: index % 3 ? 1 : 3,
    maximumCovers: index % 3 ? 2 : 4,
  }));
  return Array.from({ length: STORES }, (_, index) =>
    testRestaurant({
      storeId: String(1000 + index),
      lat: 51 + (index % 8) * 0.4,
      lng: -2 + Math.floor(index / 8) * 0.2,
      booking: { tables, joins: [{ id: 'j', tableIds: ['t0', 't3'], minimumCovers: 5, maximumCovers: 8 }] },
    }),
  );
}

/** Request n: each has another restaurant, date or time, so that a table is always free. */
export function requestNumber(n: number) {
  const slot = Math.floor(n / STORES) % 39;
  return {
    storeId: String(1000 + (n % STORES)),
    date: addDays(TEST_DATE, Math.floor(n / (STORES * 39))),
    time: timeOf(12 * 60 + slot * 15),
  };
}

export const requestFor = ({ date, time }: { date: string; time: string }, n: number) => ({
  idempotencyKey: `bench-key-${n}`,
  occasionId: 'table',
  menuId: 'main',
  areaId: null,
  date,
  time,
  adultCovers: 2,
  childCovers: 0,
  // A new diner each, since an address may have only a few bookings.
  customer: { ...benchCustomer, email: `diner-${n}@example.co.uk` },
  upsellIds: [],
});

/** Runs work(n) for n in [from, from + count), `atOnce` at a time; returns the number of completed runs. */
export async function runAll(from: number, count: number, atOnce: number, work: (n: number) => Promise<unknown>) {
  let next = from;
  const worker = async () => {
    while (next < from + count) {
      const n = next;
      next += 1;
      await work(n);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return count;
}
