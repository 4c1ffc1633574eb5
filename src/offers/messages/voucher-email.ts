import {
  buttonPart,
  type EmailContent,
  type EmailLine,
  type EmailPart,
  picturePart,
  textPart,
  ticketPart,
  titlePart,
} from '../../messages/email-content.ts';
import { formatDate } from '../../values/time/wall-time.ts';
import type { Offer } from '../contracts/offer.ts';

export const QR_ID = 'voucher-code';
const QR_SIZE = 180;

const ASKED_FOR =
  'Someone asked for this voucher with this e-mail address. We won’t add you to a mailing list. Not you? Just ignore it.';

export type VoucherFacts = {
  offer: Pick<
    Offer,
    'title' | 'description' | 'validityText' | 'termAndConditions' | 'successButtonText' | 'emailReason'
  >;
  code: string;
  /** Restaurant titles; null for all. */
  restaurants: readonly string[] | null;
  endsOn: string;
  /** Where the offer's button leads. */
  buttonUrl: string;
  brand: string;
};

/** The voucher, for screen and print. */
export function voucherParts({ offer, code, restaurants, endsOn, buttonUrl, brand }: VoucherFacts): EmailPart[] {
  const lines: EmailLine[] = [
    { label: 'Where', value: restaurants ? restaurants.join('\n') : `Every ${brand} restaurant` },
    { label: 'When', value: offer.validityText },
    { label: 'Use it by', value: formatDate(endsOn) },
  ];
  return [
    textPart(offer.description),
    ticketPart({ title: 'Your code', reference: code, lines }),
    picturePart({ contentId: QR_ID, alt: `${code} as a QR code`, size: QR_SIZE }),
    textPart('You can show this code on your phone or on paper.'),
    buttonPart(offer.successButtonText, buttonUrl),
    titlePart('Terms'),
    ...offer.termAndConditions.map((term) => textPart(term)),
  ];
}

export function voucherEmail(facts: VoucherFacts): EmailContent {
  const { offer, code, endsOn } = facts;
  return {
    subject: `Your voucher: ${offer.title}`,
    preview: `Your code is ${code}, valid until ${formatDate(endsOn)}.`,
    headline: offer.title,
    parts: voucherParts(facts),
    reason: offer.emailReason ?? ASKED_FOR,
  };
}
