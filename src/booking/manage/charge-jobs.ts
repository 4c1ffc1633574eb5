import type { Job } from '../../platform/jobs.ts';

export const CHARGE_QUEUE = 'card-charge';
export type ChargeJob = { bookingId: string };

/** Takes what a card stood good for, after a cancellation that came too late. */
export const chargeJob = (bookingId: string): Job<ChargeJob> => ({ queue: CHARGE_QUEUE, data: { bookingId } });
