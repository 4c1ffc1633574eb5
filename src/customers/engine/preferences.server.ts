import { type Kysely, sql } from 'kysely';
import { countMessage, takeAddress } from '../../platform/messages/address-limit.server.ts';
import { MINUTE_MS } from '../../values/time/duration.ts';
import { SAME_FORM_MINUTES } from '../constants.ts';
import { CONSENT_WORDS_VERSION } from '../contracts/consent-words.ts';
import { CUSTOMER_QUEUE, customerJob, type RequestedMail } from '../contracts/customer-jobs.ts';
import type { CustomerPreferences, PreferenceName, PreferencesUpdate } from '../contracts/preferences.ts';
import type { CustomerTables } from '../tables.server.ts';
import type { CustomerDeps } from './ask-consent.server.ts';
import { appendConsent, consentHistory, hideForgottenAddress, standingConsent } from './consent-ledger.server.ts';
import {
  type CustomerRecord,
  confirmAddress,
  customerOfAddress,
  findOrCreateCustomer,
} from './customer-record.server.ts';
import { withdrawConsent } from './leave.server.ts';
import { customerToForget } from './links.ts';
import type { OtherPersonalData, StaysBooked } from './other-personal-data.ts';

/** The customer with this key; null if unknown. */
export async function customerOfGuid(db: Kysely<CustomerTables>, guid: string): Promise<CustomerRecord | null> {
  const row = await db.selectFrom('customers').selectAll().where('guid', '=', guid).executeTakeFirst();
  return row ?? null;
}

type Reader = Pick<CustomerDeps, 'db'> & { interests: () => readonly string[] };

/** A customer's preferences; null if the key is unknown. */
export async function readPreferences({ db, interests }: Reader, guid: string): Promise<CustomerPreferences | null> {
  const row = await customerOfGuid(db, guid);
  if (!row) return null;
  const stands = await standingConsent(db, row.email);
  return {
    guid: row.guid,
    email: row.email,
    firstName: row.first_name,
    phoneNumber: row.phone_number,
    favRestaurantCode: row.fav_restaurant_code,
    birthDate: row.birth_date,
    gender: row.gender,
    websiteSmsOptIn: stands.sms,
    websiteEmailOptIn: stands.email,
    interests: interests().map((name) => ({ name, checked: row.interests.includes(name) })),
  };
}

/** Picks preferences by name. */
export const pickPreferences = (
  preferences: CustomerPreferences,
  names: readonly PreferenceName[],
): Partial<CustomerPreferences> => Object.fromEntries(names.map((name) => [name, preferences[name]]));

/** The columns an update changes. */
function columnsOf({ firstName, phoneNumber, favRestaurantCode, birthDate, gender, interests }: PreferencesUpdate) {
  return {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(phoneNumber !== undefined && { phone_number: phoneNumber }),
    ...(favRestaurantCode !== undefined && { fav_restaurant_code: favRestaurantCode }),
    ...(birthDate !== undefined && { birth_date: birthDate }),
    ...(gender !== undefined && { gender }),
    ...(interests && { interests: interests.filter(({ checked }) => checked).map(({ name }) => name) }),
  };
}

/** A pending sign-up is older than this update, so confirming it must not restore what it contained. */
async function overtakeSignUps(tx: Kysely<CustomerTables>, update: PreferencesUpdate): Promise<void> {
  const overtaken = {
    ...(update.firstName !== undefined && { first_name: '' }),
    ...(update.phoneNumber !== undefined && { phone_number: '' }),
    ...(update.favRestaurantCode !== undefined && { fav_restaurant_code: '' }),
    ...(update.birthDate !== undefined && { birth_date: null }),
  };
  if (Object.keys(overtaken).length === 0) return;
  await tx
    .updateTable('sign_ups')
    .set(overtaken)
    .where('confirmed_at', 'is', null)
    .where('customer_id', 'in', tx.selectFrom('customers').select('id').where('guid', '=', update.guid))
    .execute();
}

type Writer = Pick<CustomerDeps, 'db' | 'clock'>;
export type UpdateOutcome = 'saved' | 'unknown' | 'phone-missing';

/**
 * Updates preferences by a key sent only to the address's owner, so ticks take effect at once. Text messages need a
 * phone number, stored or sent.
 */
export async function updatePreferences({ db, clock }: Writer, update: PreferencesUpdate): Promise<UpdateOutcome> {
  const now = clock();
  return db.transaction().execute(async (tx): Promise<UpdateOutcome> => {
    const customer = await customerOfGuid(tx, update.guid);
    if (!customer) return 'unknown';
    if (update.websiteSmsOptIn && !(update.phoneNumber ?? customer.phone_number)) return 'phone-missing';
    // First, because a confirmation locks the sign-up before the customer.
    await overtakeSignUps(tx, update);
    const row = await tx
      .updateTable('customers')
      .set({ guid: update.guid, ...columnsOf(update) })
      .where('guid', '=', update.guid)
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (!row) return 'unknown';
    await confirmAddress(tx, { customerId: row.id, now });
    const stands = await standingConsent(tx, row.email);
    const consents = { email: update.websiteEmailOptIn, sms: update.websiteSmsOptIn };
    for (const channel of ['email', 'sms'] as const) {
      const state = consents[channel] ? 'given' : 'withdrawn';
      if (consents[channel] === undefined || consents[channel] === stands[channel]) continue;
      const entry = {
        email: row.email,
        channel,
        state,
        place: 'preferences',
        wording: CONSENT_WORDS_VERSION,
        now,
      } as const;
      await appendConsent(tx, entry);
    }
    return 'saved';
  });
}

