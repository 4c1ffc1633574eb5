import { createApp } from '../../src/app.ts';
import type { DeskMail } from '../../src/desk/contracts/desk-jobs.ts';
import type { Grant } from '../../src/desk/contracts/roles.ts';
import type { DeskDeps } from '../../src/desk/engine/desk-deps.ts';
import { createDeskLimits } from '../../src/desk/engine/limits.server.ts';
import { createLink, deskLinkUrl } from '../../src/desk/engine/links.server.ts';
import { invite } from '../../src/desk/engine/people.server.ts';
import { createDesk } from '../../src/desk/serve/desk.server.tsx';
import { sourceFiles } from '../../src/desk/serve/desk-files.server.ts';
import type { DeskTables } from '../../src/desk/tables.server.ts';
import { createLog } from '../../src/platform/log.ts';
import { appDeps } from './app.ts';
import { openTestDatabase } from './database.ts';
import { TEST_NOW } from './test-clock.ts';

const ORIGIN = 'http://localhost:3000';
export const SAMPLE_RESTAURANTS = [
  { storeId: '9001', slug: 'leeds', title: 'Leeds' },
  { storeId: '9002', slug: 'york', title: 'York' },
];
const NOBODY = { personId: null, deviceId: null };

export type TestDesk = Awaited<ReturnType<typeof openTestDesk>>;

/** The desk of two restaurants, reached through the app as browsers do. */
export async function openTestDesk() {
  const connection = await openTestDatabase<DeskTables>();
  const clock = { now: TEST_NOW };
  const mails: DeskMail[] = [];
  const deps: DeskDeps = {
    db: connection.db,
    jobs: {
      enqueue: async (_, jobs) => {
        mails.push(...jobs.map(({ data }) => data as DeskMail));
      },
    },
    clock: () => clock.now,
    tokenSecret: 'a-secret-of-at-least-thirty-two-characters',
    publicUrl: ORIGIN,
    limits: await createDeskLimits(connection, createLog('silent')),
    restaurants: () => SAMPLE_RESTAURANTS,
    brand: () => 'Tavola',
  };
  const app = createApp({ ...(await appDeps()), desk: createDesk(deps, sourceFiles) });
  /** A browser with cookies of its own. */
  const browser = () => {
    const cookies = new Map<string, string>();
    const send = async (path: string, init: RequestInit = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await app.fetch(
        new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init, headers: { cookie, ...init.headers } }),
      );
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (/Max-Age=0/.test(set)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    };
    const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: ORIGIN, ...headers } });
    const read = async (path: string) => (await send(path)).text();
    return { cookies, send, post, read };
  };
  const linkFor = async (kind: 'sign-in' | 'invitation', personId: string) =>
    new URL(deskLinkUrl(deps, await createLink(deps.db, deps, { kind, to: { personId } }))).pathname;
  const add = async (name: string, grant: Grant) => {
    const email = `${name.toLowerCase()}@example.com`;
    await invite(deps, { name, email, grant, by: NOBODY }, false);
    const { id } = await deps.db
      .selectFrom('desk_people')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return id;
  };
  return {
    deps,
    clock,
    mails,
    browser,
    linkFor,
    /** Adds a person with a role; returns their id. */
    add,
    /** A browser in which a new person with this role is signed in. */
    async signedIn(name: string, grant: Grant) {
      const own = browser();
      const id = await add(name, grant);
      await own.post(await linkFor('sign-in', id));
      return { ...own, id };
    },
    later: (duration: Temporal.DurationLike) => {
      clock.now = clock.now.add(duration);
    },
    close: () => connection.close(),
  };
}
