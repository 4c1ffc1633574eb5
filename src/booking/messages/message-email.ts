import { type EmailContent, quotePart, textPart } from '../../messages/email-content.ts';
import { safeInlineText, safeText } from '../../messages/safe-text.ts';
import type { MessageRow } from '../tables.server.ts';

/** `to` is the name of the restaurant or the brand. */
export type MessageFacts = { row: MessageRow; to: string; brand: string };

/** The author's receipt. It quotes nothing: otherwise anyone could have us send their words to any address. */
export function messageReceipt({ row, to }: MessageFacts): EmailContent {
  return {
    subject: `We’ve got your message, ${row.reference}`,
    preview: `It’s with ${to}, and they’ll reply to you.`,
    headline: 'We’ve got your message.',
    parts: [textPart(`It’s with ${to}, and they’ll reply to you. The reference is ${row.reference}.`)],
    withPicture: true,
    answeredBy: to,
    reason: 'Someone sent us a message with this e-mail address. Not you? Just reply and let us know.',
  };
}

export function messageNotice({ row, to, brand }: MessageFacts): EmailContent {
  const name = safeInlineText(`${row.first_name} ${row.last_name}`);
  const phone = row.phone_number ? `, phone ${safeInlineText(row.phone_number)}` : '';
  return {
    subject: `A message about booking, ${row.reference}`,
    preview: `From ${name}. Reference ${row.reference}.`,
    headline: `A message for ${to}`,
    parts: [
      textPart(`From ${name}, ${row.email}${phone}. Reference ${row.reference}.`),
      quotePart(safeText(row.message)),
    ],
    answeredBy: 'the guest',
    reason: `The guest wrote this on ${brand}’s website.`,
  };
}
