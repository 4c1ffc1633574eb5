import {
  buttonPart,
  type EmailContent,
  type EmailPart,
  linkPart,
  textPart,
  titlePart,
} from '../../messages/email-content.ts';
import { greetingName } from '../../messages/safe-text.ts';
import { FORGET_DAYS } from '../constants.ts';
import type { Channel, ConsentSource } from '../contracts/consent.ts';

const WAYS: Record<Channel, string> = { email: 'by e-mail', sms: 'by text message' };
const inWords = (channels: readonly Channel[]) => channels.map((channel) => WAYS[channel]).join(' and ');

const askedIn: Partial<Record<ConsentSource, string>> = {
  booking: 'because news and offers were ticked when somebody booked with your address.',
  'group-booking': 'because news and offers were ticked in a group request with your address.',
};
const askedByForm = 'because our sign-up form was sent with your address.';

export type ConfirmFacts = {
  brand: string;
  channels: readonly Channel[];
  place: ConsentSource;
  confirmUrl: string;
  /** Days after which what is not confirmed is deleted. */
  forgottenAfter: number;
};

/** The link that puts an address on the list. No word of the sender's is in it: the address may be another's. */
export function confirmEmail({ brand, channels, place, confirmUrl, forgottenAfter }: ConfirmFacts): EmailContent {
  return {
    subject: `Please confirm: news and offers from ${brand}`,
    preview: 'One press, and you are on the list.',
    headline: 'Is this you?',
    parts: [
      textPart(
        `Somebody, we hope you, asked us to send news and offers ${inWords(channels)}. Please confirm it: so nobody can put you on the list but you.`,
      ),
      buttonPart('Yes, that was me', confirmUrl),
      textPart(
        `Was it not you? Then do nothing: we send nothing more to this address because of it, and forget it after ${forgottenAfter} days.`,
      ),
    ],
    withPicture: true,
    reason: `You get this e-mail ${askedIn[place] ?? askedByForm}`,
  };
}

/** A voucher that an e-mail brings: what it says, the code in it. */
export type EmailGift = { title: string; parts: readonly EmailPart[] };

export type WelcomeFacts = {
  brand: string;
  firstName: string;
  channels: readonly Channel[];
  /** How often news comes: 'once or twice a month'. */
  newsFrequency: string;
  gift: EmailGift | null;
  preferencesUrl: string;
  unsubscribeUrl: string;
};

const listReason = (brand: string) => `You get this e-mail because you asked ${brand} for news and offers.`;

/** To whoever is new on the list. */
export function welcomeEmail(facts: WelcomeFacts): EmailContent {
  const { brand, firstName, channels, newsFrequency, gift, preferencesUrl, unsubscribeUrl } = facts;
  return {
    subject: `Welcome to the list of ${brand}`,
    preview: gift ? `${gift.title}: your voucher is inside.` : 'What comes, how often, and where to change it.',
    headline: `Good to have you${greetingName(firstName)}.`,
    parts: [
      textPart(
        `From now on you hear from us ${inWords(channels)}: ${newsFrequency}, when there is something new to eat or something to save.`,
      ),
      ...(gift ? [titlePart(gift.title), ...gift.parts] : []),
      linkPart('Tell us your favourites, or change what we send', preferencesUrl),
    ],
    withPicture: true,
    reason: listReason(brand),
    leaving: { preferences: preferencesUrl, unsubscribe: unsubscribeUrl },
  };
}

export type BirthdayFacts = Pick<WelcomeFacts, 'brand' | 'firstName' | 'gift' | 'preferencesUrl' | 'unsubscribeUrl'> & {
  /** Its first line in the mailbox, and what it brings where there is no voucher. */
  preview: string;
  plainGift: string;
  bookUrl: string;
};

/** Some days before a birthday. */
export function birthdayEmail(facts: BirthdayFacts): EmailContent {
  const { brand, firstName, preview, gift, plainGift, bookUrl, preferencesUrl, unsubscribeUrl } = facts;
  return {
    subject: `Your birthday at ${brand}`,
    preview,
    headline: `Nearly your birthday${greetingName(firstName)}.`,
    parts: gift ? gift.parts : [textPart(plainGift), buttonPart('Find a table', bookUrl)],
    withPicture: true,
    reason: `${listReason(brand)} You told us your birthday.`,
    leaving: { preferences: preferencesUrl, unsubscribe: unsubscribeUrl },
  };
}

const ASKED_ON_PAGE =
  'You get this e-mail because it was asked for on our preferences page. If that was not you, do nothing.';

/** The key of the preferences page, to the owner of the address. */
export function preferencesLinkEmail({
  brand,
  preferencesUrl,
}: {
  brand: string;
  preferencesUrl: string;
}): EmailContent {
  return {
    subject: `Your preferences at ${brand}`,
    preview: 'The link you asked for.',
    headline: 'Here is your link.',
    parts: [
      textPart(
        'It opens what we keep about this address, if anything: change it, choose what we send, have a copy of it, or be forgotten.',
      ),
      buttonPart('Open my preferences', preferencesUrl),
      textPart('Whoever has this link can do the same: please keep it to yourself.'),
    ],
    reason: ASKED_ON_PAGE,
  };
}

/** The link by which a customer is forgotten. */
export function forgetEmail({ brand, forgetUrl }: { brand: string; forgetUrl: string }): EmailContent {
  return {
    subject: `Shall ${brand} forget you?`,
    preview: 'Only the link in this e-mail does it.',
    headline: 'Shall we forget you?',
    parts: [
      textPart(
        `You asked us to delete what we keep about you. The link below does it, within ${FORGET_DAYS} days. Your applications for jobs are withdrawn and deleted with your CV. Tables to come stay booked, and vouchers you were sent stay good.`,
      ),
      linkPart('Forget me', forgetUrl),
    ],
    reason: ASKED_ON_PAGE,
  };
}