/** Withdraws every channel. False if the key is unknown. */
export async function leaveAll({ db, clock }: Writer, guid: string): Promise<boolean> {
  const row = await customerOfGuid(db, guid);
  if (!row) return false;
  const withdrawal = { email: row.email, channels: ['email', 'sms'], place: 'preferences', now: clock() } as const;
  await db.transaction().execute((tx) => withdrawConsent(tx, withdrawal));
  return true;
}

export type MailOutcome = { ok: true } | { ok: false; seconds: number };

/**
 * Whether it was requested a few minutes ago, so that a double click or reload sends one e-mail. Lock the address
 * first.
 */
async function isOnItsWay(tx: Kysely<CustomerTables>, { kind, customerId, at }: RequestedMail): Promise<boolean> {
  const { rows } = await sql`
    select from pgboss.job
    where name = ${CUSTOMER_QUEUE} and data ->> 'kind' = ${kind} and data ->> 'customerId' = ${customerId}
      and data -> 'at' > to_jsonb(${at - SAME_FORM_MINUTES * MINUTE_MS}::bigint)
    limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Sends an address the link to its preferences, even an unknown one: other rooms aren't checked for it. Its customer
 * is then deleted like any unconfirmed one.
 */
export async function sendPreferencesLink(deps: CustomerDeps, email: string): Promise<MailOutcome> {
  const now = deps.clock();
  const at = now.epochMilliseconds;
  return deps.db.transaction().execute(async (tx): Promise<MailOutcome> => {
    const { seconds } = await takeAddress(tx, { email, purpose: 'marketing', now: at });
    const customer = await customerOfAddress(tx, email);
    const kind = 'preferences-link';
    if (customer && (await isOnItsWay(tx, { kind, customerId: customer.id, at }))) return { ok: true };
    if (seconds > 0) return { ok: false, seconds };
    await countMessage(tx, { email, purpose: 'marketing', now: at });
    const { id: customerId } = customer ?? (await findOrCreateCustomer(tx, { email, now }));
    await deps.jobs.enqueue<CustomerTables>(tx, [customerJob({ kind, customerId, at })]);
    return { ok: true };
  });
}

/** E-mails a link to delete a customer; null if the key is unknown. */
export async function askToBeForgotten(deps: CustomerDeps, guid: string): Promise<MailOutcome | null> {
  const at = deps.clock().epochMilliseconds;
  return deps.db.transaction().execute(async (tx): Promise<MailOutcome | null> => {
    const customer = await customerOfGuid(tx, guid);
    if (!customer) return null;
    const address = { email: customer.email, purpose: 'marketing', now: at } as const;
    const { seconds } = await takeAddress(tx, address);
    const job: RequestedMail = { kind: 'forget-confirm', customerId: customer.id, at };
    if (await isOnItsWay(tx, job)) return { ok: true };
    if (seconds > 0) return { ok: false, seconds };
    await countMessage(tx, address);
    await deps.jobs.enqueue<CustomerTables>(tx, [customerJob(job)]);
    return { ok: true };
  });
}

/**
 * Whether the customer of a link has been forgotten; null for a link that expired or that we didn't issue. Writes
 * nothing.
 */
export async function isForgotten(
  { db, clock, tokenSecret }: Pick<CustomerDeps, 'db' | 'clock' | 'tokenSecret'>,
  token: string,
): Promise<boolean | null> {
  const customerId = customerToForget(tokenSecret, token, clock().epochMilliseconds);
  if (customerId === null) return null;
  const row = await db.selectFrom('customers').select('id').where('id', '=', customerId).executeTakeFirst();
  return row === undefined;
}

/**
 * Forgets the customer of a link: deletes the row with its dependants and the data in other rooms. A keyed hash of the
 * address stays with its withdrawal. Returns what stays; null for a link that expired or that we didn't issue.
 * Idempotent.
 */
export async function forgetCustomer(
  deps: CustomerDeps & { otherData?: OtherPersonalData },
  token: string,
): Promise<StaysBooked | null> {
  const now = deps.clock();
  const customerId = customerToForget(deps.tokenSecret, token, now.epochMilliseconds);
  if (customerId === null) return null;
  return deps.db.transaction().execute(async (tx) => {
    const result = { tablesToCome: false };
    const row = await tx.deleteFrom('customers').where('id', '=', customerId).returning('email').executeTakeFirst();
    if (!row) return result;
    const stays = await deps.otherData?.forget(tx, { email: row.email, now });
    for (const channel of ['email', 'sms'] as const)
      await appendConsent(tx, {
        email: row.email,
        channel,
        state: 'withdrawn',
        place: 'forgotten',
        now,
        wording: CONSENT_WORDS_VERSION,
      });
    await hideForgottenAddress(tx, deps.tokenSecret, row.email);
    return stays ?? result;
  });
}

/** A customer's personal data in this room, for export; null if the key is unknown. */
export async function exportCustomer(
  { db, tokenSecret, interests }: Reader & Pick<CustomerDeps, 'tokenSecret'>,
  guid: string,
) {
  const row = await customerOfGuid(db, guid);
  const preferences = await readPreferences({ db, interests }, guid);
  if (!row || !preferences) return null;
  const consents = await consentHistory(db, tokenSecret, row.email);
  const signUps = await db
    .selectFrom('sign_ups')
    .select(['place', 'channels', 'first_name', 'phone_number', 'fav_restaurant_code', 'birth_date', 'source'])
    .select(['created_at', 'confirmed_at'])
    .where('customer_id', '=', row.id)
    .orderBy('created_at')
    .execute();
  const { guid: _, interests: allInterests, ...rest } = preferences;
  return {
    email: row.email,
    customer: {
      ...rest,
      interests: allInterests.filter(({ checked }) => checked).map(({ name }) => name),
      knownSince: row.created_at,
      addressConfirmed: row.confirmed_at,
    },
    consents,
    signUps,
  };
}
