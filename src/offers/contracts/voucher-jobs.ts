import type { Job } from '../../platform/jobs/jobs.ts';

export const VOUCHER_QUEUE = 'voucher';

/** The e-mail with a voucher, for one of the times it was asked for, and the restaurant it is wanted for, by slug. */
export type VoucherMail = { requestId: string; restaurant?: string };

export const voucherJob = (mail: VoucherMail): Job<VoucherMail> => ({ queue: VOUCHER_QUEUE, data: mail });
