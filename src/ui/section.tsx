import type { ReactNode } from 'react';

/** The page's width: 1,200 px at most, with padding at the sides. */
export const containerClass = (className = ''): string => `mx-auto w-full max-w-page px-4 sm:px-6 ${className}`;

export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={containerClass(className)}>{children}</div>;
}

const tones = {
  cream: 'bg-cream',
  paper: 'bg-paper',
  shade: 'bg-shade',
  butter: 'bg-butter',
  basil: 'bg-basil on-dark',
  tomato: 'bg-tomato on-dark',
} as const;

type SectionProps = {
  children: ReactNode;
  tone?: keyof typeof tones;
  id?: string;
  /** Id of its heading: makes it a landmark with that name. */
  labelledBy?: string;
  className?: string;
};

/** A full-width section with a background and the site's vertical spacing. */
export function Section({ children, tone = 'cream', id, labelledBy, className = '' }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`py-14 md:py-20 xl:py-24 print:py-4 ${tones[tone]} ${className}`}
    >
      {children}
    </section>
  );
}
