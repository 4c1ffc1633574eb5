import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { MINUTE_MS } from '../../values/time/duration.ts';
import type { DeskDb } from '../tables.server.ts';
import type { DeskDeps } from './desk-deps.ts';
import { actAndLog, logAct } from './log-act.server.ts';
import { confirmSession, openSession } from './sessions.server.ts';

const CHALLENGE_MS = 5 * MINUTE_MS;

/** Loaded with the first ceremony: it brings the parsers of certificates. */
const webAuthn = () => import('@simplewebauthn/server');

const party = ({ publicUrl }: DeskDeps) => ({
  expectedOrigin: new URL(publicUrl).origin,
  expectedRPID: new URL(publicUrl).hostname,
});

async function storeChallenge({ db, clock }: DeskDeps, challenge: string, personId: string | null): Promise<void> {
  const expiresAt = new Date(clock().epochMilliseconds + CHALLENGE_MS);
  await db.insertInto('desk_challenges').values({ challenge, person_id: personId, expires_at: expiresAt }).execute();
}

/** Whether this ceremony was begun here, by this person, and not yet finished: each challenge is taken once. */
const takesChallenge =
  ({ db, clock }: DeskDeps, personId: string | null) =>
  async (challenge: string): Promise<boolean> => {
    const taken = await db
      .deleteFrom('desk_challenges')
      .where('challenge', '=', challenge)
      .where('person_id', 'is not distinct from', personId)
      .where('expires_at', '>', new Date(clock().epochMilliseconds))
      .returning('challenge')
      .executeTakeFirst();
    return taken !== undefined;
  };

export const readPasskeys = (db: DeskDb, personId: string) =>
  db
    .selectFrom('desk_passkeys')
    .select(['id', 'transports', 'created_at as createdAt'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();

type Registering = { id: string; name: string; email: string };

export async function startRegistration(deps: DeskDeps, person: Registering) {
  const { generateRegistrationOptions } = await webAuthn();
  const own = await readPasskeys(deps.db, person.id);
  const options = await generateRegistrationOptions({
    rpName: deps.brand(),
    rpID: party(deps).expectedRPID,
    userID: Buffer.from(person.id),
    userName: person.email,
    userDisplayName: person.name,
    excludeCredentials: own.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(deps, options.challenge, person.id);
  return options;
}

/** Adds a passkey to a person; false where the browser's answer doesn't verify. */
export async function addPasskey(
  deps: DeskDeps,
  personId: string,
  response: RegistrationResponseJSON,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await webAuthn();
  const expectedChallenge = takesChallenge(deps, personId);
  const result = await verifyRegistrationResponse({ response, expectedChallenge, ...party(deps) }).catch(() => null);
  if (!result?.verified) return false;
  const { id, publicKey, counter } = result.registrationInfo.credential;
  const by = { personId, deviceId: null };
  const added = await actAndLog(deps, { by, act: 'passkey-added', subject: personId }, (tx, created_at) =>
    tx
      .insertInto('desk_passkeys')
      .values({
        id,
        person_id: personId,
        public_key: Buffer.from(publicKey),
        counter,
        transports: response.response.transports ?? [],
        created_at,
      })
      .onConflict((other) => other.doNothing())
      .returning('id')
      .executeTakeFirst(),
  );
  return added !== undefined;
}

export const removePasskey = (deps: DeskDeps, personId: string, id: string) =>
  actAndLog(deps, { by: { personId, deviceId: null }, act: 'passkey-removed', subject: personId }, (tx) =>
    tx.deleteFrom('desk_passkeys').where('id', '=', id).where('person_id', '=', personId).execute(),
  );

/** For a sign-in it names no one: the browser offers the passkeys it has for this site. */
export async function startAuthentication(deps: DeskDeps, personId: string | null) {
  const { generateAuthenticationOptions } = await webAuthn();
  const own = personId === null ? [] : await readPasskeys(deps.db, personId);
  const options = await generateAuthenticationOptions({
    rpID: party(deps).expectedRPID,
    userVerification: 'required',
    allowCredentials: own.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] })),
  });
  await storeChallenge(deps, options.challenge, personId);
  return options;
}

type Use = { response: AuthenticationResponseJSON; personId: string | null; act: string };

/**
 * Verifies a passkey's answer to its challenge, records its use and runs `allowed`. Null if the passkey is unknown, belongs
 * to somebody else or fails verification.
 */
async function actByPasskey<Result>(
  deps: DeskDeps,
  { response, personId, act }: Use,
  allowed: (tx: DeskDb, personId: string, now: Temporal.Instant) => Promise<Result>,
): Promise<Result | null> {
  const passkey = await deps.db
    .selectFrom('desk_passkeys')
    .innerJoin('desk_people', 'desk_people.id', 'desk_passkeys.person_id')
    .select(['desk_passkeys.id', 'person_id', 'public_key', 'counter', 'transports'])
    .where('desk_passkeys.id', '=', response.id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!passkey) return null;
  const { verifyAuthenticationResponse } = await webAuthn();
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: takesChallenge(deps, personId),
    ...party(deps),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports as AuthenticatorTransport[],
    },
  }).catch(() => null);
  const ownerId = passkey.person_id;
  if (!result?.verified || (personId ?? ownerId) !== ownerId) return null;
  const at = deps.clock();
  return deps.db.transaction().execute(async (tx) => {
    const used = { counter: result.authenticationInfo.newCounter, used_at: new Date(at.epochMilliseconds) };
    await tx.updateTable('desk_passkeys').set(used).where('id', '=', passkey.id).execute();
    await logAct(tx, { at, by: { personId: ownerId, deviceId: null }, act, after: { by: 'passkey' } });
    return allowed(tx, ownerId, at);
  });
}

type SignIn = { response: AuthenticationResponseJSON; replaces: string | null };

/** Signs in by a passkey: the session's token, or null where the passkey is unknown or doesn't verify. */
export const signInByPasskey = (deps: DeskDeps, { response, replaces }: SignIn): Promise<string | null> =>
  actByPasskey(deps, { response, personId: null, act: 'signed-in' }, (tx, personId, now) =>
    openSession(tx, { personId, now, replaces, isConfirmed: true }),
  );

type Confirmation = { response: AuthenticationResponseJSON; personId: string; session: string };

/** Confirms by a passkey of theirs that a session is its person's; false where it isn't one or doesn't verify. */
export const confirmByPasskey = async (deps: DeskDeps, { session, ...use }: Confirmation): Promise<boolean> =>
  (await actByPasskey(deps, { ...use, act: 'confirmed' }, (tx, _, now) => confirmSession(tx, session, now))) !== null;
