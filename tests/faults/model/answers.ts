import { atTableNow, type Books } from './books.ts';
import type { Answer, House } from './house.ts';
import { canSeat, type Wish } from './trattoria-rules.ts';

type Expected = { cancelled: boolean; where: Set<string> };
const whereOf = ({ date, time, covers }: Wish) => `${date} ${time} ${covers}`;

/** What the diners were told so far: the database must say the same. */
export class Told {
  readonly #expected = new Map<string, Expected>();
  scenes = 0;

  /** Takes the answers of one batch down; of several changes to one booking in a batch any may be the last. */
  note(answers: readonly Answer[], before: Books): string[] {
    this.scenes += 1;
    const changes = new Map<string, Set<string>>();
    const given: string[] = [];
    for (const { act, status, body, wish, of } of answers) {
      if (status !== 200) continue;
      const reference = body.bookingReference as string | null | undefined;
      if (act.kind === 'cancel') this.#find(before, of).cancelled = true;
      if (!reference || !wish) continue;
      if (act.kind === 'change') changes.set(reference, (changes.get(reference) ?? new Set()).add(whereOf(wish)));
      else if (!this.#expected.has(reference)) {
        given.push(reference);
        this.#expected.set(reference, { cancelled: false, where: new Set([whereOf(wish)]) });
      }
    }
    for (const [reference, where] of changes) (this.#expected.get(reference) as Expected).where = where;
    return given;
  }

  #find({ bookings }: Books, id = ''): Expected {
    const reference = bookings.find((booking) => booking.id === id)?.reference ?? '';
    return this.#expected.get(reference) as Expected;
  }

  complaints({ bookings }: Books): string[] {
    const unasked = bookings.filter(({ reference }) => !this.#expected.has(reference));
    const wrong = [...this.#expected].filter(([reference, { cancelled, where }]) => {
      const booking = bookings.find((one) => one.reference === reference);
      return !booking || (booking.status === 'cancelled') !== cancelled || !where.has(whereOf(booking));
    });
    return [
      ...unasked.map(({ reference }) => `${reference} is booked, and nobody was told`),
      ...wrong.map(([reference]) => `${reference} is not what its diner was told`),
    ];
  }
}

const isRefusal = ({ act, status, body }: Answer) =>
  ['hold', 'book', 'book-held', 'change'].includes(act.kind) &&
  (body.bookingStatus === 9 || (status === 422 && body.code === 4));

/** Who was refused a table could not have had one; who may not wait could. For one act at a time. */
export function refusalsAreTrue(house: House, answers: readonly Answer[]): string[] {
  const { now, manner, books } = house;
  return answers.flatMap((answer) => {
    const { act, wish, of, status } = answer;
    if (!wish) return [];
    const others = atTableNow(books, now).filter(({ id }) => id !== of);
    const seats = canSeat(manner, wish, others, now);
    const told = `${act.kind} ${JSON.stringify(wish)} was told ${status} ${JSON.stringify(answer.body)}`;
    if (isRefusal(answer) && seats) return [`${told}, and there was a table`];
    if (act.kind === 'join' && status === 409 && !seats) return [`${told}, and there was none`];
    return [];
  });
}

/** A hold can be renewed once, while it lasts, and is gone once it is released. */
export function holdsKeepTheirWord(
  { holds }: Books,
  answers: readonly Answer[],
  { holds: before }: Books,
  now: number,
) {
  return answers.flatMap(({ act, status, of }) => {
    const was = before.find(({ id }) => id === of);
    const is = holds.find(({ id }) => id === of);
    const lives = was && was.expiresAt > now;
    if (act.kind === 'release' && is) return [`hold ${of} was released and is there`];
    if (act.kind === 'renew' && (status === 410) === !!lives) return [`hold ${of} was told ${status}`];
    if (act.kind === 'renew' && status === 200 && is?.expiresAt !== now + 8 * 60_000)
      return [`hold ${of} was not renewed`];
    return [];
  });
}
