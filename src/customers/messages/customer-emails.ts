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
  booking: 'Someone ticked the box for news and offers when booking with this e-mail address.',
  'group-booking': 'Someone ticked the box for news and offers on a group request with this e-mail address.',
};
const askedByForm = 'Someone filled in our sign-up form with this e-mail address.';

export type ConfirmFacts = {
  brand: string;
  channels: readonly Channel[];
  place: ConsentSource;
  confirmUrl: string;
  /** Days until an unconfirmed sign-up is deleted. */
  forgottenAfter: number;
};

/** The confirmation link. It quotes nothing the sender typed, since the address may be somebody else's. */
export function confirmEmail({ brand, channels, place, confirmUrl, forgottenAfter }: ConfirmFacts): EmailContent {
  return {
    subject: `Please confirm: news and offers from ${brand}`,
    preview: 'One tap and you’re on the list.',
    headline: 'Is this you?',
    parts: [
      textPart(
        `Someone, hopefully you, signed up for our news and offers ${inWords(channels)}. Please confirm it was you, so nobody else can sign you up.`,
      ),
      buttonPart('Yes, sign me up', confirmUrl),
      textPart(
        `Not you? Ignore this e-mail. We won’t write about it again, and we’ll delete your address after ${forgottenAfter} days.`,
      ),
    ],
    withPicture: true,
    reason: askedIn[place] ?? askedByForm,
  };
}

/** A voucher in an e-mail: its text and its code. */
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

const listReason = (brand: string) => `You’re getting this because you signed up for news and offers from ${brand}.`;

export function welcomeEmail(facts: WelcomeFacts): EmailContent {
  const { brand, firstName, channels, newsFrequency, gift, preferencesUrl, unsubscribeUrl } = facts;
  return {
    subject: `Welcome to ${brand}`,
    preview: gift ? `${gift.title}: your voucher is inside.` : 'What we’ll send, how often, and how to change it.',
    headline: `Good to have you${greetingName(firstName)}.`,
    parts: [
      textPart(
        `We’ll be in touch ${inWords(channels)} ${newsFrequency}, when there’s something new to eat or a bit off the bill.`,
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
  /** The preview text, and the gift's text if there is no voucher. */
  preview: string;
  plainGift: string;
  bookUrl: string;
};

export function birthdayEmail(facts: BirthdayFacts): EmailContent {
  const { brand, firstName, preview, gift, plainGift, bookUrl, preferencesUrl, unsubscribeUrl } = facts;
  return {
    subject: `Your birthday at ${brand}`,
    preview,
    headline: `It’s nearly your birthday${greetingName(firstName)}.`,
    parts: gift ? gift.parts : [textPart(plainGift), buttonPart('Find a table', bookUrl)],
    withPicture: true,
    reason: `${listReason(brand)} You told us your birthday.`,
    leaving: { preferences: preferencesUrl, unsubscribe: unsubscribeUrl },
  };
}

const ASKED_ON_PAGE = 'Someone asked for this e-mail on our preferences page. Not you? Just ignore it.';

/** The key to the preferences page, for the address's owner. */
export function preferencesLinkEmail({
  brand,
  preferencesUrl,
}: {
  brand: string;
  preferencesUrl: string;
}): EmailContent {
  return {
    subject: `Your preferences at ${brand}`,
    preview: 'Here’s the link you asked for.',
    headline: 'Here’s your link.',
    parts: [
      textPart(
        'It shows you everything we hold about this address. You can change it, choose what we send, download a copy or have it deleted.',
      ),
      buttonPart('Open my preferences', preferencesUrl),
      textPart('Anyone with this link can do the same, so keep it to yourself.'),
    ],
    reason: ASKED_ON_PAGE,
  };
}

export function forgetEmail({ brand, forgetUrl }: { brand: string; forgetUrl: string }): EmailContent {
  return {
    subject: `Delete your details at ${brand}?`,
    preview: 'Nothing’s deleted until you use the link inside.',
    headline: 'Delete your details?',
    parts: [
      textPart(
        `You asked us to delete what we hold about you. Use the link below within ${FORGET_DAYS} days to confirm. We’ll withdraw and delete any job applications, CV included. Tables you’ve booked stay booked, and vouchers already sent remain valid.`,
      ),
      linkPart('Delete my details', forgetUrl),
    ],
    reason: ASKED_ON_PAGE,
  };
}
