import * as guests from '../../support/concurrent-guests.ts';

const GUESTS_AT_ONCE = 6;
/** Enough for a few thousand bookings, and none of them a holiday. */
const DATES = Array.from({ length: 40 }, (_, days) => Temporal.PlainDate.from('2027-01-02').add({ days }).toString());
const TIMES = ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30'];

const requestOf = (guest: number) => ({
  date: DATES[guest % DATES.length],
  time: TIMES[Math.floor(guest / DATES.length) % TIMES.length],
});
/** A short pause, to avoid a busy loop while the server is down. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/**
 * Guests who book one after another, some with a hold, and retry until they get a response, as a browser does. `url`
 * returns the server's current address.
 */
export class BookingLoad {
  /** Each guest's response: a reference, or null if the time was full. */
  readonly answers = new Map<number, string | null>();
  readonly #url: () => string;
  readonly #guests: Promise<void>[];
  #next = 0;
  #over = false;

  constructor(url: () => string) {
    this.#url = url;
    this.#guests = Array.from({ length: GUESTS_AT_ONCE }, () => this.#serveGuests());
  }

  get references(): string[] {
    return [...this.answers.values()].filter((reference) => reference !== null);
  }

  async #serveGuests(): Promise<void> {
    while (!this.#over) {
      const guest = this.#next;
      this.#next += 1;
      await this.#serve(guest);
    }
  }

  async #serve(guest: number): Promise<void> {
    const request = requestOf(guest);
    const byHold = guest % 3 === 0;
    const hold = byHold ? await guests.postHold(this.#url(), request).catch(() => null) : null;
    const holdToken = hold?.body.holdToken ?? undefined;
    for (;;) {
      const answer = await guests.postBooking(this.#url(), guest, { ...request, holdToken }).catch(() => null);
      if (answer?.status === 200) {
        this.answers.set(guest, answer.body.bookingReference as string | null);
        return;
      }
      await pause();
    }
  }

  /** Repeats a booking, as a client without a response does. */
  async again(guest: number): Promise<unknown> {
    return (await guests.postBooking(this.#url(), guest, requestOf(guest))).body.bookingReference;
  }

  /** Stops new guests and waits for those under way. */
  async end(): Promise<void> {
    this.#over = true;
    await Promise.all(this.#guests);
  }
}
