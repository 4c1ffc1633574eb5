import type { Pool } from 'pg';
import { sendOnce, textOnce } from '../platform/mail-job.server.ts';
import type { Mailer } from '../platform/mailer.server.ts';
import type { SmsSender } from '../platform/sms.server.ts';
import { type BookingMailDeps, renderBookingMail } from './booking-mail.server.tsx';
import { writeBookingText } from './booking-text.server.ts';
import { isTextJob, type MailJob, type TextJob } from './mail-jobs.ts';

export type Post = { pool: Pool; mailer: Mailer; sms: SmsSender };

/** Does one job of the mail queue: what is no longer true is not sent, and the job is done. */
export async function sendMessage(
  { pool, mailer, sms }: Post,
  deps: BookingMailDeps,
  job: MailJob | TextJob,
): Promise<void> {
  if (isTextJob(job)) {
    const text = await writeBookingText(deps, job);
    if (text) await textOnce(pool, sms, text);
    return;
  }
  const mail = await renderBookingMail(deps, job);
  if (mail) await sendOnce(pool, mailer, mail);
}
