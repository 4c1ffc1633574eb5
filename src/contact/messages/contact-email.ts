import { type EmailContent, type EmailLine, quotePart, textPart, ticketPart } from '../../messages/email-content.ts';
import { safeInlineText, safeText } from '../../messages/safe-text.ts';

/** What the e-mails of a message are written from. */
export type ContactFacts = {
  reference: string;
  kind: 'contact' | 'group-booking';
  /** What it is about, in the content's words. */
  about: string;
  /** What happens next, in the content's words. */
  answer: string;
  /** Who reads it: a restaurant or the brand. */
  to: string;
  brand: string;
  chosen: readonly EmailLine[];
  wishes: readonly EmailLine[];
  name: string;
  email: string;
  phone: string;
  message: string;
  files: number;
};

const heads = {
  contact: { subject: 'We’ve got your message', headline: 'We’ve got your message.', title: 'Your message' },
  'group-booking': { subject: 'We’ve got your request', headline: 'We’ve got your request.', title: 'Your request' },
} as const;

/** The acknowledgement. No word of the sender's is in it: else anyone could have us send theirs to any address. */
export function contactReceipt({ kind, reference, about, answer, to, chosen }: ContactFacts): EmailContent {
  const { subject, headline, title } = heads[kind];
  return {
    subject: `${subject}, ${reference}`,
    preview: answer,
    headline,
    parts: [textPart(answer), ticketPart({ title, reference, lines: [{ label: 'About', value: about }, ...chosen] })],
    withPicture: true,
    answeredBy: to,
    reason: 'Someone sent us a form with this e-mail address. Not you? Just reply and let us know.',
  };
}

const inWords = (files: number) => (files === 1 ? 'One file is' : `${files} files are`);

/** The message for whoever answers it. */
export function contactNotice(facts: ContactFacts): EmailContent {
  const { reference, about, brand, chosen, wishes, email, message, files } = facts;
  const name = safeInlineText(facts.name);
  const who = [
    { label: 'From', value: name },
    { label: 'E-mail', value: email },
    ...(facts.phone ? [{ label: 'Phone', value: safeInlineText(facts.phone) }] : []),
  ];
  return {
    subject: `${about}, ${reference}`,
    preview: `From ${name}. Reference ${reference}.`,
    headline: about,
    parts: [
      ticketPart({ title: 'From the website', reference, lines: [...who, ...chosen, ...wishes] }),
      ...(message ? [quotePart(safeText(message))] : []),
      ...(files > 0 ? [textPart(`${inWords(files)} attached.`)] : []),
    ],
    answeredBy: 'the guest',
    reason: `The guest sent this from ${brand}’s website.`,
  };
}
