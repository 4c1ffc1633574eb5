import type { Job } from '../../platform/jobs/jobs.ts';

export const DESK_QUEUE = 'desk-message';

/** The link's token is made again when it is mailed. Nothing is sent when there is no such link. */
export type DeskMail = { linkId: string };

export const linkMail = (linkId: string): Job<DeskMail> => ({ queue: DESK_QUEUE, data: { linkId } });
