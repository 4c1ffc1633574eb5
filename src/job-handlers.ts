import { href } from 'react-router';
import { CHARGE_QUEUE, type ChargeJob } from './booking/contracts/charge-jobs.ts';
import { MAIL_QUEUE, type MailJob, type TextJob } from './booking/contracts/mail-jobs.ts';
import { MESSAGE_QUEUE, type MessageMail } from './booking/contracts/message-jobs.ts';
import { chargeCancelled } from './booking/engine/charge-cancelled.server.ts';
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
import { renderCustomerEmail } from './customers/messages/customer-email.server.ts';
import type { CustomerTables } from './customers/tables.server.ts';
import { emailBrand } from './messages/email-brand.ts';
import { VOUCHER_QUEUE, type VoucherMail } from './offers/contracts/voucher-jobs.ts';
import { renderVoucherEmail } from './offers/messages/voucher-email.server.ts';
import { offerKnowledge } from './offers/rules/known-offers.ts';
import { offerStateOn } from './offers/rules/offer-state.ts';
import type { OfferTables } from './offers/tables.server.ts';
import type { CardVault } from './payments/card-vault.ts';
import type { Clock } from './platform/clock.ts';
import type { Connection } from './platform/database/database.ts';
import type { Env } from './platform/env.ts';
import type { Handler, Jobs } from './platform/jobs/jobs.ts';
import { sendOnce } from './platform/messages/mail-job.server.ts';
import { londonNow } from './values/time/london-time.ts';

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

/** Base of links in e-mails: the public address when set, else this machine. */
const publicUrl = (env: Env) => env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;

/** Dependencies of the message templates. */
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

/** The offer with this slug as an e-mail shows it; null when there is none to be claimed today. */
function runningOffer({ content, clock, publicUrl: site }: Omit<ReturnType<typeof messageDeps>, 'db'>, slug = '') {
  const offer = content().offers?.find((one) => one.slug === slug);
  if (!offer?.listed || offerStateOn(offer, londonNow(clock().epochMilliseconds).date, null) !== 'running') return null;
  const { title, description } = offer;
  return { title, description, url: new URL(href('/offer/:id?', { id: slug }), site).href };
}

/** Every queue with its handler: the map of the jobs. */
const handlers: Record<string, (deps: HandlerDeps) => Handler> = {
  [MAIL_QUEUE]: (deps) => (job: MailJob | TextJob) => deliverMessage(deps.senders, messageDeps(deps), job),
  [MESSAGE_QUEUE]: (deps) => async (job: MessageMail) => {
    await sendOnce(deps.connection.pool, deps.senders.mailer, await renderMessageEmail(messageDeps(deps), job));
  },
  [CONTACT_QUEUE]: (deps) => async (job: ContactMail) => {
    const { db, content, brand } = messageDeps(deps);
    const known = () => contactKnowledge(content());
    const mail = await renderContactEmail({ db: db.withTables<ContactTables>(), known, brand }, job);
    if (mail) await sendOnce(deps.connection.pool, deps.senders.mailer, mail);
  },
  [CUSTOMER_QUEUE]: (deps) => async (job: CustomerMail) => {
    const { db, ...rest } = messageDeps(deps);
    const { welcomeOffer, birthdayOffer } = rest.settings.customers;
    const offers = {
      welcomeOffer: () => runningOffer(rest, welcomeOffer),
      birthdayOffer: () => runningOffer(rest, birthdayOffer),
    };
    const mail = await renderCustomerEmail({ ...rest, ...offers, db: db.withTables<CustomerTables>() }, job);
    if (mail) await sendOnce(deps.connection.pool, deps.senders.mailer, mail);
  },
  [VOUCHER_QUEUE]: (deps) => async (job: VoucherMail) => {
    const { db, content, brand, publicUrl: site } = messageDeps(deps);
    const known = () => offerKnowledge(content());
    const mail = await renderVoucherEmail({ db: db.withTables<OfferTables>(), known, brand, publicUrl: site }, job);
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
    ({ connection, vault }) =>
    (job: ChargeJob) =>
      chargeCancelled({ db: connection.db, vault }, job),
};

export const queues = Object.keys(handlers);

export function handlersOf(deps: HandlerDeps): Record<string, Handler> {
  return Object.fromEntries(Object.entries(handlers).map(([queue, handler]) => [queue, handler(deps)]));
}
