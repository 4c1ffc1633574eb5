import { Body, Column, Container, Head, Html, Link, Preview, Row, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { colour, display, sans } from './ink.ts';

const STRIPES = Array.from({ length: 15 }, (_, stripe) => `stripe-${stripe}`);

/** The striped awning: one cell a stripe, so that every mail program can hang it. */
function Awning() {
  return (
    <Section>
      <Row>
        {STRIPES.map((stripe, index) => (
          <Column
            key={stripe}
            style={{
              backgroundColor: index % 2 ? colour.white : colour.tomato,
              borderRadius: '0 0 24px 24px',
              borderTop: `10px solid ${colour.tomato}`,
              height: '40px',
              fontSize: '1px',
              lineHeight: '1px',
            }}
          >
            &nbsp;
          </Column>
        ))}
      </Row>
    </Section>
  );
}

/** The sheet every message is written on. `preview` is the line a mailbox shows beside the subject. */
export function Paper({
  brand,
  preview,
  children,
}: {
  brand: { name: string; email: string };
  preview: string;
  children: ReactNode;
}) {
  return (
    <Html lang="en-GB">
      <Head>
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: colour.cream, color: colour.ink, fontFamily: sans, margin: 0, padding: 0 }}>
        <Container style={{ maxWidth: '600px', width: '100%' }}>
          <Awning />
          <Section style={{ padding: '24px 24px 16px' }}>
            <Text style={{ color: colour.tomato, fontFamily: display, fontSize: '30px', fontWeight: 700, margin: 0 }}>
              {brand.name}
            </Text>
          </Section>
          {children}
          <Section style={{ padding: '24px' }}>
            <Text style={{ borderTop: `1px solid ${colour.line}`, fontSize: '13px', margin: 0, paddingTop: '16px' }}>
              {brand.name}. Questions that are not about a table:{' '}
              <Link href={`mailto:${brand.email}`} style={{ color: colour.ink, textDecoration: 'underline' }}>
                {brand.email}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
