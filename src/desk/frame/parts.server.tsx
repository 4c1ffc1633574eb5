import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

/** A link in a sentence. */
export const TextLink = (link: ComponentProps<typeof Link>) => <Link className="text-link" {...link} />;

/** A link in a sentence or row, as high as a fingertip. */
export const TapLink = (link: ComponentProps<typeof Link>) => (
  <Link className="inline-flex min-h-11 items-center text-link" {...link} />
);

/** The way back, at the foot of a page. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className="mt-6">
    <TapLink to={to}>{children}</TapLink>
  </p>
);

type FoldProps = ComponentProps<'details'> & { summary: ReactNode; look?: string };

/** What is folded away under a line of its own. */
export const Fold = ({
  summary,
  look = 'font-semibold underline underline-offset-4',
  children,
  ...fold
}: FoldProps) => (
  <details {...fold}>
    <summary className={`inline-flex min-h-11 items-center ${look}`}>{summary}</summary>
    {children}
  </details>
);
