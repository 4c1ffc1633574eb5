import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { findOrCreateCustomer } from '../../customers/engine/customer-record.server.ts';
import { mailboxHash } from '../../platform/database/same-email.ts';
import { countMessage } from '../../platform/messages/address-limit.server.ts';
import { londonNow } from '../../values/time/london-time.ts';
import type { Offer } from '../contracts/offer.ts';
import { voucherJob } from '../contracts/voucher-jobs.ts';
import { endOfVoucher } from '../rules/offer-state.ts';
import { newVoucherCode } from '../rules/voucher-code.ts';
import type { OfferTables } from '../tables.server.ts';
import type { OfferDeps } from './offer-deps.ts';
import { nextOfPool, takeOne } from './offer-stock.server.ts';

/** Rolls back: a concurrent transaction took the same address or code. */
export class TakenMeanwhile extends Error {}

async function codeFor(tx: Kysely<OfferTables>, { slug, codes }: Offer): Promise<string | null> {
  if (codes.kind === 'shared') return codes.code;
  return codes.kind === 'pool' ? nextOfPool(tx, slug) : newVoucherCode(randomInt);
}

/**
 * Moves a voucher to another address, which must have none, under a new code: somebody else has seen the old one. In
 * the caller's transaction. Lock the address first (takeAddress).
 */
export async function moveVoucher(
  tx: Kysely<OfferTables>,
  { clock }: Pick<OfferDeps, 'clock'>,
  { offer, voucherId, email }: { offer: Offer; voucherId: string; email: string },
): Promise<void> {
  const { id: customer_id } = await findOrCreateCustomer(tx, { email, now: clock() });
  const code = await codeFor(tx, offer);
  await tx
    .updateTable('vouchers')
    .set({ customer_id, address_hash: mailboxHash(email), ...(code !== null && { code }) })
    .where('id', '=', voucherId)
    .execute();
}

type Request = { voucherId: string; email: string; key: string; bodyHash: Buffer; restaurant?: string };

/** Records a request for the voucher and enqueues its e-mail, in the caller's transaction. */
export async function sendVoucher(
  tx: Kysely<OfferTables>,
  deps: Pick<OfferDeps, 'clock' | 'jobs'>,
  request: Request,
): Promise<void> {
  const now = deps.clock();
  const id = randomUUID();
  const result = await tx
    .insertInto('voucher_requests')
    .values({
      id,
      voucher_id: request.voucherId,
      idempotency_key: request.key,
      body_hash: request.bodyHash,
      asked_at: new Date(now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!result) throw new TakenMeanwhile('the key of a request');
  await countMessage(tx, { email: request.email, purpose: 'marketing', now: now.epochMilliseconds });
  const { restaurant } = request;
  await deps.jobs.enqueue(tx, [voucherJob({ requestId: id, ...(restaurant && { restaurant }) })]);
}

/**
 * Issues a voucher of a running offer to an address that has none for this occasion (no occasion for a claim), in the
 * caller's transaction. Returns its id; null if the offer is gone. Throws TakenMeanwhile if the address got one
 * concurrently. Lock the address first (takeAddress).
 */
export async function giveVoucher(
  tx: Kysely<OfferTables>,
  deps: Pick<OfferDeps, 'clock' | 'guard'>,
  { offer, email, occasion = '' }: { offer: Offer; email: string; occasion?: string },
): Promise<string | null> {
  const now = deps.clock();
  const customer = await findOrCreateCustomer(tx, { email, now });
  if (deps.guard !== 'none' && !(await takeOne(tx, offer))) return null;
  const code = await codeFor(tx, offer);
  if (code === null) return null;
  const voucher = await tx
    .insertInto('vouchers')
    .values({
      id: randomUUID(),
      offer_slug: offer.slug,
      code,
      shared: offer.codes.kind === 'shared',
      used_at: null,
      address_hash: mailboxHash(email),
      customer_id: customer.id,
      occasion,
      given_at: new Date(now.epochMilliseconds),
      ends_on: endOfVoucher(offer, londonNow(now.epochMilliseconds).date),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!voucher) throw new TakenMeanwhile('the address or the code of a voucher');
  return voucher.id;
}
