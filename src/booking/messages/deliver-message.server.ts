import type { Pool } from 'pg';
import { sendOnce, textOnce } from '../../platform/messages/mail-job.server.ts';
import type { Mailer } from '../../platform/messages/mailer.server.ts';
import type { SmsSender } from '../../platform/messages/sms.server.ts';
import { isTextJob, type MailJob, type TextJob } from '../contracts/mail-jobs.ts';
import { renderBookingEmail } from './booking-email.server.ts';
import type { BookingMailDeps } from './booking-facts.server.ts';
import { writeBookingText } from './booking-sms.server.ts';

export type MessageSenders = { pool: Pool; mailer: Mailer; sms: SmsSender };

/** Runs one job of the mail queue. A message that no longer applies is dropped, and its job is done. */
export async function deliverMessage(
  { pool, mailer, sms }: MessageSenders,
  deps: BookingMailDeps,
  job: MailJob | TextJob,
): Promise<void> {
  if (isTextJob(job)) {
    const text = await writeBookingText(deps, job);
    if (text?.to) await textOnce(pool, sms, text);
    return;
  }
  const mail = await renderBookingEmail(deps, job);
  // An erased diner has no address left.
  if (mail?.to) await sendOnce(pool, mailer, mail);
}
