import type { BookingContent } from '../../booking/rules/restaurants-with-menus.ts';
import type { EmailBrand } from '../../messages/email-brand.ts';
import type { EmailContent } from '../../messages/email-content.ts';
import { renderEmail } from '../../messages/render-email.server.tsx';
import type { Clock } from '../../platform/clock.ts';
import type { Mail } from '../../platform/messages/mailer.server.ts';
import { emailDomain } from '../../values/email/email-domain.ts';
import type { DeskDb } from '../tables.server.ts';

export type DeskMailDeps = {
  db: DeskDb;
  brand: EmailBrand;
  tokenSecret: string;
  publicUrl: string;
  content: () => BookingContent;
  clock: Clock;
};

/** An e-mail of the desk; one with the same `id` is sent once. */
export const deskMail = (
  { brand }: DeskMailDeps,
  { to, id, ...content }: EmailContent & { to: string; id: string },
): Mail => ({ ...renderEmail(content, brand), to, messageId: `<${id}@${emailDomain(brand.email)}>` });
