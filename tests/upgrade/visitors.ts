import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const AT_ONCE = 4;
const BETWEEN_MS = 150;
const LONGEST_MS = 15_000;
const TIMES = ['17:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30'];
const DATES = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'];
/** Restaurants that take bookings online. */
const STORES = ['1013', '1009', '1010', '1035', '1019', '1041'];
const OK = 200;
/** A time that is full. */
const NO_FREE_SLOT = 422;

type Answer = { status: number; text: string };
/** `cancelled` is null while a cancellation is not answered: then it may be either. */
type Booked = { reference: string; token: string; cancelled: boolean | null };

/** Somebody who asks from an address and in a browser of their own: limits count for each. */
const addressOf = (visitor: number) => `127.${1 + (visitor >> 14)}.${(visitor >> 7) & 127}.${1 + (visitor & 127)}`;

/** Visitors who read pages with their scripts, book, open the link of an e-mail and cancel, one step after the other. */
export class Visitors {
  readonly booked: Booked[] = [];
  /** Scripts and styles of every page that was ever shown. */
  readonly files = new Set<string>();
  /** Steps that were answered in another way than they should be. */
  readonly failed: string[] = [];
  asked = 0;
  #next = 0;
  #going = true;
  readonly #url: URL;
  readonly #all: Promise<void>[];

  constructor(url: string) {
    this.#url = new URL(url);
    this.#all = Array.from({ length: AT_ONCE }, () => this.#comeAndGo());
  }

  async #comeAndGo(): Promise<void> {
    while (this.#going) {
      this.#next += 1;
      await this.#visit(this.#next).catch((problem) => this.failed.push(String(problem)));
      await pause(BETWEEN_MS);
    }
  }

  /** One request as of this visitor; without an answer the status is 0. */
  ask(visitor: number, method: string, path: string, body?: object, headers = {}): Promise<Answer> {
    const { hostname: host, port } = this.#url;
    const sent = { ...headers, ...(body && { 'content-type': 'application/json' }) };
    // Each in a connection of its own: nginx closes idle ones as it is reloaded, and browsers then ask again.
    const agent = false;
    return new Promise((resolve) => {
      const none = ({ message }: Error) => resolve({ status: 0, text: message });
      const options = {
        agent,
        host,
        port,
        path,
        method,
        localAddress: addressOf(visitor),
        headers: sent,
        timeout: LONGEST_MS,
      };
      const asked = request(options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', none);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      });
      asked.on('error', none);
      asked.on('timeout', () => asked.destroy(new Error('no answer')));
      asked.end(body && JSON.stringify(body));
    });
  }

  async #step(visitor: number, ...request: [method: string, path: string, body?: object, headers?: object]) {
    this.asked += 1;
    const answer = await this.ask(visitor, ...request);
    if (answer.status !== OK && answer.status !== NO_FREE_SLOT)
      throw new Error(`${request[0]} ${request[1]}: ${answer.status} ${answer.text.slice(0, 120)}`);
    return answer.text;
  }

  /** A page, with the scripts and styles it names. */
  async #open(visitor: number, path: string): Promise<string> {
    const html = await this.#step(visitor, 'GET', path);
    const files = new Set([...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file as string));
    for (const file of files) {
      if (!this.files.has(file)) await this.#step(visitor, 'GET', file);
      this.files.add(file);
    }
    return html;
  }

  async #visit(visitor: number): Promise<void> {
    await this.#open(visitor, '/');
    await this.#open(visitor, '/find-us?q=Leeds');
    await this.#open(visitor, '/restaurants/leeds-greek-street');
    const token = JSON.parse(await this.#step(visitor, 'POST', '/api/token', {})).accessToken as string;
    const headers = { authorization: `Bearer ${token}`, 'x-brand-key': 'tavola', 'x-session-id': crypto.randomUUID() };
    const store = STORES[visitor % STORES.length] as string;
    const date = DATES[Math.floor(visitor / STORES.length) % DATES.length] as string;
    const time = TIMES[Math.floor(visitor / STORES.length / DATES.length) % TIMES.length];
    const seats = { occasionId: 'table', menuId: 'main', areaId: null, date, time, adultCovers: 2, childCovers: 0 };
    await this.#step(
      visitor,
      'GET',
      `/api/booking/slots/${store}?occasionId=table&adults=2&children=0&dates=${date}&areaId=null&menuIds=main`,
      undefined,
      headers,
    );
    const held = JSON.parse(await this.#step(visitor, 'POST', `/api/booking/holds/${store}`, seats, headers));
    const customer = { firstName: 'Gina', lastName: 'Rossi', email: `guest${visitor}@diner.example`, phoneNumber: '' };
    const optIns = { specialRequest: '', shouldReceivePromotions: false, shouldReceiveSms: false };
    const answer = await this.#step(
      visitor,
      'POST',
      `/api/booking/create/${store}`,
      {
        ...seats,
        holdToken: held.holdToken ?? undefined,
        idempotencyKey: `key-of-${visitor}`,
        customer: { ...customer, ...optIns },
        upsellIds: [],
      },
      headers,
    );
    const { bookingReference, manageToken } = JSON.parse(answer);
    if (!bookingReference) return;
    const booking: Booked = { reference: bookingReference, token: manageToken, cancelled: false };
    this.booked.push(booking);
    await this.#manage(visitor, booking, headers);
    // The link of somebody who booked some time ago, perhaps with the other build; every third then cancels.
    const earlier = this.booked.at(-AT_ONCE * 3);
    if (!earlier) return;
    await this.#manage(visitor, earlier, headers);
    if (visitor % 3 !== 0 || earlier.cancelled !== false) return;
    earlier.cancelled = null;
    await this.#step(visitor, 'POST', `/api/booking/manage/${earlier.token}/cancel`, {}, headers);
    earlier.cancelled = true;
  }

  /** The page behind the link of an e-mail, and what it asks. */
  async #manage(visitor: number, { reference, token }: Booked, headers: object): Promise<void> {
    const html = await this.#step(visitor, 'GET', `/booking/${token}`);
    if (!html.includes(reference)) throw new Error(`the page of a booking does not name ${reference}`);
    await this.#step(visitor, 'GET', `/api/booking/manage/${token}`, undefined, headers);
  }

  /** Files of any page shown so far that are no longer answered. */
  async filesLost(): Promise<string[]> {
    const lost: string[] = [];
    for (const file of this.files) if ((await this.ask(1, 'GET', file)).status !== OK) lost.push(file);
    return lost;
  }

  async end(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#all);
  }
}
