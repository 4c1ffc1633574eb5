import type { ReactNode } from 'react';
import { Container, Section } from '../../../ui/section.tsx';

type PartProps = {
  id: string;
  title: string;
  tone?: Parameters<typeof Section>[0]['tone'];
  /** Whether the heading is beside the content where there is room, instead of above it. */
  beside?: boolean;
  children: ReactNode;
};

/** A section of the restaurant's page with a large heading. */
export function Part({ id, title, tone, beside = false, children }: PartProps) {
  return (
    <Section tone={tone} labelledBy={id}>
      <Container className={beside ? 'grid gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16' : 'grid gap-10'}>
        <h2 id={id} className={`text-title ${beside ? 'max-w-[9ch]' : ''}`}>
          {title}
        </h2>
        <div>{children}</div>
      </Container>
    </Section>
  );
}
