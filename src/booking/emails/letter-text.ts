import type { Brand, Letter, Link, Part } from './letter.ts';
import { ticketText } from './ticket.ts';

const written = (link: Link) => (link.href.startsWith('tel:') ? link.label : `${link.label}: ${link.href}`);

function partText(part: Part): string {
  switch (part.kind) {
    case 'words':
      return part.words.map((span) => (typeof span === 'string' ? span : written(span))).join('');
    case 'title':
      return `${part.title}\n${'-'.repeat(part.title.length)}`;
    case 'button':
      return written(part.link);
    case 'ticket':
      return `${part.ticket.title}: ${part.ticket.reference}\n\n${ticketText(part.ticket.lines)}`;
    case 'terms':
      return part.terms;
  }
}

/** A letter as plain text. */
export function letterText({ headline, parts }: Letter, brand: Brand): string {
  return [headline, ...parts.map(partText), `${brand.name}, ${brand.email}`].join('\n\n');
}
