import { sql } from 'kysely';
import { bookingRoutes, openEngine } from '../../../src/booking/api/api.server.ts';
import type { EngineDeps } from '../../../src/booking/engine/day/engine-deps.ts';
import { holdIdOf, manageToken, waitlistToken } from '../../../src/booking/engine/reference.ts';
import type { BookingTables } from '../../../src/booking/tables.server.ts';
import type { Connection } from '../../../src/platform/database/database.ts';
import { calledByStrangers } from '../../support/strangers.ts';
import { testMenu } from '../../support/test-restaurant.ts';
import { type DatabaseState, readDatabaseState } from './database-state.ts';
import type { Operation } from './operations.ts';
import { type ModelRequest, type RuleSet, restaurantUnder } from './restaurant-rules.ts';

const SECRET = 'secret';
const INSTANCES = 3;
export const OPENING = Date.parse('2026-11-27T10:00:00Z');

export type OperationAnswer = {
  operation: Operation;
  status: number;
  body: Record<string, unknown>;
  request?: ModelRequest;
  of?: string;
};
type Instance = { engine: EngineDeps; api: ReturnType<typeof bookingRoutes> };
type Held = { id: string; token: string; request: ModelRequest };

/** Records which e-mails were queued, in the transaction that queued them. */
function recordedEmails(storeId: string): EngineDeps['jobs'] {
  const enqueue: EngineDeps['jobs']['enqueue'] = async (tx, jobs) => {
    const emails = jobs.map(({ data }) => {
      const { kind, bookingId, waitlistId, sequence = 0 } = data as Record<string, string>;
      return { kind, about: bookingId ? `${bookingId} ${sequence}` : waitlistId };
    });
    await sql`
      insert into queued_emails
      select ${storeId}, kind, about from json_to_recordset(${JSON.stringify(emails)}::json) as email (kind text, about text)`.execute(
      tx,
    );
  };
  return { enqueue };
}

/** One restaurant, several engine instances on one database, and all issued tokens. */
export class ModelRestaurant {
  now = OPENING;
  ruleSet: RuleSet = 'usual';
  state: DatabaseState = { bookings: [], holds: [], waitlist: [], versions: new Map(), emails: new Map() };
  readonly instances: Instance[];
  readonly held: Held[] = [];
  /** References in order of issue. */
  readonly references: string[] = [];
  readonly #connection: Connection<BookingTables>;
  readonly storeId: string;
  #content: { restaurants: ReturnType<typeof restaurantUnder>[]; menus: ReturnType<typeof testMenu>[] };
  #sent = 0;

  constructor(connection: Connection<BookingTables>, storeId: string) {
    this.#connection = connection;
    this.storeId = storeId;
    this.#content = { restaurants: [restaurantUnder(storeId, 'usual')], menus: [testMenu()] };
    this.instances = Array.from({ length: INSTANCES }, () => {
      const clock = () => Temporal.Instant.fromEpochMilliseconds(this.now);
      const content = () => this.#content;
      const deps = { db: connection.db, jobs: recordedEmails(storeId), clock, content, tokenSecret: SECRET };
      const engine = openEngine(deps);
      return { engine, api: calledByStrangers(bookingRoutes(deps, engine)) };
    });
  }

  async refreshState(): Promise<DatabaseState> {
    this.state = await readDatabaseState(this.#connection.pool, this.storeId);
    return this.state;
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

  #tableRequest = ({ date, time, covers, areaId }: ModelRequest) => ({
    occasionId: 'table',
    menuId: 'main',
    areaId,
    date,
    time,
    adultCovers: covers,
    childCovers: 0,
  });
  #diner = (guest: number | string) => ({
    firstName: 'Ann',
    lastName: 'Baker',
    email: `guest${guest}.${this.storeId}@diner.example`,
  });

  async #book(operation: Operation, request: ModelRequest, holdToken?: string): Promise<OperationAnswer> {
    const idempotencyKey = `${this.storeId}-${this.#sent}-${operation.kind}`;
    const body = { ...this.#tableRequest(request), idempotencyKey, customer: this.#diner(`-${this.#sent}`), holdToken };
    return { operation, request, ...(await this.#call(`/create/${this.storeId}`, body)) };
  }

  async #hold(operation: Operation, request: ModelRequest): Promise<OperationAnswer> {
    const answer = await this.#call(`/holds/${this.storeId}`, this.#tableRequest(request));
    const token = answer.body.holdToken as string | null;
    if (token) this.held.push({ id: holdIdOf(token), token, request });
    return { operation, request, ...answer };
  }

  /** Runs the operation; null if there is nothing yet to apply it to. */
  async run(operation: Operation): Promise<OperationAnswer | null> {
    const pick = <Item>(items: readonly Item[], which: number) => items[which % Math.max(1, items.length)];
    switch (operation.kind) {
      case 'pass':
        this.now += operation.minutes * 60_000;
        return null;
      case 'change-rules':
        this.ruleSet = operation.ruleSet;
        this.#content = { restaurants: [restaurantUnder(this.storeId, operation.ruleSet)], menus: this.#content.menus };
        return null;
      case 'hold':
        return this.#hold(operation, operation.request);
      case 'book':
        return this.#book(operation, operation.request);
      case 'join': {
        const { from, to } = operation.request;
        const body = { ...this.#tableRequest(operation.request), from, to, customer: this.#diner(operation.guest) };
        return { operation, request: operation.request, ...(await this.#call(`/waitlist/${this.storeId}`, body)) };
      }
      case 'book-held': {
        const hold = pick(this.held, operation.which);
        return hold
          ? { ...(await this.#book(operation, operation.changed ?? hold.request, hold.token)), of: hold.id }
          : null;
      }
      case 'renew':
      case 'release': {
        const hold = pick(this.held, operation.which);
        if (!hold) return null;
        const path = `/holds/${hold.token}${operation.kind === 'renew' ? '/renew' : ''}`;
        const method = operation.kind === 'renew' ? 'POST' : 'DELETE';
        return { operation, of: hold.id, ...(await this.#call(path, null, method)) };
      }
      case 'change':
      case 'cancel': {
        const reference = pick(this.references, operation.which);
        const booking = this.state.bookings.find((row) => row.reference === reference);
        if (!booking) return null;
        const body = operation.kind === 'change' ? this.#tableRequest(operation.request) : {};
        const path = `/manage/${manageToken(SECRET, booking.id)}/${operation.kind}`;
        const request = operation.kind === 'change' ? operation.request : undefined;
        return { operation, of: booking.id, request, ...(await this.#call(path, body)) };
      }
      case 'claim':
      case 'leave': {
        const entry = pick(this.state.waitlist, operation.which);
        if (!entry) return null;
        const path = `/waitlist/entries/${waitlistToken(SECRET, entry.id)}/${operation.kind}`;
        return { operation, of: entry.id, request: entry, ...(await this.#call(path, {})) };
      }
    }
  }
}
