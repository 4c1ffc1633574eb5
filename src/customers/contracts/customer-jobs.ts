import type { Job } from '../../platform/jobs/jobs.ts';

export const CUSTOMER_QUEUE = 'customer-message';

/** E-mails to customers. Ids only: nothing personal, and no key, stands in a job. */
export type SignUpMail = { kind: 'sign-up-confirm' | 'welcome'; signUpId: string };
/** `at`: when it was asked for, in epoch ms. */
export type AskedMail = { kind: 'preferences-link' | 'forget-confirm'; customerId: string; at: number };
export type CustomerMail = SignUpMail | AskedMail;

export const customerJob = (data: CustomerMail): Job<CustomerMail> => ({ queue: CUSTOMER_QUEUE, data });
