import { type Kysely, sql } from 'kysely';
import { forgetBookings, heldBookings } from './booking/engine/held-bookings.server.ts';
import type { BookingTables } from './booking/tables.server.ts';
import { forgetApplications, heldApplications } from './careers/engine/held-applications.server.ts';
import type { CareerTables } from './careers/tables.server.ts';
import { forgetMessages, heldMessages } from './contact/engine/held-messages.server.ts';
import type { ContactTables } from './contact/tables.server.ts';
import type { Elsewhere } from './customers/engine/elsewhere.ts';
import type { CustomerTables } from './customers/tables.server.ts';
import { heldVouchers } from './offers/engine/held-vouchers.server.ts';
import type { OfferTables } from './offers/tables.server.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { forgetReferrer, heldReferrals } from './referral/engine/held-referrals.server.ts';
import type { ReferralTables } from './referral/tables.server.ts';

/** What all rooms but the customers' own hold of a person, and how each forgets it. */
export const heldOfPerson = (db: Kysely<CustomerTables>, jobs: Pick<Jobs, 'enqueue'>): Elsewhere => ({
  async held(email) {
    return {
      ...(await heldBookings(db.withTables<BookingTables>(), email)),
      messagesToUs: await heldMessages(db.withTables<ContactTables>(), email),
      vouchers: await heldVouchers(db.withTables<OfferTables>(), email),
      applications: await heldApplications(db.withTables<CareerTables>(), email),
      referral: await heldReferrals(db.withTables<ReferralTables>(), email),
    };
  },
  async forget(tx, { email, now }) {
    await forgetBookings(tx.withTables<BookingTables>(), { email, now });
    await forgetMessages(tx.withTables<ContactTables>(), email);
    await forgetApplications(tx.withTables<CareerTables>(), { email, jobs });
    await forgetReferrer(tx.withTables<ReferralTables>(), email);
  },
});

/**
 * Whether a customer `c` has a voucher or a link for friends: by their address it is seen who has come, and who is sent
 * what for it. Both are deleted when their time is over.
 */
export const neededElsewhere = sql<boolean>`
  exists (select from vouchers v where v.customer_id = c.id)
  or exists (select from referrers r where r.customer_id = c.id)`;
