import { buttonPart, type EmailContent, textPart } from '../../messages/email-content.ts';
import type { Mail } from '../../platform/messages/mailer.server.ts';
import type { DeskMail } from '../contracts/desk-jobs.ts';
import { deskLinkUrl, type LinkKind } from '../engine/links.server.ts';
import { answerEmail } from './answer-email.server.ts';
import { type DeskMailDeps, deskMail } from './desk-mail.server.ts';
import { overdueEmail } from './overdue-email.server.ts';
import { sheetEmail } from './sheet-email.server.ts';
import { webhookEmail } from './webhook-email.server.ts';

const contents: Record<LinkKind, (brand: string, url: string) => EmailContent> = {
  invitation: (brand, url) => ({
    subject: `You’re invited to the ${brand} desk`,
    preview: 'Bookings, tables and guests for your restaurant.',
    headline: 'Welcome to the desk.',
    parts: [
      textPart(`The desk is where ${brand}’s restaurants see the day’s bookings. Your place on it is ready.`),
      buttonPart('Set up your sign-in', url),
      textPart('The link works once, for a day.'),
    ],
    reason: `A colleague at ${brand} invited you. Not expecting this? Just reply and let us know.`,
  }),
  'sign-in': (brand, url) => ({
    subject: `Sign in to the ${brand} desk`,
    preview: 'Your link works once, for 15 minutes.',
    headline: 'Sign in to the desk.',
    parts: [buttonPart('Sign in', url), textPart('The link works once, for 15 minutes.')],
    reason: 'Someone asked to sign in with this e-mail address. Not you? You can ignore this e-mail.',
  }),
};

/** The e-mail with a link; null where there is no such link, or it has been used. */
async function linkEmail(deps: DeskMailDeps, linkId: string): Promise<Mail | null> {
  const link = await deps.db
    .selectFrom('desk_links')
    .innerJoin('desk_people', 'desk_people.id', 'desk_links.person_id')
    .select(['desk_links.kind', 'desk_people.email'])
    .where('desk_links.id', '=', linkId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (!link) return null;
  const content = contents[link.kind](deps.brand.name, deskLinkUrl(deps, linkId));
  return deskMail(deps, { ...content, to: link.email, id: `desk-link.${linkId}` });
}

/** The e-mail of a job; null where there is nothing to send any more. */
export async function renderDeskEmail(deps: DeskMailDeps, job: DeskMail): Promise<Mail | null> {
  if ('answerId' in job) return answerEmail(deps, job);
  if ('webhookId' in job) return webhookEmail(deps, job);
  if ('overdueId' in job) return overdueEmail(deps, job);
  if ('sheet' in job) return sheetEmail(deps, job.sheet);
  return linkEmail(deps, job.linkId);
}
