import { Button, Heading, Link, Section, Text } from '@react-email/components';
import type { Restaurant } from '../../restaurants/contract.ts';
import { colour, display } from './ink.ts';
import { OrderTicket } from './order-ticket.tsx';
import { Paper } from './paper.tsx';
import { type TicketLine, ticketText } from './ticket.ts';

export type Confirmation = {
  brand: { name: string; email: string };
  place: Restaurant;
  firstName: string;
  reference: string;
  lines: TicketLine[];
  /** 'Friday 27 November 2026 at 7pm'. */
  when: string;
  pageUrl: string;
  directionsUrl: string;
};

const words = { fontSize: '16px', lineHeight: '26px', margin: '0 0 12px' };
const title = { fontFamily: display, fontSize: '22px', fontWeight: 700, lineHeight: '30px', margin: '24px 0 8px' };
const link = { color: colour.tomato, textDecoration: 'underline' };
const tel = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/** To the diner: the table is theirs, and everything needed to turn up. */
export function ConfirmationMail({ brand, place, firstName, reference, lines, when, ...urls }: Confirmation) {
  return (
    <Paper brand={brand} preview={`${place.title}, ${when}. Reference ${reference}.`}>
      <Section style={{ padding: '0 24px 8px' }}>
        <Heading
          as="h1"
          style={{ fontFamily: display, fontSize: '40px', fontWeight: 700, lineHeight: '46px', margin: '0 0 12px' }}
        >
          Your table is laid, {firstName}.
        </Heading>
        <Text style={words}>
          We are looking forward to {when}. Everything you need is on the ticket; the calendar file is attached.
        </Text>
      </Section>
      <OrderTicket reference={reference} lines={lines} />
      <Section style={{ padding: '16px 24px 0' }}>
        <Button
          href={urls.directionsUrl}
          style={{
            backgroundColor: colour.tomato,
            borderRadius: '4px',
            color: colour.white,
            fontSize: '17px',
            fontWeight: 700,
            padding: '14px 24px',
          }}
        >
          Get directions
        </Button>
        <Heading as="h2" style={title}>
          Getting here
        </Heading>
        <Text style={words}>
          {place.title}, {[...place.address, place.postcode].join(', ')}
        </Text>
        {place.gettingHere.map((way) => (
          <Text key={way} style={words}>
            {way}
          </Text>
        ))}
        <Text style={words}>
          <Link href={urls.pageUrl} style={link}>
            Opening hours, access and menus
          </Link>
        </Text>
        <Heading as="h2" style={title}>
          Changed your mind?
        </Heading>
        <Text style={words}>
          Call the restaurant on{' '}
          <Link href={tel(place.phone)} style={link}>
            {place.phone}
          </Link>{' '}
          and give your reference. Earlier, later, one more chair or not at all: just tell us, so the table goes to
          someone hungry.
        </Text>
      </Section>
    </Paper>
  );
}

/** The same in plain text. */
export function confirmationText(mail: Confirmation): string {
  const { place } = mail;
  return [
    `Your table is laid, ${mail.firstName}.`,
    `We are looking forward to ${mail.when}.`,
    `Your reference: ${mail.reference}`,
    ticketText(mail.lines),
    `Getting here\n${place.title}, ${[...place.address, place.postcode].join(', ')}`,
    ...place.gettingHere,
    `Directions: ${mail.directionsUrl}\nThe restaurant: ${mail.pageUrl}`,
    `Changed your mind? Call the restaurant on ${place.phone} and give your reference.`,
    `${mail.brand.name}, ${mail.brand.email}`,
  ].join('\n\n');
}
