import { buttonPart, type EmailContent, linkPart, textPart } from '../../messages/email-content.ts';
import type { UntoldReason } from '../contracts/referral.ts';

/** `gift`: what a friend gets and whoever referred them, 'a pudding'. */
export type LinkFacts = { brand: string; gift: string; url: string; termsUrl: string };

/** To a referrer, once: the link to pass on. */
export function referralLinkEmail({ brand, gift, url, termsUrl }: LinkFacts): EmailContent {
  return {
    subject: `Your link for friends of ${brand}`,
    preview: `Pass it on: ${gift} for them, and one for you.`,
    headline: 'Here is your link.',
    parts: [
      textPart('Pass it on to friends who have never eaten with us, by any way you like:'),
      textPart({ label: url, href: url }),
      textPart(
        `They get ${gift} on their first visit. When they have booked it on our website and come, one for you follows by e-mail.`,
      ),
      buttonPart('See what they see', url),
      linkPart('How it works, and the terms', termsUrl),
    ],
    reason:
      'You get this e-mail because the link was asked for with your address. It puts you on no mailing list, and comes once.',
  };
}

const whyNot = (gift: string): Record<UntoldReason, string> => ({
  'own-link': `The link was your own. It is for your friends: you get ${gift} when one of them has booked here and come to eat.`,
  'referred-already': 'A friend’s voucher has come to you before, and there is one for each person.',
  'eaten-before':
    'You have eaten with us before, we are glad to say, and this voucher is for a first visit. There may be something else for you:',
});

export type RefusalFacts = { reason: UntoldReason; gift: string; offersUrl: string; referUrl: string };

/** To a friend: why there is no voucher. Only the owner of the address is told. */
export function referralRefusalEmail({ reason, gift, offersUrl, referUrl }: RefusalFacts): EmailContent {
  return {
    subject: 'About your friend’s voucher',
    preview: 'Why we cannot send one, and what we can do.',
    headline: 'No voucher this time.',
    parts: [
      textPart(whyNot(gift)[reason]),
      buttonPart('What is on offer', offersUrl),
      linkPart('Refer a friend yourself', referUrl),
    ],
    reason:
      'You get this e-mail because a friend’s voucher was asked for with your address. It puts you on no mailing list. If that was not you, simply leave it.',
  };
}
