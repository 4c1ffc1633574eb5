import type { Job } from '../../platform/jobs/jobs.ts';

export const VOUCHER_QUEUE = 'voucher';

/** The voucher e-mail for one request, with the slug of the restaurant it is for. */
export type VoucherMail = { requestId: string; restaurant?: string };

export const voucherJob = (mail: VoucherMail): Job<VoucherMail> => ({ queue: VOUCHER_QUEUE, data: mail });
