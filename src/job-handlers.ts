import { CHARGE_QUEUE, type ChargeJob } from './booking/contracts/charge-jobs.ts';
import { MAIL_QUEUE, type MailJob, type TextJob } from './booking/contracts/mail-jobs.ts';
import { MESSAGE_QUEUE, type MessageMail } from './booking/contracts/message-jobs.ts';
import { chargeDue } from './booking/engine/charge-due.server.ts';
import { deliverMessage, type MessageSenders } from './booking/messages/deliver-message.server.ts';
import { renderMessageEmail } from './booking/messages/message-email.server.ts';
import type { BookingTables } from './booking/tables.server.ts';
import { APPLICATION_QUEUE, type ApplicationMail, CV_QUEUE, type CvJob } from './careers/contracts/application-jobs.ts';
import { type CvDeps, workOnCv } from './careers/engine/settle-cv.server.ts';
import { renderApplicationEmail } from './careers/messages/application-email.server.ts';
import type { CareerTables } from './careers/tables.server.ts';
import { CONTACT_QUEUE, type ContactMail } from './contact/contracts/contact-jobs.ts';
import { renderContactEmail } from './contact/messages/contact-email.server.ts';
import { contactKnowledge } from './contact/rules/known-content.ts';
import type { ContactTables } from './contact/tables.server.ts';
import type { ContentStore } from './content/content-store.ts';
import { CUSTOMER_QUEUE, type CustomerMail } from './customers/contracts/customer-jobs.ts';
import { type GiftRequest, renderCustomerEmail } from './customers/messages/customer-email.server.ts';
import type { CustomerTables } from './customers/tables.server.ts';
import { DESK_QUEUE, type DeskMail } from './desk/contracts/desk-jobs.ts';
import { renderDeskEmail } from './desk/messages/desk-email.server.ts';
import type { DeskTables } from './desk/tables.server.ts';
import type { QUEUES } from './job-queues.ts';
import { emailBrand } from './messages/email-brand.ts';
import { VOUCHER_QUEUE, type VoucherMail } from './offers/contracts/voucher-jobs.ts';
import { occasionVoucher } from './offers/messages/occasion-voucher.server.ts';
import { renderVoucherEmail } from './offers/messages/voucher-email.server.ts';
import { offerKnowledge } from './offers/rules/known-offers.ts';
import type { OfferTables } from './offers/tables.server.ts';
import type { CardVault } from './payments/card/card-vault.ts';
import type { Clock } from './platform/clock.ts';
import type { Connection } from './platform/database/database.ts';
import { type Env, publicUrl } from './platform/env.ts';
import type { Handler, Jobs } from './platform/jobs/jobs.ts';
import { sendOnce } from './platform/messages/mail-job.server.ts';
import { PURGE_QUEUE, purgeCache } from './platform/purge/cache-purge.server.ts';
import { REFERRAL_QUEUE, type ReferralMail } from './referral/contracts/referral-jobs.ts';
import { renderReferralEmail } from './referral/messages/referral-email.server.ts';

type HandlerDeps = {
  env: Env;
  content: ContentStore;
  connection: Connection<BookingTables>;
  jobs: Pick<Jobs, 'enqueue'>;
  senders: MessageSenders;
  vault: CardVault;
  cvs: Pick<CvDeps, 'scanner' | 'store'>;
  tokenSecret: string;
  clock: Clock;
};

function messageDeps({ env, connection, content, tokenSecret, clock }: HandlerDeps) {
  const { settings } = content.current.published;
  return {
    db: connection.db,
    content: () => content.current,
    brand: emailBrand(settings, publicUrl(env)),
    settings,
    tokenSecret,
    clock,
    publicUrl: publicUrl(env),
  };
}

/** Every queue with its handler: the map of the jobs. */
const handlers: Record<(typeof QUEUES)[number], (deps: HandlerDeps) => Handler> = {
  [MAIL_QUEUE]: (deps) => (job: MailJob | TextJob) => deliverMessage(deps.senders, messageDeps(deps), job),
  [MESSAGE_QUEUE]: (deps) => async (job: MessageMail) => {
    await sendOnce(deps.connection.pool, deps.senders.mailer, await renderMessageEmail(messageDeps(deps), job));
  },
  [CONTACT_QUEUE]: (deps) => async (job: ContactMail) => {
    const { db, content, brand } = messageDeps(deps);
    const knowledge = () => contactKnowledge(content());
    const mail = await renderContactEmail({ db: db.withTables<ContactTables>(), knowledge, brand }, job);
    if (mail) await sendOnce(deps.connection.pool, deps.senders.mailer, mail);
  },
  [CUSTOMER_QUEUE]: (deps) => async (job: CustomerMail) => {
    const { db, ...rest } = messageDeps(deps);
    const { brand, publicUrl: site, settings, clock } = rest;
    const slugs = { welcome: settings.customers.welcomeOffer, birthday: settings.customers.birthdayOffer };
    const knowledge = () => offerKnowledge(rest.content());
    const offers = { db: db.withTables<OfferTables>(), clock, knowledge, brand: brand.name, publicUrl: site };
    const giveGift = ({ kind, ...gift }: GiftRequest) => occasionVoucher(offers, { ...gift, slug: slugs[kind] });
    const mail = await renderCustomerEmail({ ...rest, giveGift, db: db.withTables<CustomerTables>() }, job);
    if (mail) await sendOnce(deps.connection.pool, deps.senders.mailer, mail);
  },
  [VOUCHER_QUEUE]: (deps) => async (job: VoucherMail) => {
    const { db, content, brand, publicUrl: site } = messageDeps(deps);
    const knowledge = () => offerKnowledge(content());
    const mail = await renderVoucherEmail({ db: db.withTables<OfferTables>(), knowledge, brand, publicUrl: site }, job);
    if (mail) await sendOnce(deps.connection.pool, deps.senders.mailer, mail);
  },
  [REFERRAL_QUEUE]: (deps) => async (job: ReferralMail) => {
    const { db, ...rest } = messageDeps(deps);
    const mail = await renderReferralEmail({ ...rest, db: db.withTables<OfferTables>() }, job);
    if (mail) await sendOnce(deps.connection.pool, deps.senders.mailer, mail);
  },
  [APPLICATION_QUEUE]: (deps) => async (job: ApplicationMail) => {
    const { db, ...rest } = messageDeps(deps);
    const { store } = deps.cvs;
    const mail = await renderApplicationEmail({ ...rest, store, db: db.withTables<CareerTables>() }, job);
    if (mail) await sendOnce(deps.connection.pool, deps.senders.mailer, mail);
  },
  [CV_QUEUE]:
    ({ connection, jobs, cvs }) =>
    (job: CvJob) =>
      workOnCv({ db: connection.db.withTables<CareerTables>(), jobs, ...cvs }, job),
  [CHARGE_QUEUE]:
    ({ connection, vault, jobs }) =>
    (job: ChargeJob) =>
      chargeDue({ db: connection.db, vault, jobs }, job),
  [DESK_QUEUE]: (deps) => async (job: DeskMail) => {
    const { db, ...rest } = messageDeps(deps);
    const mail = await renderDeskEmail({ ...rest, db: db.withTables<DeskTables>() }, job);
    if (mail) await sendOnce(deps.connection.pool, deps.senders.mailer, mail);
  },
  [PURGE_QUEUE]:
    ({ env }) =>
    () =>
      purgeCache(env),
};

export function handlersOf(deps: HandlerDeps): Record<string, Handler> {
  return Object.fromEntries(Object.entries(handlers).map(([queue, handler]) => [queue, handler(deps)]));
}
