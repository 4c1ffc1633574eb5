import type { Job } from '../../platform/jobs/jobs.ts';

export const CHARGE_QUEUE = 'card-charge';
export type ChargeJob = { bookingId: string };

export const chargeJob = (bookingId: string): Job<ChargeJob> => ({ queue: CHARGE_QUEUE, data: { bookingId } });
