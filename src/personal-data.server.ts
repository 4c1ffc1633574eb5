import { type Kysely, sql } from 'kysely';
import { exportAnswers, forgetAnswers } from './booking/engine/desk/answers-data.server.ts';
import { exportBookings, forgetBookings } from './booking/engine/personal-data.server.ts';
import type { BookingTables } from './booking/tables.server.ts';
import { exportApplications, forgetApplications } from './careers/engine/personal-data.server.ts';
import type { CareerTables } from './careers/tables.server.ts';
import { exportMessages, forgetMessages } from './contact/engine/personal-data.server.ts';
import type { ContactTables } from './contact/tables.server.ts';
import type { OtherPersonalData } from './customers/engine/other-personal-data.ts';
import type { CustomerTables } from './customers/tables.server.ts';
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
      messagesToUs: await exportMessages(db.withTables<ContactTables>(), email),
      vouchers: await exportVouchers(db.withTables<OfferTables>(), email),
      applications: await exportApplications(db.withTables<CareerTables>(), email),
      referral: await exportReferrals(db.withTables<ReferralTables>(), email),
    };
  },
  async forget(tx, { email, now }) {
    await forgetAnswers(tx.withTables<BookingTables>(), email);
    const stays = await forgetBookings(tx.withTables<BookingTables>(), { email, now });
    await forgetMessages(tx.withTables<ContactTables>(), email);
    await forgetApplications(tx.withTables<CareerTables>(), { email, jobs });
    await forgetReferrer(tx.withTables<ReferralTables>(), email);
    return stays;
  },
});

/**
 * Whether customer `c` has a voucher or a referral link: their address shows who has visited, and where a reward goes.
 * Both are deleted when they expire.
 */
export const neededElsewhere = sql<boolean>`
  exists (select from vouchers v where v.customer_id = c.id)
  or exists (select from referrers r where r.customer_id = c.id)`;
