import type { Job } from '../../platform/jobs/jobs.ts';

export const DESK_QUEUE = 'desk-message';

/** The link's token is made again when it is mailed. Nothing is sent when there is no such link. */
type LinkMail = { linkId: string };
/** To the diner: the restaurant's answer to their request. */
export type AnswerMail = { answerId: string };
/** To a manager, or with null to the restaurant: a request is overdue. */
export type OverdueMail = { overdueId: string; storeId: string; personId: string | null };
/** To a restaurant: the day sheet of a sitting. */
export type SheetMail = { sheet: { storeId: string; sitting: string; date: string } };
/** To a manager: a webhook was turned off. */
export type WebhookMail = { webhookId: string; personId: string };
export type DeskMail = LinkMail | AnswerMail | OverdueMail | SheetMail | WebhookMail;

export const deskJob = (data: DeskMail): Job<DeskMail> => ({ queue: DESK_QUEUE, data });
