import type { ReactNode } from 'react';
import { Container, Section } from '../../ui/section.tsx';

type PartProps = { id: string; title: string; tone?: Parameters<typeof Section>[0]['tone']; children: ReactNode };

/** A part of the restaurant's page under its own large heading. */
export function Part({ id, title, tone, children }: PartProps) {
  return (
    <Section tone={tone} labelledBy={id}>
      <Container>
        <h2 id={id} className="mb-10 text-title">
          {title}
        </h2>
        {children}
      </Container>
    </Section>
  );
}
