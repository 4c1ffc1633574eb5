import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { askSite, newVisitor } from './ask-site.ts';

const GUESTS_AT_ONCE = 8;
const BETWEEN_BOOKINGS_MS = 1000;
const BEFORE_AGAIN_MS = 200;
const FIRST_TIME = 12 * 60;
const TIMES = 35;
const DAY_MS = 86_400_000;

const storeIds = readdirSync('content/restaurants').map(
  (file) => JSON.parse(readFileSync(`content/restaurants/${file}`, 'utf8')).storeId as string,
);

/** Guest after guest asks for a table of its own: another restaurant, time or date each. */
function requestOf(guest: number) {
  const slot = Math.floor(guest / storeIds.length);
  const minutes = FIRST_TIME + (slot % TIMES) * 15;
  const date = new Date(Date.now() + (2 + Math.floor(slot / TIMES)) * DAY_MS).toISOString().slice(0, 10);
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return { storeId: storeIds[guest % storeIds.length] as string, date, time };
}

const bodyOf = (guest: number, { date, time }: { date: string; time: string }) => ({
  idempotencyKey: `key-of-${guest}`,
  occasionId: 'table',
  menuId: 'main',
  areaId: null,
  date,
  time,
  adultCovers: 2,
  childCovers: 0,
  upsellIds: [],
  customer: {
    firstName: 'Gina',
    lastName: 'Rossi',
    email: `guest${guest}@diner.example`,
    phoneNumber: '',
    specialRequest: '',
    shouldReceivePromotions: false,
    shouldReceiveSms: false,
  },
});

type Acknowledged = { guest: number; reference: string; at: number };

/** Diners who book all the time through nginx, and ask again with the same key until they are answered. */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  failed = 0;
  /** Refused for a reason that trying again does not mend, such as a full time. */
  refused = 0;
  /** Failures that said nothing a diner could read. */
  readonly unkind: string[] = [];
  #token = '';
  #next = 0;
  #going = true;
  #paused = false;
  readonly #guests: Promise<void>[];
  #busy = 0;

  constructor() {
    this.#guests = Array.from({ length: GUESTS_AT_ONCE }, () => this.#serveGuests());
  }

  async #serveGuests(): Promise<void> {
    while (this.#going) {
      await pause(BETWEEN_BOOKINGS_MS);
      if (this.#paused) continue;
      const guest = this.#next;
      this.#next += 1;
      this.#busy += 1;
      await this.#serve(guest);
      this.#busy -= 1;
    }
  }

  async #serve(guest: number): Promise<void> {
    const { storeId, ...when } = requestOf(guest);
    const [visitor, body] = [newVisitor(), bodyOf(guest, when)];
    for (;;) {
      const answer = await this.#book(visitor, storeId, body);
      if (answer.status === 200) return this.#keep(guest, answer.body.bookingReference as string | null);
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 401) {
        this.refused += 1;
        return;
      }
      this.failed += 1;
      if (!answer.body.message) this.unkind.push(`${answer.status} ${answer.text.slice(0, 80)}`);
      await pause(BEFORE_AGAIN_MS);
    }
  }

  async #book(visitor: ReturnType<typeof newVisitor>, storeId: string, body: object) {
    if (!this.#token) {
      const given = await askSite(visitor, 'POST', '/api/token', { body: {} });
      this.#token = String(given.body.accessToken ?? '');
      if (!this.#token) return given;
    }
    const headers = {
      authorization: `Bearer ${this.#token}`,
      'x-brand-key': 'tavola',
      'x-session-id': visitor.session,
    };
    return askSite(visitor, 'POST', `/api/booking/create/${storeId}`, { headers, body });
  }

  #keep(guest: number, reference: string | null): void {
    if (reference === null) this.refused += 1;
    else this.acknowledged.push({ guest, reference, at: performance.now() });
  }
  /** The longest time since `from` in which nobody's booking was acknowledged, in milliseconds. */
  longestGap(from: number, to = performance.now()): number {
    const moments = [from, ...this.acknowledged.map(({ at }) => at).filter((at) => at > from && at < to), to];
    return Math.max(...moments.slice(1).map((at, index) => at - (moments[index] as number)));
  }

  /** Nobody asks meanwhile, and whoever had asked has been answered. */
  async whilePaused<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#paused = true;
    while (this.#busy > 0) await pause(BEFORE_AGAIN_MS);
    try {
      return await work();
    } finally {
      this.#paused = false;
    }
  }

  async end(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#guests);
  }
}
