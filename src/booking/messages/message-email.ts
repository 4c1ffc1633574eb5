import { type EmailContent, quotePart, textPart } from '../../messages/email-content.ts';
import { safeInlineText, safeText } from '../../messages/safe-text.ts';
import type { MessageRow } from '../tables.server.ts';

/** What a message's e-mails are written from; `to` is the name of the restaurant or the brand. */
export type MessageFacts = { row: MessageRow; to: string; brand: string };

/** The receipt for the author. No word of theirs is in it: else anyone could have us send theirs to any address. */
export function messageReceipt({ row, to }: MessageFacts): EmailContent {
  return {
    subject: `We have your message, ${row.reference}`,
    preview: `It is with ${to}, and they will write back to you.`,
    headline: 'We have your message.',
    parts: [textPart(`It is with ${to}, and they will write back to you. Its reference: ${row.reference}`)],
    withPicture: true,
    answeredBy: to,
    reason:
      'You get this e-mail because a message was sent with your address. If that was not you, please answer and tell us.',
  };
}

/** The message for its recipient. */
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
