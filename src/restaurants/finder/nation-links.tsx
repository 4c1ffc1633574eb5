import type { Street } from './streets.ts';

/** Straight to a nation's street further down. */
export function NationLinks({ streets }: { streets: Pick<Street, 'id' | 'nation'>[] }) {
  return (
    <nav aria-label="Nations" className="flex flex-wrap gap-x-6">
      {streets.map(({ id, nation }) => (
        <a key={id} href={`#${id}`} className="text-link inline-flex min-h-11 items-center font-display text-dish">
          {nation}
        </a>
      ))}
    </nav>
  );
}
