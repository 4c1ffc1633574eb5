import type { EmailBrand } from './email-brand.ts';
import type { EmailContent, EmailLine, EmailLink, EmailPart } from './email-content.ts';
import { footerLines } from './email-footer.ts';

export const FACT_SEPARATOR = ' · ';
const RULE = '--';

/** A link as its label and address, unless the label is the address. */
function linkText({ label, href }: EmailLink): string {
  return label === href || /^(tel|mailto):/.test(href) ? label : `${label}: ${href}`;
}

const wordsText = (words: readonly (string | EmailLink)[]) =>
  words.map((word) => (typeof word === 'string' ? word : linkText(word))).join('');

/** Ticket lines as plain text, with values aligned in a column. */
function ticketText(lines: readonly EmailLine[]): string {
  const width = Math.max(...lines.map(({ label }) => label.length)) + 2;
  const indent = (text: string) => text.replaceAll('\n', `\n${' '.repeat(width)}`);
  return lines
    .map(({ label, value, before }) => label.padEnd(width) + indent(before ? `${value}\nwas ${before}` : value))
    .join('\n');
}

function partText(part: EmailPart): string | null {
  switch (part.kind) {
    case 'words':
      return wordsText(part.words);
    case 'title':
      return `${part.title}\n${'-'.repeat(part.title.length)}`;
    case 'button':
    case 'link':
      return linkText(part.link);
    case 'ticket':
      return `${part.ticket.title}: ${part.ticket.reference}\n\n${ticketText(part.ticket.lines)}`;
    case 'quote':
      return part.quote;
    case 'picture':
      return null;
  }
}

/** The facts of an e-mail: the place on its own line, then the rest. */
export const factsText = ([place, ...rest]: readonly string[]) => `${place}\n${rest.join(FACT_SEPARATOR)}`;

/** An e-mail as plain text, equivalent to its HTML. */
export function emailText(content: EmailContent, brand: EmailBrand): string {
  return [
    content.headline,
    ...(content.facts ? [factsText(content.facts)] : []),
    ...content.parts.map(partText).filter((text) => text !== null),
    RULE,
    ...footerLines(content, brand).map(wordsText),
  ].join('\n\n');
}
