import type { Generated } from 'kysely';
import type { CustomerTables } from '../customers/tables.server.ts';

/** Rows of db/migrations/100-offers.sql, 101-voucher-occasions.sql and later. */
type VoucherRow = {
  id: string;
  offer_slug: string;
  address_hash: Buffer;
  /** Empty for a claim. */
  occasion: Generated<string>;
  customer_id: string | null;
  code: string;
  shared: boolean;
  given_at: Date;
  /** 'YYYY-MM-DD' */
  ends_on: string;
  used_at: Date | null;
  /** Store id of the restaurant that redeemed it. */
  used_in: Generated<string | null>;
};

type VoucherRequestRow = {
  id: string;
  voucher_id: string;
  idempotency_key: string;
  body_hash: Buffer;
  asked_at: Date;
};

type OfferStockRow = { offer_slug: string; pooled: Generated<number>; given: Generated<number> };
type OfferPoolCodeRow = { offer_slug: string; code: string; position: number; given: Generated<boolean> };

export type OfferTables = CustomerTables & {
  vouchers: VoucherRow;
  voucher_requests: VoucherRequestRow;
  offer_stock: OfferStockRow;
  offer_pool_codes: OfferPoolCodeRow;
};
