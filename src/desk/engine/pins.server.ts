import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import { MINUTE_MS } from '../../values/time/duration.ts';
import { grantsOnDevice } from '../rules/may.ts';
import type { DeskTables } from '../tables.server.ts';
import type { DeskDeps } from './desk-deps.ts';
import { type Actor, logAct } from './log-act.server.ts';
import { readPeople } from './people.server.ts';

const ACTS_FOR_MS = 2 * MINUTE_MS;
const HASH_BYTES = 32;
const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** 'salt.hash', each base64url. */
async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(pin, salt, HASH_BYTES)).toString('base64url')}`;
}

async function isPin(pin: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.').map((part) => Buffer.from(part, 'base64url'));
  const given = await derive(pin, Buffer.from(salt), HASH_BYTES);
  return given.length === hash.length && timingSafeEqual(given, Buffer.from(hash));
}

export async function setPin({ db, clock }: Pick<DeskDeps, 'db' | 'clock'>, personId: string, pin: string) {
  const hashed = await hashPin(pin);
  const by: Actor = { personId, deviceId: null };
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('desk_people').set({ pin: hashed }).where('id', '=', personId).execute();
    await logAct(tx, { at: clock(), by, act: 'pin-set', subject: personId });
  });
}

/** Those who run the day at a restaurant and have a PIN. */
export async function staffWithPin(db: Kysely<DeskTables>, storeId: string) {
  return (await readPeople(db))
    .filter(({ hasPin, grants }) => hasPin && grantsOnDevice(grants, storeId).some(({ role }) => role === 'host'))
    .map(({ id, name }) => ({ id, name }));
}

type PinOutcome = { ok: true } | { ok: false; reason: 'wrong' } | { ok: false; reason: 'too-many'; seconds: number };

/** Lets a person act on a tablet for two minutes. Only wrong PINs count towards the limit. */
export async function actOnDevice(
  { db, clock, limits }: Pick<DeskDeps, 'db' | 'clock' | 'limits'>,
  { device, personId, pin }: { device: { id: string; storeId: string }; personId: string; pin: string },
): Promise<PinOutcome> {
  const seconds = await limits.pin(personId);
  if (seconds > 0) return { ok: false, reason: 'too-many', seconds };
  const person = await db
    .selectFrom('desk_people')
    .select('pin')
    .where('id', '=', personId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!person?.pin || !(await isPin(pin, person.pin))) return { ok: false, reason: 'wrong' };
  await limits.pin.giveBack(personId);
  const now = clock();
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('desk_devices')
      .set({ acting_person_id: personId, acting_until: new Date(now.epochMilliseconds + ACTS_FOR_MS) })
      .where('id', '=', device.id)
      .execute();
    const by = { personId, deviceId: device.id };
    await logAct(tx, { at: now, by, act: 'pin-given', storeId: device.storeId });
  });
  return { ok: true };
}

/** Ends a person's time on a tablet. */
export async function stopActing({ db }: Pick<DeskDeps, 'db'>, deviceId: string): Promise<void> {
  await db
    .updateTable('desk_devices')
    .set({ acting_person_id: null, acting_until: null })
    .where('id', '=', deviceId)
    .execute();
}
