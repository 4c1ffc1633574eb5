import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { MINUTE_MS } from '../../values/time/duration.ts';
import { grantsOnDevice } from '../rules/may.ts';
import type { DeskDb } from '../tables.server.ts';
import type { DeskDeps } from './desk-deps.ts';
import { actAndLog } from './log-act.server.ts';
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

export async function setPin(deps: DeskDeps, personId: string, digits: string) {
  const pin = await hashPin(digits);
  await actAndLog(deps, { by: { personId, deviceId: null }, act: 'pin-set', subject: personId }, (tx) =>
    tx.updateTable('desk_people').set({ pin }).where('id', '=', personId).execute(),
  );
}

/** Those who run the day at a restaurant and have a PIN. */
export async function staffWithPin(db: DeskDb, storeId: string) {
  return (await readPeople(db))
    .filter(({ hasPin, grants }) => hasPin && grantsOnDevice(grants, storeId).some(({ role }) => role === 'host'))
    .map(({ id, name }) => ({ id, name }));
}

type PinOutcome = { ok: true } | { ok: false; reason: 'wrong' } | { ok: false; reason: 'too-many'; seconds: number };

/** Lets a person act on a tablet for two minutes. Only wrong PINs count towards the limit. */
export async function actOnDevice(
  deps: DeskDeps,
  { device, personId, pin }: { device: { id: string; storeId: string }; personId: string; pin: string },
): Promise<PinOutcome> {
  const { db, limits } = deps;
  const isStaff = (await staffWithPin(db, device.storeId)).some(({ id }) => id === personId);
  if (!isStaff) return { ok: false, reason: 'wrong' };
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
  const by = { personId, deviceId: device.id };
  await actAndLog(deps, { by, act: 'pin-given', storeId: device.storeId }, (tx, at) =>
    tx
      .updateTable('desk_devices')
      .set({ acting_person_id: personId, acting_until: new Date(at.getTime() + ACTS_FOR_MS) })
      .where('id', '=', device.id)
      .execute(),
  );
  return { ok: true };
}

/** Ends a person's time on a tablet. */
export async function stopActing({ db }: DeskDeps, deviceId: string): Promise<void> {
  await db
    .updateTable('desk_devices')
    .set({ acting_person_id: null, acting_until: null })
    .where('id', '=', deviceId)
    .execute();
}
