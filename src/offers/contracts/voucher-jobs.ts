import type { Job } from '../../platform/jobs/jobs.ts';

export const VOUCHER_QUEUE = 'voucher';

/** The e-mail with a voucher, for one of the times it was asked for. */
export type VoucherMail = { requestId: string };

export const voucherJob = (requestId: string): Job<VoucherMail> => ({ queue: VOUCHER_QUEUE, data: { requestId } });
