import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { SeededRandom } from '../../faults/model/seeded-random.ts';
import type { Step, StepName } from './plan.ts';

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const ANSWER_WITHIN_MS = 30_000;
/** How often a visitor retries a busy server. */
const MOST_TRIES = 4;
const MAIL_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 200;

/** `refused`: 503 with Retry-After. `lost`: still 503 after all retries. `taken`: someone else has the table. */
export type Outcome = 'done' | 'taken' | 'lost' | 'failed';
export type Told = { name: StepName; outcome: Outcome; ms: number; refused: number; why?: string };

export type World = {
  url: string;
  /** Distinguishes this run's visitors from those of other runs on the same server. */
  run: number;
  token: string;
  restaurants: { storeId: string; slug: string }[];
  dates: string[];
  random: SeededRandom;
  tokenFor: (address: string) => string | undefined;
  tell: (told: Told) => void;
  acknowledged: (reference: string) => void;
};

const dispatcher = new Agent({ connections: 4000, pipelining: 1 });
type Answer = { status: number; retryAfter: number; text: string };
let visitors = 0;
const MOST_OF_A_RUN = 50_000;

/** One visitor with an address, a session and, as it goes on, a table. */
export class SimulatedVisitor {
  readonly #world: World;
  readonly #number = ++visitors;
  readonly #session = crypto.randomUUID();
  readonly #restaurant: World['restaurants'][number];
  readonly #party: Record<string, unknown>;
  #free: string[] = [];
  #time = '';
  #holdToken = '';
  #link = '';

  constructor(world: World) {
    this.#world = world;
    this.#restaurant = world.random.one(world.restaurants);
    const date = world.random.one(world.dates);
    this.#party = { occasionId: 'table', menuId: 'main', areaId: null, date, adultCovers: 2, childCovers: 0 };
  }

  get #email() {
    return `visitor${this.#number}-${this.#world.run}@diner.example`;
  }

  /** Each step starts when due, or after the previous response; its time counts from when it was due. */
  async run(began: number, steps: Step[]): Promise<void> {
    let mailLateMs = 0;
    for (const { name, dueMs } of steps) {
      const dueAt = began + dueMs + mailLateMs;
      await pause(Math.max(0, dueAt - performance.now()));
      // A visitor can't be late for a link that hasn't arrived: the e-mail's time doesn't count.
      const from = name === 'open link' ? Math.max(dueAt, await this.#linkCame()) : dueAt;
      mailLateMs += from - dueAt;
      const rejections = { count: 0 };
      const { outcome, why } = await this.#do(name, rejections).catch((problem: Error) => ({
        outcome: 'failed' as const,
        why: `${problem.name} ${problem.message}`,
      }));
      this.#world.tell({ name, outcome, ms: performance.now() - from, refused: rejections.count, why });
      if (outcome !== 'done') return;
    }
  }

  async #linkCame(): Promise<number> {
    const until = performance.now() + MAIL_WITHIN_MS;
    while (!this.#link && performance.now() < until) {
      this.#link = this.#world.tokenFor(this.#email) ?? '';
      if (!this.#link) await pause(LOOK_EVERY_MS);
    }
    return performance.now();
  }

  async #do(name: StepName, rejections: { count: number }): Promise<{ outcome: Outcome; why?: string }> {
    if (name === 'open link' && !this.#link) return { outcome: 'failed', why: 'no e-mail came' };
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const answer = await this.#ask(name);
      if (answer.status === 200) return this.#read(name, answer.text);
      if (answer.status !== 503 || !answer.retryAfter) {
        return { outcome: 'failed', why: `${answer.status} ${answer.text.slice(0, 120)}` };
      }
      rejections.count += 1;
      // A robot retries another day.
      if (name === 'robot page' || name === 'scraper page') return { outcome: 'lost' };
      await pause(answer.retryAfter * 1000);
    }
    return { outcome: 'lost' };
  }

  #ask(name: StepName): Promise<Answer> {
    const { slug, storeId } = this.#restaurant;
    const { date } = this.#party;
    const party = { ...this.#party, time: this.#time };
    switch (name) {
      case 'home':
        return this.#page('/');
      case 'finder':
        return this.#page(`/find-us?q=${this.#world.random.one(['Leeds', 'Bath', 'Chester', 'LS1+4DY', 'York'])}`);
      case 'restaurant':
        return this.#page(`/restaurants/${slug}`);
      case 'robot page':
        return this.#page(`/restaurants/${slug}?date=${date}&time=19:00&covers=2`, ROBOT);
      case 'scraper page':
        return this.#page(`/restaurants/${slug}?date=${date}&time=19:00&covers=4`);
      case 'slots': {
        const query = `occasionId=table&adults=2&children=0&dates=${date}&areaId=null&menuIds=main`;
        return this.#api('GET', `/slots/${storeId}?${query}`);
      }
      case 'hold':
        this.#time = this.#world.random.one(this.#free);
        return this.#api('POST', `/holds/${storeId}`, { ...party, time: this.#time });
      case 'book':
        return this.#api('POST', `/create/${storeId}`, {
          ...party,
          holdToken: this.#holdToken,
          idempotencyKey: `visitor-${this.#session}`,
          customer: { firstName: 'Gina', lastName: 'Rossi', email: this.#email },
        });
      case 'open link':
        return this.#page(`/booking/${this.#link}`);
      case 'cancel':
        return this.#api('POST', `/manage/${this.#link}/cancel`, {});
      case 'change':
        return this.#api('POST', `/manage/${this.#link}/change`, {
          ...party,
          time: this.#world.random.one(this.#free),
        });
    }
  }

  #read(name: StepName, text: string): { outcome: Outcome; why?: string } {
    if (name === 'slots') {
      const { dates } = JSON.parse(text) as { dates: { times: { time: string; canEnquire: boolean }[] }[] };
      this.#free = (dates[0]?.times ?? []).filter(({ canEnquire }) => !canEnquire).map(({ time }) => time);
      return { outcome: this.#free.length > 0 ? 'done' : 'taken' };
    }
    if (name === 'hold') {
      this.#holdToken = (JSON.parse(text) as { holdToken: string | null }).holdToken ?? '';
      return { outcome: this.#holdToken ? 'done' : 'taken' };
    }
    if (name === 'book') {
      const { bookingReference } = JSON.parse(text) as { bookingReference: string | null };
      if (bookingReference === null) return { outcome: 'failed', why: 'the held table was taken' };
      this.#world.acknowledged(bookingReference);
    }
    return { outcome: 'done' };
  }

  #page(path: string, userAgent = BROWSER): Promise<Answer> {
    return this.#send('GET', path, { accept: 'text/html', 'accept-encoding': 'br', 'user-agent': userAgent });
  }

  #api(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${this.#world.token}`,
      'x-brand-key': 'tavola',
      'x-session-id': this.#session,
      'user-agent': BROWSER,
      'content-type': 'application/json',
    };
    return this.#send(method, `/api/booking${path}`, headers, body && JSON.stringify(body));
  }

  async #send(method: 'GET' | 'POST', path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    const number = this.#number + this.#world.run * MOST_OF_A_RUN;
    const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const answer = await request(this.#world.url + path, {
      method,
      body,
      dispatcher,
      headersTimeout: ANSWER_WITHIN_MS,
      bodyTimeout: ANSWER_WITHIN_MS,
      headers: { ...headers, 'x-forwarded-for': from },
    });
    const text = await answer.body.text();
    return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after'] ?? 0), text };
  }
}
