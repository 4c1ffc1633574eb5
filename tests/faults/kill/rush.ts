import * as crowd from '../../support/crowd.ts';

const GUESTS_AT_ONCE = 6;
const DATES = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'];
const TIMES = ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30'];

const wishOf = (guest: number) => ({
  date: DATES[guest % DATES.length],
  time: TIMES[Math.floor(guest / DATES.length) % TIMES.length],
});
/** A little while, so that nobody asks a server that is down as fast as they can. */
const breath = () => new Promise((resolve) => setTimeout(resolve, 20));

/**
 * Guests who book one after another, some by a hold, and send the same again until they are answered, as a browser
 * does. `url` is where the server is just now.
 */
export class Rush {
  /** What each guest was told: a reference, or null when the time was full. */
  readonly told = new Map<number, string | null>();
  readonly #url: () => string;
  readonly #guests: Promise<void>[];
  #next = 0;
  #over = false;

  constructor(url: () => string) {
    this.#url = url;
    this.#guests = Array.from({ length: GUESTS_AT_ONCE }, () => this.#serveGuests());
  }

  get references(): string[] {
    return [...this.told.values()].filter((reference) => reference !== null);
  }

  async #serveGuests(): Promise<void> {
    while (!this.#over) {
      const guest = this.#next;
      this.#next += 1;
      await this.#serve(guest);
    }
  }

  async #serve(guest: number): Promise<void> {
    const wish = wishOf(guest);
    const byHold = guest % 3 === 0;
    const held = byHold ? await crowd.hold(this.#url(), wish).catch(() => null) : null;
    const holdToken = held?.body.holdToken ?? undefined;
    for (;;) {
      const answer = await crowd.book(this.#url(), guest, { ...wish, holdToken }).catch(() => null);
      if (answer?.status === 200) {
        this.told.set(guest, answer.body.bookingReference as string | null);
        return;
      }
      await breath();
    }
  }

  /** Sends a booking again, as who is not sure whether it was made. */
  async again(guest: number): Promise<unknown> {
    return (await crowd.book(this.#url(), guest, wishOf(guest))).body.bookingReference;
  }

  /** No more guests; those who are at the door are served first. */
  async end(): Promise<void> {
    this.#over = true;
    await Promise.all(this.#guests);
  }
}
