import type { Kysely } from 'kysely';
import { href } from 'react-router';
import type { EmailBrand } from '../../messages/email-brand.ts';
import { renderEmail } from '../../messages/render-email.server.tsx';
import type { OfferTables } from '../../offers/tables.server.ts';
import type { Mail } from '../../platform/messages/mailer.server.ts';
import type { BrandSettings } from '../../settings/contract.ts';
import { emailDomain } from '../../values/email/email-domain.ts';
import type { ReferralMail } from '../contracts/referral-jobs.ts';
import { referralUrl } from '../rules/referral-url.ts';
import type { ReferralTables } from '../tables.server.ts';
import { referralLinkEmail, referralRefusalEmail } from './referral-emails.ts';

export type ReferralMailDeps = {
  db: Kysely<OfferTables>;
  brand: EmailBrand;
  settings: { referral: Pick<BrandSettings['referral'], 'gift'> };
  publicUrl: string;
};

const REFER_A_FRIEND = href('/:id1/:id2?', { id1: 'refer-a-friend' });
const OFFERS = href('/:id1/:id2?', { id1: 'offers' });

const tablesOf = ({ db }: ReferralMailDeps) => db.withTables<ReferralTables>();

async function linkMail(deps: ReferralMailDeps, referrerId: string): Promise<Mail | null> {
  const { brand, publicUrl } = deps;
  const { gift } = deps.settings.referral;
  const row = await tablesOf(deps)
    .selectFrom('referrers')
    .innerJoin('customers', 'customers.id', 'referrers.customer_id')
    .select(['referrers.code', 'customers.email'])
    .where('referrers.id', '=', referrerId)
    .executeTakeFirst();
  if (!row) return null;
  const url = referralUrl(publicUrl, row.code);
  const termsUrl = new URL(`${REFER_A_FRIEND}#terms`, publicUrl).href;
  return {
    ...renderEmail(referralLinkEmail({ brand: brand.name, gift, url, termsUrl }), brand),
    to: row.email,
    messageId: `<referral-link.${referrerId}@${emailDomain(brand.email)}>`,
  };
}

async function refusalMail(deps: ReferralMailDeps, refusalId: string): Promise<Mail | null> {
  const { brand, publicUrl } = deps;
  const { gift } = deps.settings.referral;
  const row = await tablesOf(deps)
    .selectFrom('referral_refusals')
    .innerJoin('customers', 'customers.id', 'referral_refusals.customer_id')
    .select(['referral_refusals.reason', 'customers.email'])
    .where('referral_refusals.id', '=', refusalId)
    .executeTakeFirst();
  if (!row) return null;
  const [offersUrl = '', referUrl = ''] = [OFFERS, REFER_A_FRIEND].map((path) => new URL(path, publicUrl).href);
  return {
    ...renderEmail(referralRefusalEmail({ reason: row.reason, gift, offersUrl, referUrl }), brand),
    to: row.email,
    messageId: `<referral-refusal.${refusalId}@${emailDomain(brand.email)}>`,
  };
}

/** The e-mail of a job; null if its customer or refusal has been deleted. Deterministic for each job. */
export const renderReferralEmail = (deps: ReferralMailDeps, job: ReferralMail): Promise<Mail | null> =>
  job.kind === 'link' ? linkMail(deps, job.referrerId) : refusalMail(deps, job.refusalId);
