import type { ReactNode } from 'react';
import styles from './sheet.module.css';

/** A sheet of paper, torn from the roll, for forms. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="awning-hung min-w-0">
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
