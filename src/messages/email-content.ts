import { phoneHref } from '../values/phone/phone.ts';

export type EmailLink = { label: string; href: string };
/** A line of the ticket; `before` is the value before a change. */
export type EmailLine = { label: string; value: string; before?: string };
/** `size` in pixels, as shown. */
export type EmailAttachedPicture = { contentId: string; alt: string; size: number };
export type EmailTicketContent = { title: string; reference: string; lines: readonly EmailLine[] };

/** The parts of an e-mail, in order from top to bottom. */
export type EmailPart =
  | { kind: 'words'; words: readonly (string | EmailLink)[] }
  | { kind: 'title'; title: string }
  /** The main action, never a destructive one. */
  | { kind: 'button'; link: EmailLink }
  /** A further action, on its own line. */
  | { kind: 'link'; link: EmailLink }
  | { kind: 'ticket'; ticket: EmailTicketContent }
  /** A square picture attached under this content id; plain text has none. */
  | { kind: 'picture'; picture: EmailAttachedPicture }
  /** Agreed terms, or a person's own words: shown exactly. */
  | { kind: 'quote'; quote: string };

/** Content of an e-mail, from which both HTML and plain text are rendered. */
export type EmailContent = {
  subject: string;
  /** The preview line beside the subject. */
  preview: string;
  headline: string;
  /** The subject matter, below the headline: 'Leeds Greek Street', 'Friday 27 November', '7pm', '2 people'. */
  facts?: readonly string[];
  parts: readonly EmailPart[];
  /** Whether it has the brand's picture under the logo. */
  withPicture?: boolean;
  /** Who reads replies; by default the brand. */
  answeredBy?: string;
  /** Why it was sent, as a sentence. */
  reason: string;
  /** For marketing: where to change and where to end it. */
  leaving?: { preferences: string; unsubscribe: string };
  /** Structured data (schema.org) for mail programs. */
  structuredData?: object;
};

export const textPart = (...words: (string | EmailLink)[]): EmailPart => ({ kind: 'words', words });
export const titlePart = (title: string): EmailPart => ({ kind: 'title', title });
export const buttonPart = (label: string, href: string): EmailPart => ({ kind: 'button', link: { label, href } });
export const linkPart = (label: string, href: string): EmailPart => ({ kind: 'link', link: { label, href } });
export const ticketPart = (ticket: EmailTicketContent): EmailPart => ({ kind: 'ticket', ticket });
export const picturePart = (picture: EmailAttachedPicture): EmailPart => ({ kind: 'picture', picture });
export const quotePart = (quote: string): EmailPart => ({ kind: 'quote', quote });
/** A tel: link. */
export const phoneLink = (number: string): EmailLink => ({ label: number, href: phoneHref(number) });
