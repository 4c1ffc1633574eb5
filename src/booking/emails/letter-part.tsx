import { Link as Anchor, Button, Heading, Section, Text } from '@react-email/components';
import { Fragment } from 'react';
import { colour, display } from './ink.ts';
import type { Link, Part } from './letter.ts';
import { OrderTicket } from './order-ticket.tsx';

const margin = { padding: '0 24px' };
const paragraph = { fontSize: '16px', lineHeight: '26px', margin: '0 0 12px' };
const underlined = { color: colour.tomato, textDecoration: 'underline' };
const filled = { backgroundColor: colour.tomato, border: `2px solid ${colour.tomato}`, color: colour.white };
const outlined = { backgroundColor: colour.cream, border: `2px solid ${colour.ink}`, color: colour.ink };

function Words({ spans }: { spans: readonly (string | Link)[] }) {
  return (
    <Text style={paragraph}>
      {spans.map((span) =>
        typeof span === 'string' ? (
          <Fragment key={span}>{span}</Fragment>
        ) : (
          <Anchor key={span.href} href={span.href} style={underlined}>
            {span.label}
          </Anchor>
        ),
      )}
    </Text>
  );
}

function PressedButton({ link, quiet }: { link: Link; quiet?: boolean }) {
  const look = { borderRadius: '4px', fontSize: '17px', fontWeight: 700, padding: '12px 22px', margin: '4px 0 16px' };
  return (
    <Button href={link.href} style={{ ...look, ...(quiet ? outlined : filled) }}>
      {link.label}
    </Button>
  );
}

function Title({ title }: { title: string }) {
  return (
    <Heading
      as="h2"
      style={{ fontFamily: display, fontSize: '22px', fontWeight: 700, lineHeight: '30px', margin: '20px 0 8px' }}
    >
      {title}
    </Heading>
  );
}

function Terms({ terms }: { terms: string }) {
  return (
    <Text
      style={{ ...paragraph, borderLeft: `4px solid ${colour.butter}`, paddingLeft: '16px', whiteSpace: 'pre-line' }}
    >
      {terms}
    </Text>
  );
}

function inner(part: Exclude<Part, { kind: 'ticket' }>) {
  switch (part.kind) {
    case 'words':
      return <Words spans={part.words} />;
    case 'title':
      return <Title title={part.title} />;
    case 'button':
      return <PressedButton {...part} />;
    case 'terms':
      return <Terms terms={part.terms} />;
  }
}

/** One part of a letter, in the letter's margins. */
export function LetterPart({ part }: { part: Part }) {
  if (part.kind === 'ticket') return <OrderTicket {...part.ticket} />;
  return <Section style={margin}>{inner(part)}</Section>;
}
