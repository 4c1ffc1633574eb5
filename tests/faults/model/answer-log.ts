import { extendedEnd } from '../../../src/booking/rules/hold-times.ts';
import { type DatabaseState, seatedNowIn } from './database-state.ts';
import type { ModelRestaurant, OperationAnswer } from './model-restaurant.ts';
import { canSeat, canSeatSometime, type ModelRequest, timesOf } from './restaurant-rules.ts';

type Expected = { cancelled: boolean; where: Set<string> };
const whereOf = ({ date, time, covers }: ModelRequest) => `${date} ${time} ${covers}`;

/** The responses to diners so far, with which the database must agree. */
export class AnswerLog {
  readonly #expected = new Map<string, Expected>();
  batches = 0;

  /**
   * Records the responses of one batch and returns new references; of several changes to one booking in a batch any
   * may be the last.
   */
  note(answers: readonly OperationAnswer[], before: DatabaseState): string[] {
    this.batches += 1;
    const changes = new Map<string, Set<string>>();
    const references: string[] = [];
    for (const { operation, status, body, request, of } of answers) {
      if (status !== 200) continue;
      const reference = body.bookingReference as string | null | undefined;
      if (operation.kind === 'cancel') this.#find(before, of).cancelled = true;
      if (!reference || !request) continue;
      if (operation.kind === 'change')
        changes.set(reference, (changes.get(reference) ?? new Set()).add(whereOf(request)));
      else if (!this.#expected.has(reference)) {
        references.push(reference);
        const times = operation.kind === 'claim' ? timesOf(request) : [request.time];
        const places = new Set(times.map((time) => whereOf({ ...request, time })));
        this.#expected.set(reference, { cancelled: false, where: places });
      }
    }
    for (const [reference, place] of changes) (this.#expected.get(reference) as Expected).where = place;
    return references;
  }

  #find({ bookings }: DatabaseState, id = ''): Expected {
    const reference = bookings.find((booking) => booking.id === id)?.reference ?? '';
    return this.#expected.get(reference) as Expected;
  }

  complaints({ bookings }: DatabaseState): string[] {
    const unexpected = bookings.filter(({ reference }) => !this.#expected.has(reference));
    const wrong = [...this.#expected].filter(([reference, { cancelled, where }]) => {
      const booking = bookings.find((row) => row.reference === reference);
      return !booking || (booking.status === 'cancelled') !== cancelled || !where.has(whereOf(booking));
    });
    return [
      ...unexpected.map(({ reference }) => `${reference} is booked, but no diner got that response`),
      ...wrong.map(([reference]) => `${reference} differs from its diner's response`),
    ];
  }
}

const isRefusal = ({ operation, status, body }: OperationAnswer) =>
  ['hold', 'book', 'book-held', 'change'].includes(operation.kind) &&
  (body.bookingStatus === 9 || (status === 422 && body.code === 4));

/**
 * A refused table really was taken, and the waitlist refused only while a table was free. For operations in sequence.
 */
export function refusalsAreJustified(restaurant: ModelRestaurant, answers: readonly OperationAnswer[]): string[] {
  const { now, ruleSet, state } = restaurant;
  return answers.flatMap((answer) => {
    const { operation, request, of, status } = answer;
    if (!request) return [];
    const others = seatedNowIn(state, now).filter(({ id }) => id !== of);
    const seats = (operation.kind === 'join' ? canSeatSometime : canSeat)(ruleSet, request, others, now);
    const response = `${operation.kind} ${JSON.stringify(request)} was answered ${status} ${JSON.stringify(answer.body)}`;
    if (isRefusal(answer) && seats) return [`${response}, but there was a table`];
    if (operation.kind === 'join' && status === 409 && !seats) return [`${response}, but there was none`];
    return [];
  });
}

/** A hold can be extended while it lasts, within the rules, and is gone once released. */
export function holdsAreHonoured(
  { holds }: DatabaseState,
  answers: readonly OperationAnswer[],
  { holds: before }: DatabaseState,
  now: number,
) {
  return answers.flatMap(({ operation, status, of }) => {
    const was = before.find(({ id }) => id === of);
    const is = holds.find(({ id }) => id === of);
    const lives = was && was.expiresAt > now;
    if (operation.kind === 'release' && is) return [`hold ${of} was released and still exists`];
    if (operation.kind === 'renew' && (status === 410) === !!lives) return [`hold ${of} got ${status}`];
    if (operation.kind === 'renew' && was && status === 200 && is?.expiresAt !== extendedEnd(was, now))
      return [`hold ${of} was not renewed`];
    return [];
  });
}
