/** Rows of db/migrations/110-referral.sql. */
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

export type ReferralTables = { referrers: ReferrerRow; referrals: ReferralRow };
