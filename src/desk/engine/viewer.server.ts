import type { Grant } from '../contracts/roles.ts';
import { grantsOnDevice } from '../rules/may.ts';
import type { DeskDeps } from './desk-deps.ts';
import { deviceOf } from './devices.server.ts';
import type { Actor } from './log-act.server.ts';
import { readPerson } from './people.server.ts';
import { readSession } from './sessions.server.ts';

type Somebody = { id: string; name: string };
/** Whoever uses the desk, with what they may do. A tablet shows its restaurant's day; to act on it takes a PIN. */
export type Viewer =
  | {
      kind: 'person';
      person: Somebody & { email: string; hasPin: boolean };
      grants: readonly Grant[];
      isFresh: boolean;
      isRecent: boolean;
    }
  | {
      kind: 'device';
      device: Somebody & { storeId: string };
      grants: readonly Grant[];
      acting: Somebody | null;
    };

export const actorOf = (viewer: Viewer): Actor =>
  viewer.kind === 'person'
    ? { personId: viewer.person.id, deviceId: null }
    : { personId: viewer.acting?.id ?? null, deviceId: viewer.device.id };

export type DeskTokens = { session: string | null; device: string | null };

async function personViewing({ db, clock }: Reading, token: string, isUse: boolean): Promise<Viewer | null> {
  const session = await readSession(db, token, { now: clock(), isUse });
  const person = session && (await readPerson(db, session.personId));
  return person && { kind: 'person', person, grants: person.grants, ...session };
}

async function deviceViewing({ db, clock }: Reading, token: string): Promise<Viewer | null> {
  const found = await deviceOf(db, token, clock());
  if (!found) return null;
  const { actingId, ...device } = found;
  const person = actingId === null ? null : await readPerson(db, actingId);
  const grants = person ? grantsOnDevice(person.grants, device.storeId) : [];
  if (!person || grants.length === 0)
    return { kind: 'device', device, acting: null, grants: [{ storeId: device.storeId, role: 'reader' }] };
  return { kind: 'device', device, acting: { id: person.id, name: person.name }, grants };
}
type Reading = Pick<DeskDeps, 'db' | 'clock'>;

/**
 * Who the cookies of a request stand for: a signed-in person before the tablet they are on. What a page asks for by itself
 * is no use of a session.
 */
export async function viewerOf(deps: Reading, { session, device }: DeskTokens, isUse = true): Promise<Viewer | null> {
  const person = session ? await personViewing(deps, session, isUse) : null;
  return person ?? (device ? deviceViewing(deps, device) : null);
}
