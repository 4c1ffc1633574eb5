import type { WaitlistMail } from '../mail-jobs.ts';
import type { Letter } from './letter.ts';
import type { WaitlistFacts } from './waitlist-facts.server.ts';
import { waitlistJoined, waitlistLapsed, waitlistOffer } from './waitlist-letters.ts';

type Writing = {
  write: (facts: WaitlistFacts) => Letter;
  /** Whether it may go out at `now`, epoch milliseconds. */
  stillTrue: (facts: WaitlistFacts, now: number) => boolean;
};

/** Whether the table is held for them at this moment. */
export const stillOffered = ({ entry }: WaitlistFacts, now: number) =>
  entry.status === 'offered' && entry.offered_until !== null && now < entry.offered_until.getTime();

/** Every message to someone of the waiting list. */
export const waitlistWritings: Record<WaitlistMail['kind'], Writing> = {
  'waitlist-joined': { write: waitlistJoined, stillTrue: ({ entry }) => entry.status === 'waiting' },
  'waitlist-offer': { write: waitlistOffer, stillTrue: stillOffered },
  'waitlist-lapsed': { write: waitlistLapsed, stillTrue: ({ entry }) => entry.status === 'lapsed' },
};
