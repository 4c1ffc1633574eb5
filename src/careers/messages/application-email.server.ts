import { href } from 'react-router';
import type { EmailBrand } from '../../messages/email-brand.ts';
import type { EmailContent } from '../../messages/email-content.ts';
import { renderEmail } from '../../messages/render-email.server.tsx';
import { safeInlineText } from '../../messages/safe-text.ts';
import type { Attachment, Mail } from '../../platform/messages/mailer.server.ts';
import type { CareersSettings } from '../../settings/contract.ts';
import { emailDomain } from '../../values/email/email-domain.ts';
import type { ApplicationMail, WithdrawnMail } from '../contracts/application-jobs.ts';
import { withdrawToken } from '../engine/links.ts';
import { type CvDeps, readCv } from '../engine/settle-cv.server.ts';
import type { ApplicationRow } from '../tables.server.ts';
import {
  type ApplicationFacts,
  applicationNotice,
  applicationReceipt,
  applicationWithdrawn,
  cvRefused,
} from './application-email.ts';

export type ApplicationMailDeps = Pick<CvDeps, 'db' | 'store'> & {
  brand: EmailBrand;
  settings: { careers: Pick<CareersSettings, 'applicationAnswer'> };
  publicUrl: string;
  tokenSecret: string;
};
type Deps = ApplicationMailDeps;

const idOf = ({ brand }: Deps, kind: ApplicationMail['kind'], id: string) =>
  `<${kind}.${id}@${emailDomain(brand.email)}>`;

function withdrawnMail(deps: Deps, { kind, hiringEmail, ...facts }: WithdrawnMail): Mail {
  const content = applicationWithdrawn({ ...facts, brand: deps.brand.name });
  return { ...renderEmail(content, deps.brand), to: hiringEmail, messageId: idOf(deps, kind, facts.reference) };
}

const factsOf = (row: ApplicationRow, { brand }: Deps): Omit<ApplicationFacts, 'cv'> => ({
  reference: row.reference,
  jobName: row.job_name,
  place: row.place,
  brand: brand.name,
  name: `${row.first_name} ${row.second_name}`,
  email: row.email,
  telephone: row.telephone,
  experience: row.experience,
  answers: row.answers,
});

async function noticeMail(deps: Deps, row: ApplicationRow) {
  const cv = await readCv(deps, row.id);
  // Sent once the scanner has responded.
  if (cv?.scan === 'waiting') return null;
  const attachments: Attachment[] = cv?.content
    ? [{ filename: cv.filename, contentType: cv.contentType, content: cv.content }]
    : [];
  const author = { name: safeInlineText(`${row.first_name} ${row.second_name}`), address: row.email };
  const content = applicationNotice({ ...factsOf(row, deps), cv: cv?.scan ?? null });
  return { ...renderEmail(content, deps.brand), to: row.hiring_email, replyTo: author, attachments };
}

/**
 * The e-mail of a job; null if the application has been withdrawn or deleted, or its CV is waiting. Deterministic for
 * each job.
 */
export async function renderApplicationEmail(deps: Deps, job: ApplicationMail): Promise<Mail | null> {
  if (job.kind === 'application-withdrawn') return withdrawnMail(deps, job);
  const { kind, applicationId } = job;
  const row = await deps.db
    .selectFrom('job_applications')
    .selectAll()
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return null;
  const messageId = idOf(deps, kind, applicationId);
  if (kind === 'application-notice') {
    const mail = await noticeMail(deps, row);
    return mail && { ...mail, messageId };
  }
  const token = withdrawToken(deps.tokenSecret, applicationId);
  const withdrawUrl = `${deps.publicUrl}${href('/withdraw-application/:withdrawToken', { withdrawToken: token })}`;
  const facts = factsOf(row, deps);
  const content: EmailContent =
    kind === 'application-receipt'
      ? applicationReceipt({ ...facts, answer: deps.settings.careers.applicationAnswer }, withdrawUrl)
      : cvRefused(facts, withdrawUrl);
  const team = { name: row.place, address: row.hiring_email };
  return { ...renderEmail(content, deps.brand), to: row.email, replyTo: team, messageId };
}
