import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createTokens } from '../../../src/platform/api/caller/tokens.server.ts';
import { addDays } from '../../../src/values/time/wall-time.ts';
import { seededRandom } from '../../faults/model/seeded-random.ts';
import { SHARED_CLOCK, SHARED_SECRET } from '../../support/concurrent-guests.ts';
import { watchMailbox } from './mailbox-links.ts';
import { arrivals } from './plan.ts';
import { SimulatedVisitor, type Told, type World } from './visitor.ts';

/** The options of a run, as JSON on the command line; its result is printed as JSON. */
export type MakerOptions = { url: string; dataDir: string; perSecond: number; seconds: number; seed: number };
export type Made = {
  told: Told[];
  acknowledged: string[];
  /** The load maker's own worst delay in starting a visit, in milliseconds. */
  latestStart: number;
};

const FIRST_DAY = 2;
const DAYS = 14;

const options = JSON.parse(process.argv[2] ?? '') as MakerOptions;
const random = seededRandom(options.seed);
const mailbox = watchMailbox(options.dataDir);
const made: Made = { told: [], acknowledged: [], latestStart: 0 };
const world: World = {
  url: options.url,
  run: options.seed,
  token: await createTokens(SHARED_SECRET, () => Temporal.Instant.from(SHARED_CLOCK)).issue('tavola'),
  restaurants: readdirSync('content/restaurants').map((file) =>
    JSON.parse(readFileSync(`content/restaurants/${file}`, 'utf8')),
  ),
  dates: Array.from({ length: DAYS }, (_, day) => addDays(SHARED_CLOCK.slice(0, 10), FIRST_DAY + day)),
  random,
  tokenFor: mailbox.tokenFor,
  tell: (told) => made.told.push(told),
  acknowledged: (reference) => made.acknowledged.push(reference),
};

/** Restaurants that take online bookings for two: some take none, or not of this kind. */
async function bookable() {
  const query = `occasionId=table&adults=2&children=0&dates=${world.dates[0]}&areaId=null&menuIds=main`;
  const headers = {
    authorization: `Bearer ${world.token}`,
    'x-brand-key': 'tavola',
    'x-session-id': crypto.randomUUID(),
  };
  const restaurants: World['restaurants'] = [];
  for (const restaurant of world.restaurants) {
    const answer = await fetch(`${world.url}/api/booking/slots/${restaurant.storeId}?${query}`, { headers });
    if (answer.ok) restaurants.push(restaurant);
  }
  return restaurants;
}

world.restaurants = await bookable();
const began = performance.now();
const visits: Promise<void>[] = [];
for (const { at, steps } of arrivals(random, options.perSecond, options.seconds)) {
  const dueAt = began + at;
  if (dueAt > performance.now()) await pause(dueAt - performance.now());
  made.latestStart = Math.max(made.latestStart, performance.now() - dueAt);
  visits.push(new SimulatedVisitor(world).run(dueAt, steps));
}
await Promise.all(visits);
await mailbox.stop();
process.stdout.write(JSON.stringify(made), () => process.exit(0));
