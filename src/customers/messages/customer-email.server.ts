import type { Kysely } from 'kysely';
import { href } from 'react-router';
import type { EmailBrand } from '../../messages/email-brand.ts';
import { renderEmail } from '../../messages/render-email.server.tsx';
import type { Attachment, Mail } from '../../platform/messages/mailer.server.ts';
import type { BrandSettings } from '../../settings/contract.ts';
import { emailDomain } from '../../values/email/email-domain.ts';
import type { BirthdayMail, CustomerMail, RequestedMail, SignUpMail } from '../contracts/customer-jobs.ts';
import { standingConsent } from '../engine/consent-ledger.server.ts';
import { customerUrls } from '../engine/links.ts';
import type { CustomerTables } from '../tables.server.ts';
import {
  birthdayEmail,
  confirmEmail,
  type EmailGift,
  forgetEmail,
  preferencesLinkEmail,
  welcomeEmail,
} from './customer-emails.ts';

/** The recipient and occasion: 'welcome', 'birthday.2027'. `storeId`: their favourite restaurant, if any. */
export type GiftRequest = { kind: 'welcome' | 'birthday'; email: string; occasion: string; storeId: string };

export type CustomerMailDeps = {
  db: Kysely<CustomerTables>;
  brand: EmailBrand;
  publicUrl: string;
  tokenSecret: string;
  /** The voucher for an occasion, the same on every call; null if there is none. */
  giveGift?: (request: GiftRequest) => Promise<(EmailGift & { attachments: Attachment[] }) | null>;
  settings: {
    customers: Pick<
      BrandSettings['customers'],
      'birthdayGift' | 'birthdayPreview' | 'newsFrequency' | 'unconfirmedDays'
    >;
  };
};

const urlsOf = ({ publicUrl, tokenSecret }: CustomerMailDeps) => customerUrls(publicUrl, tokenSecret);

const signUpWithCustomer = (db: Kysely<CustomerTables>, signUpId: string) =>
  db
    .selectFrom('sign_ups')
    .innerJoin('customers', 'customers.id', 'sign_ups.customer_id')
    .where('sign_ups.id', '=', signUpId)
    .select([
      ...(['customers.id as customerId', 'customers.guid', 'customers.email', 'customers.first_name'] as const),
      'customers.fav_restaurant_code',
      ...(['sign_ups.channels', 'sign_ups.place', 'sign_ups.confirmed_at'] as const),
    ])
    .executeTakeFirst();

async function signUpMail(deps: CustomerMailDeps, { kind, signUpId }: SignUpMail): Promise<Mail | null> {
  const { db, brand } = deps;
  const { newsFrequency, unconfirmedDays: forgottenAfter } = deps.settings.customers;
  const row = await signUpWithCustomer(db, signUpId);
  if (!row) return null;
  const urls = urlsOf(deps);
  const to = { to: row.email, messageId: `<${kind}.${signUpId}@${emailDomain(brand.email)}>` };
  if (kind === 'sign-up-confirm') {
    if (row.confirmed_at) return null;
    const facts = { channels: row.channels, place: row.place, confirmUrl: urls.confirm(signUpId), forgottenAfter };
    return { ...renderEmail(confirmEmail({ brand: brand.name, ...facts }), brand), ...to };
  }
  const stands = await standingConsent(db, row.email);
  if (!stands.email) return null;
  const unsubscribeUrl = urls.unsubscribe(row.customerId);
  const occasion = {
    kind: 'welcome',
    email: row.email,
    occasion: 'welcome',
    storeId: row.fav_restaurant_code,
  } as const;
  const gift = (await deps.giveGift?.(occasion)) ?? null;
  const content = welcomeEmail({
    brand: brand.name,
    firstName: row.first_name,
    channels: row.channels,
    newsFrequency,
    gift,
    preferencesUrl: urls.preferences(row.guid),
    unsubscribeUrl,
  });
  return { ...renderEmail(content, brand), ...to, unsubscribeUrl, attachments: gift?.attachments };
}

/** Requested by customers about themselves, so sent without marketing consent. */
async function requestedMail(deps: CustomerMailDeps, { kind, customerId, at }: RequestedMail): Promise<Mail | null> {
  const { db, brand } = deps;
  const row = await db
    .selectFrom('customers')
    .select(['email', 'guid'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!row) return null;
  const urls = urlsOf(deps);
  const content =
    kind === 'preferences-link'
      ? preferencesLinkEmail({ brand: brand.name, preferencesUrl: urls.preferences(row.guid) })
      : forgetEmail({ brand: brand.name, forgetUrl: urls.forget({ customerId, at }) });
  const messageId = `<${kind}.${customerId}.${at}@${emailDomain(brand.email)}>`;
  return { ...renderEmail(content, brand), to: row.email, messageId };
}

async function birthdayMail(deps: CustomerMailDeps, { kind, customerId, year }: BirthdayMail): Promise<Mail | null> {
  const { db, brand } = deps;
  const row = await db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirst();
  if (!row) return null;
  const stands = await standingConsent(db, row.email);
  if (!stands.email) return null;
  const { email, fav_restaurant_code: storeId } = row;
  const gift = (await deps.giveGift?.({ kind, email, occasion: `${kind}.${year}`, storeId })) ?? null;
  const { birthdayGift: plainGift = '', birthdayPreview: preview } = deps.settings.customers;
  if (!gift && plainGift === '') return null;
  const urls = urlsOf(deps);
  const unsubscribeUrl = urls.unsubscribe(row.id);
  const content = birthdayEmail({
    brand: brand.name,
    firstName: row.first_name,
    preview,
    gift,
    plainGift,
    unsubscribeUrl,
    bookUrl: `${deps.publicUrl}${href('/book-now')}`,
    preferencesUrl: urls.preferences(row.guid),
  });
  const messageId = `<${kind}.${customerId}.${year}@${emailDomain(brand.email)}>`;
  return {
    ...renderEmail(content, brand),
    to: row.email,
    messageId,
    unsubscribeUrl,
    attachments: gift?.attachments,
  };
}

/**
 * The e-mail of a job; null if it no longer applies: the customer was forgotten, or has withdrawn consent to
 * marketing.
 */
export function renderCustomerEmail(deps: CustomerMailDeps, job: CustomerMail): Promise<Mail | null> {
  if ('signUpId' in job) return signUpMail(deps, job);
  return job.kind === 'birthday' ? birthdayMail(deps, job) : requestedMail(deps, job);
}
