import type { Kysely } from 'kysely';
import type { EmailBrand } from '../../messages/email-brand.ts';
import { renderEmail } from '../../messages/render-email.server.tsx';
import type { Mail } from '../../platform/messages/mailer.server.ts';
import { emailDomain } from '../../values/email/email-domain.ts';
import type { VoucherMail } from '../contracts/voucher-jobs.ts';
import { type OfferKnowledge, restaurantsOf } from '../rules/known-offers.ts';
import { voucherWay } from '../rules/voucher-way.ts';
import type { OfferTables } from '../tables.server.ts';
import { qrAttachment } from './qr-code.server.ts';
import { voucherEmail } from './voucher-email.ts';

export type VoucherMailDeps = {
  db: Kysely<OfferTables>;
  knowledge: () => OfferKnowledge;
  brand: EmailBrand;
  publicUrl: string;
};

/**
 * The e-mail of a job; null if the voucher or its customer has been deleted. Deterministic for each job. Throws if the
 * content no longer has the offer.
 */
export async function renderVoucherEmail(
  { db, knowledge, brand, publicUrl }: VoucherMailDeps,
  { requestId, restaurant }: VoucherMail,
): Promise<Mail | null> {
  const row = await db
    .selectFrom('voucher_requests')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_requests.voucher_id')
    .innerJoin('customers', 'customers.id', 'vouchers.customer_id')
    .select(['vouchers.offer_slug', 'vouchers.code', 'vouchers.ends_on', 'customers.email'])
    .where('voucher_requests.id', '=', requestId)
    .executeTakeFirst();
  if (!row) return null;
  const offer = knowledge().offers.find(({ slug }) => slug === row.offer_slug);
  if (!offer) throw new Error(`the content has no offer ${row.offer_slug}`);
  const restaurants = restaurantsOf(offer, knowledge());
  const content = voucherEmail({
    offer,
    code: row.code,
    endsOn: row.ends_on,
    brand: brand.name,
    restaurants: restaurants?.map(({ title }) => title) ?? null,
    buttonUrl: new URL(voucherWay({ ...offer, restaurants }, restaurant), publicUrl).href,
  });
  return {
    ...renderEmail(content, brand),
    to: row.email,
    messageId: `<voucher.${requestId}@${emailDomain(brand.email)}>`,
    attachments: [await qrAttachment(row.code)],
  };
}
