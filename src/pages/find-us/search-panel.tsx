import { useEffect, useRef } from 'react';
import type { Party } from '../free-tables/asked.ts';
import { partyWords } from '../free-tables/party-words.ts';
import type { FinderQuery } from './finder-query.ts';
import { PlaceForm } from './place-form.tsx';
import styles from './search-panel.module.css';

type SearchPanelProps = { query: FinderQuery; party: Party; times: readonly string[]; today: string; folded: boolean };

/** The search form; on a phone folded into one line that says what was searched for, once there are results. */
export function SearchPanel({ folded, ...form }: SearchPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  const searched = JSON.stringify(form.query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: folded again by each new search
  useEffect(() => {
    if (panel.current) panel.current.open = false;
  }, [searched]);
  if (!folded) return <PlaceForm {...form} />;
  return (
    <details ref={panel} className={styles.panel}>
      <summary className={styles.summary}>
        <span>{partyWords(form.party)}</span>
        <span className="text-link font-bold">
          Change<span className="sr-only"> the search</span>
        </span>
      </summary>
      <PlaceForm {...form} />
    </details>
  );
}
