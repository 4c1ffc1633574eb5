import { deleteOldSearches } from './booking/empty-searches.server.ts';
import { deleteOldKeys } from './booking/engine/day/clean-up.server.ts';
import type { EngineDeps } from './booking/engine/day/engine-deps.ts';
import { deleteOldAnswers } from './booking/engine/desk/answers-data.server.ts';
import { releaseOldGuarantees } from './booking/engine/desk/settle-guarantee.server.ts';
import { forgetOldBookings } from './booking/engine/personal-data.server.ts';
import { type CvDeps, settleForgotten } from './careers/engine/settle-cv.server.ts';
import { deleteOldApplications } from './careers/engine/withdraw.server.ts';
import { jobKnowledge } from './careers/rules/known-jobs.ts';
import type { CareerTables } from './careers/tables.server.ts';
import { deleteOldMessages } from './contact/engine/delete-old.server.ts';
import type { ContentStore } from './content/content-store.ts';
import { deleteOldCustomers } from './customers/engine/delete-old-customers.server.ts';
import { deleteOldWebhookMessages } from './desk/engine/office/deliver-webhooks.server.ts';
import { deleteOldNotes } from './desk/engine/office/guest-notes.server.ts';
import { deleteOldSignIns } from './desk/engine/sessions.server.ts';
import type { DeskTables } from './desk/tables.server.ts';
import { deleteOldVouchers } from './offers/engine/delete-old.server.ts';
import type { CardVault } from './payments/card/card-vault.ts';
import { forgetUnusedCards } from './payments/forget-unused.server.ts';
import { neededElsewhere } from './personal-data.server.ts';
import type { Clock } from './platform/clock.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { forgetSent } from './platform/messages/forget-sent.server.ts';
import { deleteOldReferrals } from './referral/engine/delete-old-referrals.server.ts';

type Deps = Pick<EngineDeps, 'db'> & {
  engine: Pick<EngineDeps, 'db' | 'clock'>;
  vault: Pick<CardVault, 'remove'>;
  jobs: Pick<Jobs, 'enqueue'>;
  cvs: Pick<CvDeps, 'store'>;
  tokenSecret: string;
  clock: Clock;
  content: Pick<ContentStore, 'current'>;
};

/** All expiring data, by its name in the log, with a function that deletes what has expired. */
export function expiredDeletions({ db, engine, vault, jobs, cvs, tokenSecret, clock, content }: Deps) {
  const careers = { db: db.withTables<CareerTables>(), jobs };
  const settings = () => content.current.published.settings;
  return {
    keys: () => deleteOldKeys(engine),
    cards: () => forgetUnusedCards({ db, vault }, clock()),
    guarantees: () => releaseOldGuarantees(db, clock()),
    bookings: () => forgetOldBookings({ db, keptDays: settings().bookings.keptDays }, clock()),
    'answers to requests': () => deleteOldAnswers({ db, keptDays: settings().bookings.keptDays }, clock()),
    searches: () => deleteOldSearches(db, clock()),
    'sent messages': () => forgetSent({ db, keptDays: settings().sentMessages.keptDays }),
    messages: () => deleteOldMessages({ db, keptDays: settings().contact.keptDays }, clock()),
    customers: () => {
      const deps = { db, tokenSecret, isNeeded: neededElsewhere, ...settings().customers };
      return deleteOldCustomers(deps, clock());
    },
    vouchers: () => deleteOldVouchers({ db, keptDays: settings().offers.keptDays }, clock()),
    referrals: () => deleteOldReferrals({ db, keptDays: settings().referral.keptDays }, clock()),
    applications: () => {
      const { jobs: openings, careers: retention } = jobKnowledge(content.current);
      return deleteOldApplications({ ...careers, openings, keptDays: retention.keptDays }, clock());
    },
    'sign-ins': () => deleteOldSignIns(db.withTables<DeskTables>(), clock()),
    'webhook messages': () => deleteOldWebhookMessages(db.withTables<DeskTables>(), clock()),
    'guest notes': () => deleteOldNotes(db.withTables<DeskTables>(), clock()),
    'unscanned CVs': () => settleForgotten({ ...careers, store: cvs.store }, clock()),
  };
}
