import type { Job } from '../../platform/jobs.ts';

export const MESSAGE_QUEUE = 'booking-message';

/** A message goes to whom it is for; its receipt to whoever wrote it. */
export type MessageMail = { kind: 'message-notice' | 'message-receipt'; messageId: string };

export const messageJobs = (messageId: string): Job<MessageMail>[] =>
  (['message-notice', 'message-receipt'] as const).map((kind) => ({ queue: MESSAGE_QUEUE, data: { kind, messageId } }));
