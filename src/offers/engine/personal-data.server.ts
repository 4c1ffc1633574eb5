import type { Kysely } from 'kysely';
import { mailboxHash } from '../../platform/database/same-email.ts';
import type { OfferTables } from '../tables.server.ts';

/** The vouchers of an e-mail address, for export. A forgotten customer's vouchers contain only the address's hash. */
export const exportVouchers = (db: Kysely<OfferTables>, email: string) =>
  db
    .selectFrom('vouchers')
    .select(['offer_slug', 'code', 'occasion', 'given_at', 'ends_on', 'used_at'])
    .where('address_hash', '=', mailboxHash(email))
    .orderBy('given_at')
    .execute();
