import type { EmailBrand } from './email-brand.ts';
import { type EmailContent, type EmailLink, phoneLink } from './email-content.ts';

export type FooterLine = readonly (string | EmailLink)[];

const mailtoLink = (address: string): EmailLink => ({ label: address, href: `mailto:${address}` });

function answersLine({ answeredBy }: EmailContent, brand: EmailBrand): FooterLine {
  if (!answeredBy) return ['Questions? Write to ', mailtoLink(brand.email), '.'];
  return [`Replies go to ${answeredBy}. Anything else? Write to `, mailtoLink(brand.email), '.'];
}

function leavingLine({ leaving }: EmailContent): FooterLine[] {
  if (!leaving) return [];
  const { preferences, unsubscribe } = leaving;
  // No punctuation after an address, which mail programs would take for part of it.
  return [[{ label: 'Change what we send you', href: preferences }], [{ label: 'Unsubscribe', href: unsubscribe }]];
}

/** The small print of every e-mail: who reads replies, why it was sent, and which company sent it. */
export function footerLines(content: EmailContent, brand: EmailBrand): FooterLine[] {
  return [
    answersLine(content, brand),
    [content.reason],
    ...leavingLine(content),
    [`${brand.address.join(', ')}, `, phoneLink(brand.phone)],
    [brand.legal],
    ...(brand.company ? [[brand.company]] : []),
  ];
}
