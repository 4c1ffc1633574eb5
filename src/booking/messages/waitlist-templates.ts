import type { EmailContent } from '../../messages/email-content.ts';
import type { WaitlistMail } from '../contracts/mail-jobs.ts';
import { cardLaterEmail, waitlistJoined, waitlistLapsed, waitlistOffer } from './waitlist-emails.ts';
import type { WaitlistFacts } from './waitlist-facts.server.ts';

type WaitlistTemplate = {
  write: (facts: WaitlistFacts) => EmailContent;
  /** Whether it may still be sent at `now`, epoch milliseconds. */
  stillApplies: (facts: WaitlistFacts, now: number) => boolean;
};

export const isStillOffered = ({ entry }: WaitlistFacts, now: number) =>
  entry.status === 'offered' && entry.offered_until !== null && now < entry.offered_until.getTime();

export const waitlistTemplates: Record<WaitlistMail['kind'], WaitlistTemplate> = {
  'waitlist-joined': { write: waitlistJoined, stillApplies: ({ entry }) => entry.status === 'waiting' },
  'waitlist-offer': { write: waitlistOffer, stillApplies: isStillOffered },
  'card-later': { write: cardLaterEmail, stillApplies: isStillOffered },
  'waitlist-lapsed': { write: waitlistLapsed, stillApplies: ({ entry }) => entry.status === 'lapsed' },
};
