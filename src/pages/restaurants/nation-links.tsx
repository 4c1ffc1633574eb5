import type { NationGroup } from './restaurants-by-nation.ts';

type NationLinksProps = { nations: Pick<NationGroup, 'id' | 'nation'>[]; idPrefix?: string; className?: string };

/** Links to the sections of the nations further down. */
export function NationLinks({ nations, idPrefix = '', className = '' }: NationLinksProps) {
  return (
    <nav aria-label="Nations" className={`flex flex-wrap gap-x-6 ${className}`}>
      {nations.map(({ id, nation }) => (
        <a
          key={id}
          href={`#${idPrefix}${id}`}
          className="text-link inline-flex min-h-11 items-center font-display text-dish"
        >
          {nation}
        </a>
      ))}
    </nav>
  );
}
