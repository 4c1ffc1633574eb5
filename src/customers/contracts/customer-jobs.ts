import type { Job } from '../../platform/jobs/jobs.ts';

export const CUSTOMER_QUEUE = 'customer-message';

/** E-mails to customers. Ids only: nothing personal, and no key, stands in a job. */
export type CustomerMail = { kind: 'sign-up-confirm' | 'welcome'; signUpId: string };

export const customerJob = (data: CustomerMail): Job<CustomerMail> => ({ queue: CUSTOMER_QUEUE, data });
