import type { Kysely } from 'kysely';
import { tokenHash } from '../../platform/link-token.ts';
import { countMessage, takeAddress } from '../../platform/messages/address-limit.server.ts';
import { MINUTE_MS } from '../../values/time/duration.ts';
import { SAME_FORM_MINUTES } from '../constants.ts';
import type { SignUpLink, SignUpStatus } from '../contracts/sign-up.ts';
import type { CustomerTables } from '../tables.server.ts';
import {
  askConsent,
  type ConsentRequest,
  type CustomerDeps,
  confirmsSignUps,
  grantConsent,
} from './ask-consent.server.ts';
import { standingConsent } from './consent-ledger.server.ts';

/** A sign-up from either interface. */
export type NewSignUp = Omit<ConsentRequest, 'now'> & { idempotencyKey: string | null; bodyHash: Buffer };

export type SignUpOutcome =
  | { ok: true; status: SignUpStatus }
  | { ok: false; reason: 'key-reused' }
  | { ok: false; reason: 'too-many-messages'; seconds: number };

/** The same for every address: only its owner is told by e-mail whether it was known. */
const answerOf = (deps: Pick<CustomerDeps, 'env'>): SignUpOutcome => ({
  ok: true,
  status: confirmsSignUps(deps) ? 'pending' : 'confirmed',
});

/** The earlier response to this form; null if it is new. A form without a key counts as new after a while. */
export async function earlierSignUp(
  deps: Pick<CustomerDeps, 'clock' | 'env'> & { db: Kysely<CustomerTables> },
  { idempotencyKey, bodyHash }: Pick<NewSignUp, 'idempotencyKey' | 'bodyHash'>,
): Promise<SignUpOutcome | null> {
  const since = new Date(deps.clock().epochMilliseconds - SAME_FORM_MINUTES * MINUTE_MS);
  const query = deps.db.selectFrom('sign_ups').select('body_hash');
  const row = await (idempotencyKey === null
    ? query.where('body_hash', '=', bodyHash).where('created_at', '>', since)
    : query.where('idempotency_key', '=', idempotencyKey)
  ).executeTakeFirst();
  if (!row) return null;
  return row.body_hash.equals(bodyHash) ? answerOf(deps) : { ok: false, reason: 'key-reused' };
}

/**
 * Signs an address up: it is sent only a confirmation link until that is followed. Limited by address, so that nobody
 * can flood another's inbox.
 */
export async function takeSignUp(deps: CustomerDeps, signUp: NewSignUp): Promise<SignUpOutcome> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (tx) => {
    const address = { email: signUp.email, purpose: 'marketing', now: now.epochMilliseconds } as const;
    const { seconds } = await takeAddress(tx, address);
    const earlier = await earlierSignUp({ ...deps, db: tx }, signUp);
    if (earlier) return earlier;
    if (seconds > 0) return { ok: false, reason: 'too-many-messages', seconds };
    if (!(await askConsent(tx, deps, { ...signUp, now }))) return { ok: false, reason: 'key-reused' };
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

/** The state of a confirmed link: the channels that stand now, whichever it requested. */
async function confirmedLink(db: Kysely<CustomerTables>, email: string): Promise<SignUpLink> {
  const stands = await standingConsent(db, email);
  const channels = (['email', 'sms'] as const).filter((channel) => stands[channel]);
  return { status: channels.length > 0 ? 'confirmed' : 'left', channels };
}

type Reader = Pick<CustomerDeps, 'db'>;

/** What a link would confirm; null if it is unknown or expired. Writes nothing. */
export async function readSignUpLink({ db }: Reader, token: string): Promise<SignUpLink | null> {
  const row = await ofLink(db, token);
  if (!row) return null;
  return row.confirmed_at ? confirmedLink(db, row.email) : { status: 'pending', channels: row.channels };
}

export type ConfirmDeps = CustomerDeps & {
  /** Whether the welcome e-mail to an address contains a voucher. */
  welcomeVoucher?: (email: string) => Promise<boolean>;
};

/** Confirms a sign-up; idempotent. */
export async function confirmSignUp(deps: ConfirmDeps, token: string): Promise<SignUpLink | null> {
  const now = deps.clock();
  const result = await deps.db.transaction().execute(async (tx) => {
    const row = await ofLink(tx, token);
    if (!row) return null;
    const welcomeAddress = await grantConsent(tx, deps, { signUpId: row.id, now });
    return { welcomed: welcomeAddress, link: await confirmedLink(tx, row.email) };
  });
  if (!result) return null;
  const { link, welcomed: welcomeAddress } = result;
  const welcomeVoucher = welcomeAddress !== null && (await deps.welcomeVoucher?.(welcomeAddress)) === true;
  return { ...link, ...(welcomeVoucher && { welcomeVoucher }) };
}
