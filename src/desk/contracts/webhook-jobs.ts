import type { Job } from '../../platform/jobs/jobs.ts';

export const WEBHOOK_QUEUE = 'webhook-message';

/** Tells one person that a webhook was turned off. */
export type WebhookMail = { webhookId: string; personId: string };

export const webhookMail = (data: WebhookMail): Job<WebhookMail> => ({ queue: WEBHOOK_QUEUE, data });
