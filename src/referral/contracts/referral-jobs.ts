import type { Job } from '../../platform/jobs/jobs.ts';

export const REFERRAL_QUEUE = 'referral';

/** To a referrer their link, to a friend why there is no voucher. Ids only: nothing personal stands in a job. */
export type ReferralMail = { kind: 'link'; referrerId: string } | { kind: 'refusal'; refusalId: string };

export const referralJob = (data: ReferralMail): Job<ReferralMail> => ({ queue: REFERRAL_QUEUE, data });
