import { buttonPart, type EmailContent, linkPart, textPart } from '../../messages/email-content.ts';
import type { UntoldReason } from '../contracts/referral.ts';

/** `gift`: the reward for friend and referrer, 'a pudding'. */
export type LinkFacts = { brand: string; gift: string; url: string; termsUrl: string };

/** Sent to a referrer once. */
export function referralLinkEmail({ brand, gift, url, termsUrl }: LinkFacts): EmailContent {
  return {
    subject: `Your refer-a-friend link for ${brand}`,
    preview: `Pass it on: ${gift} for them, and one for you.`,
    headline: 'Here’s your link.',
    parts: [
      textPart('Pass it on, any way you like, to friends who’ve never eaten with us:'),
      textPart({ label: url, href: url }),
      textPart(
        `They get ${gift} on their first visit. Once they’ve booked on our website and eaten with us, we’ll e-mail you one too.`,
      ),
      buttonPart('See what they see', url),
      linkPart('How it works and the terms', termsUrl),
    ],
    reason:
      'Someone asked for this link with this e-mail address. We only send it once, and won’t add you to a mailing list.',
  };
}

const whyNot = (gift: string): Record<UntoldReason, string> => ({
  'own-link': `That was your own link, and it’s for your friends. Once one of them has booked and eaten with us, you’ll get ${gift}.`,
  'referred-already': 'You’ve had a friend’s voucher before, and it’s one per person.',
  'eaten-before':
    'You’ve eaten with us before, we’re glad to say, and this voucher’s for a first visit. There may be something else for you:',
});

export type RefusalFacts = { reason: UntoldReason; gift: string; offersUrl: string; referUrl: string };

/** Tells a friend why there is no voucher. Goes only to the owner of the address. */
export function referralRefusalEmail({ reason, gift, offersUrl, referUrl }: RefusalFacts): EmailContent {
  return {
    subject: 'About your friend’s voucher',
    preview: 'Why we can’t send one, and what we can do.',
    headline: 'No voucher this time.',
    parts: [
      textPart(whyNot(gift)[reason]),
      buttonPart('See our offers', offersUrl),
      linkPart('Refer a friend yourself', referUrl),
    ],
    reason:
      'Someone asked for a friend’s voucher with this e-mail address. We won’t add you to a mailing list. Not you? Just ignore it.',
  };
}
