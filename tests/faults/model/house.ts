import { type Kysely, sql } from 'kysely';
import { bookingApi, openDesk } from '../../../src/booking/api.server.ts';
import type { DeskDeps } from '../../../src/booking/desk/desk-deps.ts';
import { holdIdOf, manageToken, waitlistToken } from '../../../src/booking/reference.ts';
import type { BookingTables } from '../../../src/booking/tables.server.ts';
import type { Connection } from '../../../src/platform/database.ts';
import type { Job } from '../../../src/platform/jobs.ts';
import { testMenu } from '../../support/trattoria.ts';
import type { Act } from './acts.ts';
import { type Books, readBooks } from './books.ts';
import { type Manner, restaurantRun, type Wish } from './trattoria-rules.ts';

const SECRET = 'secret';
const INSTANCES = 3;
export const OPENING = Date.parse('2026-11-27T10:00:00Z');

export type Answer = { act: Act; status: number; body: Record<string, unknown>; wish?: Wish; of?: string };
type Instance = { desk: DeskDeps; api: ReturnType<typeof bookingApi> };
type Held = { id: string; token: string; wish: Wish };

/** Notes which messages were asked for, in the same transaction as what they tell. */
const notedMails = (storeId: string) => ({
  async enqueue<Tables>(tx: Kysely<Tables>, jobs: Job[]) {
    for (const { data } of jobs) {
      const { kind, bookingId, waitlistId, sequence = 0 } = data as Record<string, string>;
      const about = bookingId ? `${bookingId} ${sequence}` : waitlistId;
      await sql`insert into asked_mails values (${storeId}, ${kind}, ${about})`.execute(tx);
    }
  },
});

/** One restaurant, several processes' worth of desks on one database, and everyone's tokens. */
export class House {
  now = OPENING;
  manner: Manner = 'usual';
  books: Books = { bookings: [], holds: [], places: [], versions: new Map(), mails: new Map() };
  readonly instances: Instance[];
  readonly held: Held[] = [];
  /** References in the order they were given out. */
  readonly references: string[] = [];
  readonly #connection: Connection<BookingTables>;
  readonly storeId: string;
  #content: { restaurants: ReturnType<typeof restaurantRun>[]; menus: ReturnType<typeof testMenu>[] };
  #sent = 0;

  constructor(connection: Connection<BookingTables>, storeId: string) {
    this.#connection = connection;
    this.storeId = storeId;
    this.#content = { restaurants: [restaurantRun(storeId, 'usual')], menus: [testMenu()] };
    this.instances = Array.from({ length: INSTANCES }, () => {
      const clock = () => Temporal.Instant.fromEpochMilliseconds(this.now);
      const content = () => this.#content;
      const deps = { db: connection.db, jobs: notedMails(storeId), clock, content, tokenSecret: SECRET };
      const desk = openDesk(deps);
      return { desk, api: bookingApi(deps, desk) };
    });
  }

  async look(): Promise<Books> {
    this.books = await readBooks(this.#connection.pool, this.storeId);
    return this.books;
  }

  async #call(path: string, body: object | null, method = 'POST') {
    this.#sent += 1;
    const { api } = this.instances[this.#sent % INSTANCES] as Instance;
    const headers = { 'Content-Type': 'application/json' };
    const response = await api.request(path, { method, headers, body: body && JSON.stringify(body) });
    const text = await response.text();
    if (response.status >= 500) throw new Error(`${method} ${path}: HTTP ${response.status} ${text}`);
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
  }

  #wish = ({ date, time, covers, areaId }: Wish) => ({
    ...{ occasionId: 'table', menuId: 'main', areaId, date, time, adultCovers: covers, childCovers: 0 },
  });
  #diner = (guest: number) => ({ firstName: 'Ann', lastName: 'Baker', email: `guest${guest}@diner.example` });

  async #book(act: Act, wish: Wish, holdToken?: string): Promise<Answer> {
    const idempotencyKey = `${this.storeId}-${this.#sent}-${act.kind}`;
    const body = { ...this.#wish(wish), idempotencyKey, customer: this.#diner(0), holdToken };
    return { act, wish, ...(await this.#call(`/create/${this.storeId}`, body)) };
  }

  async #hold(act: Act, wish: Wish): Promise<Answer> {
    const answer = await this.#call(`/holds/${this.storeId}`, this.#wish(wish));
    const token = answer.body.holdToken as string | null;
    if (token) this.held.push({ id: holdIdOf(token), token, wish });
    return { act, wish, ...answer };
  }

  /** Does what the act says, or nothing (null) where there is nothing yet to do it with. */
  async act(act: Act): Promise<Answer | null> {
    const pick = <Item>(items: readonly Item[], which: number) => items[which % Math.max(1, items.length)];
    switch (act.kind) {
      case 'pass':
        this.now += act.minutes * 60_000;
        return null;
      case 'run':
        this.manner = act.manner;
        this.#content = { restaurants: [restaurantRun(this.storeId, act.manner)], menus: this.#content.menus };
        return null;
      case 'hold':
        return this.#hold(act, act.wish);
      case 'book':
        return this.#book(act, act.wish);
      case 'join': {
        const body = { ...this.#wish(act.wish), customer: this.#diner(act.guest) };
        return { act, wish: act.wish, ...(await this.#call(`/waitlist/${this.storeId}`, body)) };
      }
      case 'book-held': {
        const held = pick(this.held, act.which);
        return held ? { ...(await this.#book(act, act.changed ?? held.wish, held.token)), of: held.id } : null;
      }
      case 'renew':
      case 'release': {
        const held = pick(this.held, act.which);
        if (!held) return null;
        const path = `/holds/${held.token}${act.kind === 'renew' ? '/renew' : ''}`;
        const method = act.kind === 'renew' ? 'POST' : 'DELETE';
        return { act, of: held.id, ...(await this.#call(path, null, method)) };
      }
      case 'change':
      case 'cancel': {
        const reference = pick(this.references, act.which);
        const booking = this.books.bookings.find((one) => one.reference === reference);
        if (!booking) return null;
        const body = act.kind === 'change' ? this.#wish(act.wish) : {};
        const path = `/manage/${manageToken(SECRET, booking.id)}/${act.kind}`;
        const wish = act.kind === 'change' ? act.wish : undefined;
        return { act, of: booking.id, wish, ...(await this.#call(path, body)) };
      }
      case 'claim':
      case 'leave': {
        const place = pick(this.books.places, act.which);
        if (!place) return null;
        const path = `/waitlist/place/${waitlistToken(SECRET, place.id)}/${act.kind}`;
        return { act, of: place.id, wish: place, ...(await this.#call(path, {})) };
      }
    }
  }
}
