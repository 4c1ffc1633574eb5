import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './search-panel.module.css';

type SearchPanelProps = {
  /** Whether the form is folded on a phone, because there are results to show. */
  folded: boolean;
  /** The search in a few words: the line that replaces the form. */
  words: string;
  children: ReactNode;
};

/** A search form that folds into one line on a phone once there are results. */
export function SearchPanel({ folded, words, children }: SearchPanelProps) {
  const { key } = useLocation();
  const panel = useRef<HTMLDetailsElement>(null);
  const line = useRef<HTMLElement>(null);
  const lastKey = useRef(key);
  // Folds again on each new search, even the same one; hydration leaves it as the reader has it.
  useLayoutEffect(() => {
    const { current: details } = panel;
    if (!details || lastKey.current === key) return;
    lastKey.current = key;
    const { activeElement } = document;
    details.open = !folded;
    // While the form is visible the line isn't, and can't take its focus.
    if (folded && details.contains(activeElement)) line.current?.focus({ preventScroll: true });
    else if (activeElement === line.current)
      details.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [key, folded]);
  return (
    <details ref={panel} className={styles.panel} open={!folded}>
      {/* Hidden by its class: the attribute would move the focus before the effect above sees it. */}
      <summary ref={line} className={`${styles.summary} ${folded ? '' : 'hidden'}`}>
        <span className={styles.words}>{words}</span>
        <span className="text-link font-bold">
          Change<span className="sr-only"> the search</span>
        </span>
      </summary>
      {children}
    </details>
  );
}
