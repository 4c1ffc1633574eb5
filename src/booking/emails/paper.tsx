import { Body, Container, Head, Html, Link, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { colour, display, sans } from './ink.ts';
import type { Brand } from './letter.ts';
import { Awning, Gingham } from './trim.tsx';

/** The sheet every message is written on. `preview` is the line a mailbox shows beside the subject. */
export function Paper({
  brand,
  title,
  preview,
  children,
}: {
  brand: Brand;
  title: string;
  preview: string;
  children: ReactNode;
}) {
  return (
    <Html lang="en-GB">
      <Head>
        <title>{title}</title>
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
          <Gingham />
        </Container>
      </Body>
    </Html>
  );
}
