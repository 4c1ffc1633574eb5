import { Heading, Section } from '@react-email/components';
import { display } from './ink.ts';
import { OrderTicket } from './order-ticket.tsx';
import { Paper } from './paper.tsx';
import { type TicketLine, ticketText } from './ticket.ts';

export type Notice = {
  brand: { name: string; email: string };
  headline: string;
  reference: string;
  lines: TicketLine[];
};

/** To the restaurant: who comes, when, how many and at which table. */
export function NoticeMail({ brand, headline, reference, lines }: Notice) {
  return (
    <Paper brand={brand} preview={`${headline}. Reference ${reference}.`}>
      <Section style={{ padding: '0 24px 8px' }}>
        <Heading
          as="h1"
          style={{ fontFamily: display, fontSize: '30px', fontWeight: 700, lineHeight: '38px', margin: 0 }}
        >
          {headline}
        </Heading>
      </Section>
      <OrderTicket reference={reference} lines={lines} title="Reference" />
    </Paper>
  );
}

/** The same in plain text. */
export function noticeText({ headline, reference, lines }: Notice): string {
  return [headline, `Reference: ${reference}`, ticketText(lines)].join('\n\n');
}
