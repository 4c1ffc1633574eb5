import { type Kysely, sql } from 'kysely';
import { exportAnswers, forgetAnswers } from './booking/engine/desk/answers-data.server.ts';
import { exportBookings, forgetBookings } from './booking/engine/personal-data.server.ts';
import type { BookingTables } from './booking/tables.server.ts';
import { exportApplications, forgetApplications } from './careers/engine/personal-data.server.ts';
import type { CareerTables } from './careers/tables.server.ts';
import { exportMessages, forgetMessages } from './contact/engine/personal-data.server.ts';
import type { ContactTables } from './contact/tables.server.ts';
import type { CustomerDeps } from './customers/engine/ask-consent.server.ts';
import { customerOfAddress } from './customers/engine/customer-record.server.ts';
import { forgetToken } from './customers/engine/links.ts';
import type { OtherPersonalData } from './customers/engine/other-personal-data.ts';
import { exportCustomer, forgetCustomer } from './customers/engine/preferences.server.ts';
import type { CustomerTables } from './customers/tables.server.ts';
import type { PersonalData } from './desk/engine/desk-deps.ts';
import { exportNotes, forgetNotes } from './desk/engine/office/guest-notes.server.ts';
import type { DeskTables } from './desk/tables.server.ts';
import { exportVouchers } from './offers/engine/personal-data.server.ts';
import type { OfferTables } from './offers/tables.server.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { exportReferrals, forgetReferrer } from './referral/engine/personal-data.server.ts';
import type { ReferralTables } from './referral/tables.server.ts';

/** Personal data outside the customers' area: its export for the person, and its erasure. */
export const otherPersonalData = (db: Kysely<CustomerTables>, jobs: Pick<Jobs, 'enqueue'>): OtherPersonalData => ({
  async export(email) {
    return {
      ...(await exportBookings(db.withTables<BookingTables>(), email)),
      answersToRequests: await exportAnswers(db.withTables<BookingTables>(), email),
      notes: await exportNotes(db.withTables<DeskTables>(), email),
      messagesToUs: await exportMessages(db.withTables<ContactTables>(), email),
      vouchers: await exportVouchers(db.withTables<OfferTables>(), email),
      applications: await exportApplications(db.withTables<CareerTables>(), email),
      referral: await exportReferrals(db.withTables<ReferralTables>(), email),
    };
  },
  async forget(tx, { email, now }) {
    await forgetAnswers(tx.withTables<BookingTables>(), email);
    await forgetNotes(tx.withTables<DeskTables>(), email);
    const stays = await forgetBookings(tx.withTables<BookingTables>(), { email, now });
    await forgetMessages(tx.withTables<ContactTables>(), email);
    await forgetApplications(tx.withTables<CareerTables>(), { email, jobs });
    await forgetReferrer(tx.withTables<ReferralTables>(), email);
    return stays;
  },
});

/** Export and erasure of all that is held about an address, for whoever answers its owner. */
export function personalData(deps: CustomerDeps & { interests: () => readonly string[] }): PersonalData {
  const { db, clock, tokenSecret } = deps;
  const otherData = otherPersonalData(db, deps.jobs);
  return {
    async export(email) {
      const customer = await customerOfAddress(db, email);
      const own = customer && (await exportCustomer(deps, customer.guid));
      return { email, ...own, ...(await otherData.export(email)) };
    },
    async forget(email) {
      const now = clock();
      const customer = await customerOfAddress(db, email);
      if (!customer) return db.transaction().execute((tx) => otherData.forget(tx, { email, now }));
      const token = forgetToken(tokenSecret, { customerId: customer.id, at: now.epochMilliseconds });
      return (await forgetCustomer({ ...deps, otherData }, token)) ?? { tablesToCome: false };
    },
  };
}

/**
 * Whether customer `c` has a voucher or a referral link: their address shows who has visited, and where a reward goes.
 * Both are deleted when they expire.
 */
export const neededElsewhere = sql<boolean>`
  exists (select from vouchers v where v.customer_id = c.id)
  or exists (select from referrers r where r.customer_id = c.id)`;
