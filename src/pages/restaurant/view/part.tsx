import type { ReactNode } from 'react';
import { containerClass, Section } from '../../../ui/section.tsx';
import { StaticPart, type StaticParts } from '../../../ui/static-part.tsx';

type Layout = {
  id: string;
  tone?: Parameters<typeof Section>[0]['tone'];
  /** Whether the heading is beside the content if there is room, instead of above it. */
  beside?: boolean;
};
type ContentProps = { id: string; title: string; beside?: boolean; children: ReactNode };

const columns = (beside: boolean) =>
  containerClass(beside ? 'grid gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16' : 'grid gap-10');

export function PartContent({ id, title, beside = false, children }: ContentProps) {
  return (
    <>
      <h2 id={id} className={`text-title ${beside ? 'max-w-[9ch]' : ''}`}>
        {title}
      </h2>
      <div>{children}</div>
    </>
  );
}

/** A section of the restaurant's page with a large heading. */
export function Part({ tone, beside = false, ...content }: Layout & ContentProps) {
  return (
    <Section tone={tone} labelledBy={content.id}>
      <div className={columns(beside)}>
        <PartContent beside={beside} {...content} />
      </div>
    </Section>
  );
}

/** A section whose content is the static part of the same name. */
export function DrawnPart({ id, tone, beside = false, parts }: Layout & { parts: StaticParts | null }) {
  return (
    <Section tone={tone} labelledBy={id}>
      <StaticPart name={id} html={parts?.[id]} className={columns(beside)} />
    </Section>
  );
}
