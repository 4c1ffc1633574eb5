import { type EmailContent, type EmailLine, quotePart, textPart, ticketPart } from '../../messages/email-content.ts';
import { safeInlineText, safeText } from '../../messages/safe-text.ts';

export type ContactFacts = {
  reference: string;
  kind: 'contact' | 'group-booking';
  /** The subject, from the content. */
  about: string;
  /** What happens next, from the content. */
  answer: string;
  /** Who reads it: a restaurant or the brand. */
  to: string;
  brand: string;
  choices: readonly EmailLine[];
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

/** The acknowledgement. Contains nothing the sender wrote, or anyone could have us send their text to any address. */
export function contactReceipt({ kind, reference, about, answer, to, choices }: ContactFacts): EmailContent {
  const { subject, headline, title } = heads[kind];
  return {
    subject: `${subject}, ${reference}`,
    preview: answer,
    headline,
    parts: [textPart(answer), ticketPart({ title, reference, lines: [{ label: 'About', value: about }, ...choices] })],
    withPicture: true,
    answeredBy: to,
    reason: 'Someone sent us a form with this e-mail address. Not you? Just reply and let us know.',
  };
}

const inWords = (files: number) => (files === 1 ? 'One file is' : `${files} files are`);

/** The message, for whoever replies. */
export function contactNotice(facts: ContactFacts): EmailContent {
  const { reference, about, brand, choices, wishes, email, message, files } = facts;
  const name = safeInlineText(facts.name);
  const sender = [
    { label: 'From', value: name },
    { label: 'E-mail', value: email },
    ...(facts.phone ? [{ label: 'Phone', value: safeInlineText(facts.phone) }] : []),
  ];
  return {
    subject: `${about}, ${reference}`,
    preview: `From ${name}. Reference ${reference}.`,
    headline: about,
    parts: [
      ticketPart({ title: 'From the website', reference, lines: [...sender, ...choices, ...wishes] }),
      ...(message ? [quotePart(safeText(message))] : []),
      ...(files > 0 ? [textPart(`${inWords(files)} attached.`)] : []),
    ],
    answeredBy: 'the guest',
    reason: `The guest sent this from ${brand}’s website.`,
  };
}
