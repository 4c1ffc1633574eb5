import type { Job } from '../../platform/jobs/jobs.ts';

export const MESSAGE_QUEUE = 'booking-message';

/** A notice goes to the recipient of the message, a receipt to its author. */
export type MessageMail = { kind: 'message-notice' | 'message-receipt'; messageId: string };

export const messageJobs = (messageId: string): Job<MessageMail>[] =>
  (['message-notice', 'message-receipt'] as const).map((kind) => ({ queue: MESSAGE_QUEUE, data: { kind, messageId } }));
