import type { SeededRandom } from '../../faults/model/seeded-random.ts';

/**
 * A visitor's action, in milliseconds after arrival. Thinking time is shortened, so that a short run has whole visits.
 */
export type Step = { name: StepName; dueMs: number };
export const STEPS = [
  'home',
  'finder',
  'restaurant',
  'slots',
  'hold',
  'book',
  'open link',
  'cancel',
  'change',
] as const;
export type StepName = (typeof STEPS)[number] | 'robot page' | 'scraper page';

const AT_MS = { home: 0, finder: 1500, restaurant: 3000, slots: 4500, hold: 6000, book: 9000 };
const LINK_MS = 15_000;
const THEN_MS = 17_000;
/** The percentage of those at the previous step who go on. */
const GO_ON: [keyof typeof AT_MS, number][] = [
  ['finder', 80],
  ['restaurant', 75],
  ['slots', 80],
  ['hold', 60],
  ['book', 90],
];
const OPEN_LINK = 50;
const ROBOTS_PER_VISITOR = 0.5;

const PARTS = 1_000_000;
/** The time to the next arrival of a Poisson process, in milliseconds. */
export const untilNext = (random: SeededRandom, perSecond: number): number =>
  (-Math.log((random.below(PARTS) + 1) / PARTS) * 1000) / perSecond;

/** The steps of one diner's visit. */
export function visit(random: SeededRandom): Step[] {
  const steps: Step[] = [{ name: 'home', dueMs: 0 }];
  for (const [name, percent] of GO_ON) {
    if (random.below(100) >= percent) return steps;
    steps.push({ name, dueMs: AT_MS[name] });
  }
  if (random.below(100) >= OPEN_LINK) return steps;
  steps.push({ name: 'open link', dueMs: LINK_MS });
  steps.push({ name: random.below(2) ? 'cancel' : 'change', dueMs: THEN_MS });
  return steps;
}

/** Visits with their start in milliseconds: diners, robots that identify themselves, and scrapers that don't. */
export function arrivals(random: SeededRandom, perSecond: number, seconds: number): { at: number; steps: Step[] }[] {
  const visits: { at: number; steps: Step[] }[] = [];
  const add = (rate: number, steps: () => Step[]) => {
    for (let at = untilNext(random, rate); at < seconds * 1000; at += untilNext(random, rate)) {
      visits.push({ at, steps: steps() });
    }
  };
  add(perSecond, () => visit(random));
  add(perSecond * ROBOTS_PER_VISITOR, () => [{ name: random.below(2) ? 'robot page' : 'scraper page', dueMs: 0 }]);
  return visits.toSorted((a, b) => a.at - b.at);
}
