import type { Job } from '../../platform/jobs/jobs.ts';

export const CUSTOMER_QUEUE = 'customer-message';

/** E-mails to customers. Jobs contain ids only: no personal data, no keys. */
export type SignUpMail = { kind: 'sign-up-confirm' | 'welcome'; signUpId: string };
/** `at`: when it was requested, in epoch ms. */
export type RequestedMail = { kind: 'preferences-link' | 'forget-confirm'; customerId: string; at: number };
/** `year`: of the birthday. */
export type BirthdayMail = { kind: 'birthday'; customerId: string; year: number };
export type CustomerMail = SignUpMail | RequestedMail | BirthdayMail;

export const customerJob = (data: CustomerMail): Job<CustomerMail> => ({ queue: CUSTOMER_QUEUE, data });
