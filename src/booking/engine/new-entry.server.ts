import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { tokenHash } from '../../platform/link-token.ts';
import { countMessage } from '../../platform/messages/address-limit.server.ts';
import { newReference } from '../../platform/reference.ts';
import { DAY_MS } from '../../values/time/duration.ts';
import type { WaitlistRequest } from '../contracts/waitlist.ts';
import type { BookingTables, CardLater, WaitlistEntryRow } from '../tables.server.ts';
import type { EngineDeps } from './day/engine-deps.ts';
import { jsonb } from './day/jsonb.ts';
import { hashVisitor, type Visitor, type VisitorHashes } from './limits/visitor.server.ts';
import { waitlistToken } from './reference.ts';
import { sameTimes, type Waiting } from './waitlist-entries.server.ts';

export type Joining = { email: string; visitor: VisitorHashes };

export const joiningOf = (
  { tokenSecret }: Pick<EngineDeps, 'tokenSecret'>,
  { request, visitor }: { request: Pick<WaitlistRequest, 'customer'>; visitor: Visitor },
): Joining => ({ email: request.customer.email, visitor: hashVisitor(tokenSecret, visitor) });

/** The entry this session already has for one of these times, waiting or offered. */
export const existingEntry = (
  tx: Kysely<BookingTables>,
  wanted: Waiting,
  { email, visitor: { sessionHash } }: Joining,
) =>
  sameTimes(tx, wanted)
    .selectAll()
    .where('person', '=', sql<string>`mailbox_of(${email})`)
    .where('session_hash', '=', sessionHash)
    .where('status', 'in', ['waiting', 'offered'])
    .orderBy('place')
    .executeTakeFirst();

/** The same without the lock of the day, when an expired offer may not have lapsed yet. */
export async function existingEntryUnlocked(
  db: Kysely<BookingTables>,
  wanted: Waiting,
  { now, ...joining }: Joining & { now: number },
) {
  const entry = await existingEntry(db, wanted, joining);
  return entry?.offered_until && entry.offered_until.getTime() <= now ? undefined : entry;
}

/** Most entries per network address and day; our own figure. */
const MOST_A_DAY = 3;
export const ENTRIES_A_DAY = { name: 'waitlist', points: MOST_A_DAY, seconds: DAY_MS / 1000 };

export async function hasTooMany(
  tx: Kysely<BookingTables>,
  { addressHash }: VisitorHashes,
  now: number,
): Promise<boolean> {
  const { count } = await tx
    .selectFrom('waitlist_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('asker', '=', addressHash)
    .where('created_at', '>', new Date(now - DAY_MS))
    .executeTakeFirstOrThrow();
  return count >= MOST_A_DAY;
}

type NewEntry = {
  /** Given by a form of staff's. */
  id?: string;
  request: Omit<WaitlistRequest, 'captchaToken'>;
  wanted: Waiting;
  /** Null for an entry of staff's. */
  visitor: VisitorHashes | null;
  now: number;
  cardLater?: CardLater;
};

/** Writes a waiting entry and counts the message that follows, where there is an address. */
export async function addEntry(
  tx: Kysely<BookingTables>,
  deps: Pick<EngineDeps, 'tokenSecret'>,
  { id = randomUUID(), request, wanted, visitor, now, cardLater }: NewEntry,
): Promise<WaitlistEntryRow> {
  const { customer, time } = request;
  const entry = await tx
    .insertInto('waitlist_entries')
    .values({
      id,
      reference: newReference(),
      status: 'waiting',
      ...wanted,
      service_time: time,
      window_from: request.from ?? time,
      window_to: request.to ?? time,
      adult_covers: request.adultCovers,
      child_covers: request.childCovers,
      occasion_id: request.occasionId,
      menu_id: request.menuId,
      area_id: request.areaId,
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      phone_number: customer.phoneNumber,
      notify_by: request.notifyBy ?? (customer.phoneNumber === '' ? 'email' : 'sms'),
      token_hash: tokenHash(waitlistToken(deps.tokenSecret, id)),
      created_at: new Date(now),
      session_hash: visitor?.sessionHash ?? null,
      asker: visitor?.addressHash ?? null,
      needs: jsonb(request.needs),
      card_later: jsonb(cardLater),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (customer.email !== '') await countMessage(tx, { email: customer.email, purpose: 'booking', now });
  return entry;
}
