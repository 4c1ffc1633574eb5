import type { Kysely } from 'kysely';
import { tokenHash } from '../../platform/link-token.ts';
import { countMessage, takeAddress } from '../../platform/messages/address-limit.server.ts';
import { MINUTE_MS } from '../../values/time/duration.ts';
import { SAME_FORM_MINUTES } from '../constants.ts';
import type { SignUpLink, SignUpStatus } from '../contracts/sign-up.ts';
import type { CustomerTables } from '../tables.server.ts';
import { type AskedConsent, askConsent, type CustomerDeps, confirmsSignUps, grantAsked } from './ask-consent.server.ts';
import { standingConsent } from './consent-ledger.server.ts';

/** A sign-up by either interface. */
export type NewSignUp = Omit<AskedConsent, 'now'> & { idempotencyKey: string | null; bodyHash: Buffer };

export type SignUpOutcome =
  | { ok: true; status: SignUpStatus }
  | { ok: false; reason: 'key-reused' }
  | { ok: false; reason: 'too-many-messages'; seconds: number };

/** The same for every address: whether it was known is told to its owner alone, by e-mail. */
const answerOf = (deps: Pick<CustomerDeps, 'env'>): SignUpOutcome => ({
  ok: true,
  status: confirmsSignUps(deps) ? 'pending' : 'confirmed',
});

/** The answer this form was given before; null when it is new. A form without a key counts as new after a while. */
export async function earlierSignUp(
  deps: Pick<CustomerDeps, 'clock' | 'env'> & { db: Kysely<CustomerTables> },
  { idempotencyKey, bodyHash }: Pick<NewSignUp, 'idempotencyKey' | 'bodyHash'>,
): Promise<SignUpOutcome | null> {
  const since = new Date(deps.clock().epochMilliseconds - SAME_FORM_MINUTES * MINUTE_MS);
  const all = deps.db.selectFrom('sign_ups').select('body_hash');
  const row = await (idempotencyKey === null
    ? all.where('body_hash', '=', bodyHash).where('created_at', '>', since)
    : all.where('idempotency_key', '=', idempotencyKey)
  ).executeTakeFirst();
  if (!row) return null;
  return row.body_hash.equals(bodyHash) ? answerOf(deps) : { ok: false, reason: 'key-reused' };
}

/**
 * Signs an address up: nothing is sent to it beside a link to confirm, until it is followed. Counted by the address, so
 * that nobody can fill another's mailbox.
 */
export async function takeSignUp(deps: CustomerDeps, asked: NewSignUp): Promise<SignUpOutcome> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (tx) => {
    const address = { email: asked.email, purpose: 'marketing', now: now.epochMilliseconds } as const;
    const { seconds } = await takeAddress(tx, address);
    const earlier = await earlierSignUp({ ...deps, db: tx }, asked);
    if (earlier) return earlier;
    if (seconds > 0) return { ok: false, reason: 'too-many-messages', seconds };
    if (!(await askConsent(tx, deps, { ...asked, now }))) return { ok: false, reason: 'key-reused' };
    await countMessage(tx, address);
    return answerOf(deps);
  });
}

const ofLink = (db: Kysely<CustomerTables>, token: string) =>
  db
    .selectFrom('sign_ups')
    .innerJoin('customers', 'customers.id', 'sign_ups.customer_id')
    .select(['sign_ups.id', 'sign_ups.channels', 'sign_ups.confirmed_at', 'customers.email'])
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();

/** What a link that was followed says by now: the channels that stand, whichever it asked for. */
async function confirmedLink(db: Kysely<CustomerTables>, email: string): Promise<SignUpLink> {
  const stands = await standingConsent(db, email);
  const channels = (['email', 'sms'] as const).filter((channel) => stands[channel]);
  return { status: channels.length > 0 ? 'confirmed' : 'left', channels };
}

type Reader = Pick<CustomerDeps, 'db'>;

/** What the link of an e-mail would confirm; null for a link that is unknown, or too old. Writes nothing. */
export async function readSignUpLink({ db }: Reader, token: string): Promise<SignUpLink | null> {
  const row = await ofLink(db, token);
  if (!row) return null;
  return row.confirmed_at ? confirmedLink(db, row.email) : { status: 'pending', channels: row.channels };
}

export type ConfirmDeps = CustomerDeps & {
  /** Whether the e-mail that welcomes an address brings a voucher. */
  welcomeVoucher?: (email: string) => Promise<boolean>;
};

/** Follows the link: from now on the address may be sent what was asked for. Followed twice, it happens once. */
export async function confirmSignUp(deps: ConfirmDeps, token: string): Promise<SignUpLink | null> {
  const now = deps.clock();
  const followed = await deps.db.transaction().execute(async (tx) => {
    const row = await ofLink(tx, token);
    if (!row) return null;
    const welcomed = await grantAsked(tx, deps, { signUpId: row.id, now });
    return { welcomed, link: await confirmedLink(tx, row.email) };
  });
  if (!followed) return null;
  const { link, welcomed } = followed;
  const welcomeVoucher = welcomed !== null && (await deps.welcomeVoucher?.(welcomed)) === true;
  return { ...link, ...(welcomeVoucher && { welcomeVoucher }) };
}
