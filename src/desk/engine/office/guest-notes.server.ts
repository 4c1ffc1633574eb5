import { sql } from 'kysely';
import { isEmail, mailboxHash } from '../../../platform/database/same-email.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { type GuestContact, PHONE_DIGITS } from '../../rules/office/guest-contact.ts';
import type { DeskDb } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, actAndLog, logAct } from '../log-act.server.ts';

/** The end of a row's phone number, without what people write between digits. */
export const phoneEnd = sql<string>`right(translate(phone_number, ' +()./-', ''), ${sql.lit(PHONE_DIGITS)})`;

const todayAt = (now: Temporal.Instant) => londonNow(now.epochMilliseconds).date;

type NotesOf = { contact: GuestContact; storeIds: readonly string[]; now: Temporal.Instant };

/** Notes that still count, newest first. */
export const readNotes = (db: DeskDb, { contact, storeIds, now }: NotesOf) =>
  db
    .selectFrom('guest_notes')
    .select(['id', 'store_id as storeId', 'note', 'expires_on as expiresOn'])
    .where('guest', '=', mailboxHash(contact.value))
    .where('store_id', 'in', storeIds)
    .where('expires_on', '>=', todayAt(now))
    .orderBy('created_at', 'desc')
    .execute();

type NewNote = { id: string; contact: GuestContact; storeId: string; note: string; expiresOn: string; by: Actor };

/** Adds a note; one with this id that is there already stays as it is. */
export const addNote = (deps: DeskDeps, { id, contact, storeId, note, expiresOn, by }: NewNote) =>
  actAndLog(deps, { by, act: 'guest-noted', storeId, subject: id }, async (tx, at) => {
    const { rows } = await sql`
      insert into guest_notes (id, guest, store_id, note, person_id, created_at, expires_on)
      values (${id}, ${mailboxHash(contact.value)}, ${storeId}, ${note}, ${by.personId}, ${at}, ${expiresOn})
      on conflict (id) do nothing returning id`.execute(tx);
    return rows.length > 0;
  });

type OldNote = { id: string; storeIds: readonly string[]; by: Actor };

/** Deletes a note of one of these restaurants. */
export async function removeNote({ db, clock }: DeskDeps, { id, storeIds, by }: OldNote): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const note = await tx
      .deleteFrom('guest_notes')
      .where('id', '=', id)
      .where('store_id', 'in', storeIds)
      .returning('store_id as storeId')
      .executeTakeFirst();
    if (note) await logAct(tx, { at: clock(), by, act: 'guest-note-removed', storeId: note.storeId, subject: id });
  });
}

/** Notes are about an address, or about a phone number that was booked with it. */
const isAbout = (email: string) => sql<boolean>`guest in (
  select ${mailboxHash(email)}
  union select address_hash(${phoneEnd}) from bookings where ${isEmail(email)} and phone_number <> ''
)`;

/** What is noted about the owner of an address, for them. */
export const exportNotes = (db: DeskDb, email: string) =>
  db
    .selectFrom('guest_notes')
    .select(['store_id', 'note', 'created_at', 'expires_on'])
    .where(isAbout(email))
    .orderBy('created_at')
    .execute();

/** Before their bookings, which have the phone numbers. */
export async function forgetNotes(tx: DeskDb, email: string): Promise<void> {
  await tx.deleteFrom('guest_notes').where(isAbout(email)).execute();
}

export async function deleteOldNotes(db: DeskDb, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('guest_notes').where('expires_on', '<', todayAt(now)).execute();
}
