import type { ReactNode } from 'react';
import { PageLink } from '../../ui/links/page-link.tsx';
import type { Inline, Run } from './rich-text.ts';

/** Parts of a text never change their order, so their index is a valid key. */
export const each = <T,>(parts: T[], draw: (part: T) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  parts.map((part, at) => <Fragmented key={at}>{draw(part)}</Fragmented>);
const Fragmented = ({ children }: { children: ReactNode }) => children;

function Spoken({ run }: { run: Run }) {
  if (typeof run === 'string') return run;
  const words = run.lang ? <span lang={run.lang}>{run.text}</span> : run.text;
  const inner = run.em ? <em>{words}</em> : words;
  return run.strong ? <strong>{inner}</strong> : inner;
}

const renderRuns = (runs: Run[]) => each(runs, (run) => <Spoken run={run} />);

/** Inline content: words, strong, em, links. */
export function Inlines({ words }: { words: Inline[] }) {
  return each(words, (inline) => {
    if (typeof inline === 'string' || !('runs' in inline)) return <Spoken run={inline} />;
    if (!inline.href.startsWith('/')) {
      return (
        <a href={inline.href} className="text-link">
          {renderRuns(inline.runs)}
        </a>
      );
    }
    return (
      <PageLink to={inline.href} className="text-link">
        {renderRuns(inline.runs)}
      </PageLink>
    );
  });
}
