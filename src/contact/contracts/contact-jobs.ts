import type { Job } from '../../platform/jobs/jobs.ts';

export const CONTACT_QUEUE = 'contact-message';

/** A notice goes to whoever replies, a receipt to the sender. */
export type ContactMail = { kind: 'contact-notice' | 'contact-receipt'; messageId: string };

export const contactJobs = (messageId: string): Job<ContactMail>[] =>
  (['contact-notice', 'contact-receipt'] as const).map((kind) => ({ queue: CONTACT_QUEUE, data: { kind, messageId } }));
