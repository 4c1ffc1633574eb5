import type { Job } from '../../platform/jobs/jobs.ts';

export const REFERRAL_QUEUE = 'referral';

/** The link to a referrer, or a refusal to a friend. Jobs contain ids only, no personal data. */
export type ReferralMail = { kind: 'link'; referrerId: string } | { kind: 'refusal'; refusalId: string };

export const referralJob = (data: ReferralMail): Job<ReferralMail> => ({ queue: REFERRAL_QUEUE, data });
