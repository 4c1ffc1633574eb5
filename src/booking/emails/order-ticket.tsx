import { Column, Row, Section, Text } from '@react-email/components';
import { colour, display } from './ink.ts';
import type { Ticket } from './letter.ts';

/** The order ticket: the reference on top, then what was ordered, line by line. */
export function OrderTicket({ title, reference, lines }: Ticket) {
  return (
    <Section style={{ padding: '8px 24px 20px' }}>
      <Section
        style={{
          backgroundColor: colour.white,
          borderBottom: `3px dashed ${colour.line}`,
          borderTop: `6px solid ${colour.tomato}`,
          padding: '16px 24px 24px',
        }}
      >
        <Text style={{ fontSize: '14px', margin: 0 }}>{title}</Text>
        <Text
          style={{
            fontFamily: display,
            fontSize: '34px',
            fontWeight: 700,
            letterSpacing: '3px',
            lineHeight: '44px',
            margin: '0 0 12px',
          }}
        >
          {reference}
        </Text>
        {lines.map(({ label, value, before }) => (
          <Row key={label}>
            <Column style={{ ...cell, width: '34%' }}>{label}</Column>
            <Column style={{ ...cell, fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {value}
              {before && <Before value={before} />}
            </Column>
          </Row>
        ))}
      </Section>
    </Section>
  );
}

/** Told in words too: a line struck through is silent to a screen reader. */
function Before({ value }: { value: string }) {
  return (
    <span style={{ display: 'block', fontSize: '15px', fontWeight: 400 }}>
      was <s>{value}</s>
    </span>
  );
}

const cell = {
  borderTop: `1px dotted ${colour.ink}`,
  fontSize: '16px',
  lineHeight: '24px',
  padding: '10px 8px 10px 0',
  verticalAlign: 'top',
} as const;
