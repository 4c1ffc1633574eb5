import type { TicketLine } from './ticket.ts';

export type Brand = { name: string; email: string };
export type Link = { label: string; href: string };
export type Ticket = { title: string; reference: string; lines: readonly TicketLine[] };

/** What a letter is made of, from top to bottom. */
export type Part =
  | { kind: 'words'; words: readonly (string | Link)[] }
  | { kind: 'title'; title: string }
  | { kind: 'button'; link: Link; quiet?: boolean }
  | { kind: 'ticket'; ticket: Ticket }
  /** Words that were agreed to, shown exactly. */
  | { kind: 'terms'; terms: string };

/** A message before it is HTML and text; both are made from it, so that they never tell two stories. */
export type Letter = {
  subject: string;
  /** The line a mailbox shows beside the subject. */
  preview: string;
  headline: string;
  /** Then it is set smaller than a greeting. */
  headlineIsWholeBooking?: boolean;
  parts: readonly Part[];
};

export const words = (...spans: (string | Link)[]): Part => ({ kind: 'words', words: spans });
export const title = (text: string): Part => ({ kind: 'title', title: text });
export const button = (label: string, href: string): Part => ({ kind: 'button', link: { label, href } });
export const quietButton = (label: string, href: string): Part => ({
  kind: 'button',
  link: { label, href },
  quiet: true,
});
export const ticket = (given: Ticket): Part => ({ kind: 'ticket', ticket: given });
export const terms = (text: string): Part => ({ kind: 'terms', terms: text });
/** A telephone number that a finger can ring. */
export const phone = (number: string): Link => ({ label: number, href: `tel:${number.replaceAll(' ', '')}` });
