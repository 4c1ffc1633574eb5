import type { UntoldReason } from './contracts/referral.ts';

/** Rows of db/migrations/110-referral.sql and 112-referral-refusals.sql. */
type ReferrerRow = {
  id: string;
  code: string;
  address_hash: Buffer;
  customer_id: string | null;
  created_at: Date;
};

type ReferralRow = {
  id: string;
  referrer_id: string;
  friend_hash: Buffer;
  friend_voucher_id: string | null;
  claimed_at: Date;
  rewarded_at: Date | null;
};

type ReferralRefusalRow = {
  id: string;
  customer_id: string;
  reason: UntoldReason;
  idempotency_key: string;
  body_hash: Buffer;
  refused_at: Date;
};

export type ReferralTables = {
  referrers: ReferrerRow;
  referrals: ReferralRow;
  referral_refusals: ReferralRefusalRow;
};
