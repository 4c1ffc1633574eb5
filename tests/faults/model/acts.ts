import { type Dice, dice } from './dice.ts';
import { MANNERS, type Manner, TIMES, type Wish } from './trattoria-rules.ts';

/** What somebody does. `which` picks one of what there is at that moment: a hold, a booking, a place in line. */
export type Act =
  | { kind: 'hold' | 'book'; wish: Wish }
  | { kind: 'book-held'; which: number; changed: Wish | null }
  | { kind: 'renew' | 'release' | 'cancel' | 'leave' | 'claim'; which: number }
  | { kind: 'change'; which: number; wish: Wish }
  | { kind: 'join'; wish: Wish; guest: number }
  | { kind: 'pass'; minutes: number }
  | { kind: 'run'; manner: Manner };

const FIRST_DAY = '2026-11-27';
const SECOND_DAY = '2026-11-28';
const GUESTS = 6;
const MANY = 1000;
/** How often each is done, of all. */
const SHARES: Record<Act['kind'], number> = {
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
  run: 4,
};
const KINDS = Object.entries(SHARES).flatMap(([kind, share]) => Array<Act['kind']>(share).fill(kind as Act['kind']));

const someWish = (throws: Dice): Wish => ({
  date: throws.below(4) === 0 ? SECOND_DAY : FIRST_DAY,
  time: throws.one(TIMES),
  covers: throws.one([1, 2, 2, 3, 4, 6]),
  areaId: throws.one([null, null, null, 'room', 'terrace']),
});

function someAct(throws: Dice): Act {
  const kind = throws.one(KINDS);
  const which = throws.below(MANY);
  switch (kind) {
    case 'hold':
    case 'book':
      return { kind, wish: someWish(throws) };
    case 'book-held':
      return { kind, which, changed: throws.below(3) === 0 ? someWish(throws) : null };
    case 'change':
      return { kind, which, wish: someWish(throws) };
    case 'join':
      return { kind, wish: someWish(throws), guest: throws.below(GUESTS) };
    case 'pass':
      return { kind, minutes: throws.one([1, 3, 5, 8, 10, 12]) };
    case 'run':
      return { kind, manner: throws.one([...MANNERS, 'usual', 'usual']) };
    default:
      return { kind, which };
  }
}

/** A story of so many acts; the same seed tells the same one, a shorter one is its beginning. */
export function story(seed: number, length: number): Act[] {
  const throws = dice(seed);
  return Array.from({ length }, () => someAct(throws));
}

/** Time and the manner of the house change for all at once: between the others, never beside them. */
export const standsAlone = (act: Act) => act.kind === 'pass' || act.kind === 'run';
