import { Hono } from 'hono';
import type { BookingApiDeps } from '../../booking/api/api.server.ts';
import { developerPage } from '../../platform/developer-page.server.tsx';
import { KeyedMutex } from '../../platform/keyed-mutex.ts';
import { roleNames } from '../contracts/roles.ts';
import type { DeskDeps, DeskRestaurant } from '../engine/desk-deps.ts';
import { createLink, deskLinkUrl } from '../engine/links.server.ts';
import { invite, readPeople } from '../engine/people.server.ts';
import { setPin } from '../engine/pins.server.ts';
import { ensureParties } from './sample-parties.server.ts';

const RESTAURANT = 'leeds-greek-street';
/** Invented: three who work at one restaurant. */
const STAFF = [
  { name: 'Maya Bello', email: 'maya@example.com', role: 'manager', pin: '2580' },
  { name: 'Tom Ashworth', email: 'tom@example.com', role: 'host', pin: '1470' },
  { name: 'Priya Nair', email: 'priya@example.com', role: 'reader', pin: null },
] as const;

/** Makes the sample staff where nobody has been invited yet. */
async function ensureStaff(deps: DeskDeps, restaurant: DeskRestaurant): Promise<void> {
  if ((await readPeople(deps.db)).length > 0) return;
  for (const { name, email, role, pin } of STAFF) {
    const grant = { storeId: restaurant.storeId, role };
    await invite(deps, { name, email, grant, by: { personId: null, deviceId: null } }, false);
    const person = (await readPeople(deps.db)).find((each) => each.email === email);
    if (person && pin) await setPin(deps, person.id, pin);
  }
}

async function signInLinks(deps: DeskDeps) {
  const people = await readPeople(deps.db);
  const withLinks = people.map(async ({ id, name, email, grants }) => ({
    id,
    who: name || email,
    roles: grants.map(({ role }) => roleNames[role]).join(', '),
    pin: STAFF.find((sample) => sample.email === email)?.pin,
    url: deskLinkUrl(deps, await createLink(deps.db, deps, { kind: 'sign-in', to: { personId: id } })),
  }));
  return Promise.all(withLinks);
}

const Staff = ({ people }: { people: Awaited<ReturnType<typeof signInLinks>> }) => (
  <>
    <h1>The desk’s staff</h1>
    <p>Each link works once, for 15 minutes. Reload for new ones.</p>
    <ul>
      {people.map(({ id, who, roles, pin, url }) => (
        <li key={id}>
          <a href={url}>Sign in as {who}</a>, {roles}
          {pin && `. PIN ${pin}`}
        </li>
      ))}
    </ul>
  </>
);

/** Signs in anybody on the desk, on this machine only, as the mailbox shows anybody's mail. */
export function sampleDesk(deps: DeskDeps, booking: BookingApiDeps): Hono {
  const oneAtATime = new KeyedMutex();
  const ensureSample = async () => {
    const restaurant = deps.restaurants().find(({ slug }) => slug === RESTAURANT) ?? deps.restaurants()[0];
    if (!restaurant) return;
    await ensureStaff(deps, restaurant);
    const host = (await readPeople(deps.db)).find(({ grants }) => grants.some(({ role }) => role === 'host'));
    const by = { personId: host?.id ?? null, deviceId: null };
    await ensureParties(deps, { storeId: restaurant.storeId, by }, booking);
  };
  return new Hono().get('/desk', async (c) => {
    await oneAtATime.runExclusive('sample', ensureSample);
    const people = await signInLinks(deps);
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'");
    return c.html(developerPage('The desk’s staff', <Staff people={people} />));
  });
}
