import { type ModelRequest, RULE_SETS, type RuleSet, TIMES } from './restaurant-rules.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** One operation of a diner. `which` picks one of the existing holds, bookings or waitlist entries. */
export type Operation =
  | { kind: 'hold' | 'book'; request: ModelRequest }
  | { kind: 'book-held'; which: number; changed: ModelRequest | null }
  | { kind: 'renew' | 'release' | 'cancel' | 'leave' | 'claim'; which: number }
  | { kind: 'change'; which: number; request: ModelRequest }
  | { kind: 'join'; request: ModelRequest; guest: number }
  | { kind: 'pass'; minutes: number }
  | { kind: 'change-rules'; ruleSet: RuleSet };

const FIRST_DAY = '2026-11-27';
const SECOND_DAY = '2026-11-28';
const GUESTS = 6;
const MANY = 1000;
/** The share of each operation. */
const SHARES: Record<Operation['kind'], number> = {
  hold: 14,
  book: 14,
  'book-held': 10,
  renew: 4,
  release: 4,
  change: 12,
  cancel: 9,
  join: 14,
  claim: 6,
  leave: 3,
  pass: 6,
  'change-rules': 4,
};
const KINDS = Object.entries(SHARES).flatMap(([kind, share]) =>
  Array<Operation['kind']>(share).fill(kind as Operation['kind']),
);

const randomRequest = (random: SeededRandom): ModelRequest => ({
  date: random.below(4) === 0 ? SECOND_DAY : FIRST_DAY,
  time: random.one(TIMES),
  covers: random.one([1, 2, 2, 3, 4, 6]),
  areaId: random.one([null, null, null, 'room', 'terrace']),
});

/** Some diners wait for one time, some for those around it too, one for the whole evening. */
function randomJoin(request: ModelRequest, guest: number): Operation {
  const index = TIMES.indexOf(request.time);
  const reach = [0, 0, 0, 1, 1, TIMES.length][guest] ?? 0;
  const [from, to] = [TIMES[Math.max(0, index - reach)], TIMES[Math.min(TIMES.length - 1, index + reach)]];
  return { kind: 'join', request: { ...request, from, to }, guest };
}

function randomOperation(random: SeededRandom): Operation {
  const kind = random.one(KINDS);
  const which = random.below(MANY);
  switch (kind) {
    case 'hold':
    case 'book':
      return { kind, request: randomRequest(random) };
    case 'book-held':
      return { kind, which, changed: random.below(3) === 0 ? randomRequest(random) : null };
    case 'change':
      return { kind, which, request: randomRequest(random) };
    case 'join':
      return randomJoin(randomRequest(random), random.below(GUESTS));
    case 'pass':
      return { kind, minutes: random.one([1, 3, 5, 8, 10, 12]) };
    case 'change-rules':
      return { kind, ruleSet: random.one([...RULE_SETS, 'usual', 'usual']) };
    default:
      return { kind, which };
  }
}

/** A sequence of operations; the same seed gives the same sequence, a shorter one is its prefix. */
export function operationSequence(seed: number, length: number): Operation[] {
  const random = seededRandom(seed);
  return Array.from({ length }, () => randomOperation(random));
}

/** Time and rule changes never run in parallel with others. */
export const runsAlone = ({ kind }: Operation) => kind === 'pass' || kind === 'change-rules';
