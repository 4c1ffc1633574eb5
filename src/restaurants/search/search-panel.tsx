import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './search-panel.module.css';

type SearchPanelProps = {
  /** On a phone the form is folded: there are results to show. */
  folded: boolean;
  /** What was asked, in a few words: the line that stands for the form. */
  asked: string;
  /** The search form. */
  children: ReactNode;
};

/** A search form; on a phone folded into one line that says what was asked, once there are results. */
export function SearchPanel({ folded, asked, children }: SearchPanelProps) {
  const { key } = useLocation();
  const panel = useRef<HTMLDetailsElement>(null);
  const line = useRef<HTMLElement>(null);
  const shown = useRef(key);
  // Folded again by each new search, even by the same one; as the page arrives it is left as the reader has it.
  useLayoutEffect(() => {
    const { current: details } = panel;
    if (!details || shown.current === key) return;
    shown.current = key;
    const { activeElement: focused } = document;
    details.open = !folded;
    // Where the form is still seen the line is not, and cannot take the focus from it.
    if (folded && details.contains(focused)) line.current?.focus({ preventScroll: true });
    else if (focused === line.current)
      details.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [key, folded]);
  return (
    <details ref={panel} className={styles.panel} open={!folded}>
      {/* Hidden by its class: the attribute would take the focus from it before that is seen above. */}
      <summary ref={line} className={`${styles.summary} ${folded ? '' : 'hidden'}`}>
        <span className={styles.asked}>{asked}</span>
        <span className="text-link font-bold">
          Change<span className="sr-only"> the search</span>
        </span>
      </summary>
      {children}
    </details>
  );
}
