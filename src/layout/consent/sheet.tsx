import { useEffect, useId, useRef, useState } from 'react';
import { Ask } from './ask.tsx';
import type { ConsentChoice } from './choice.ts';
import { useClearMoment } from './clear-moment.ts';
import { Manage } from './manage.tsx';
import styles from './sheet.module.css';
import { useLead, useRoom, useWayBack } from './sheet-layout.ts';
import { wording } from './wording.ts';

type SheetProps = {
  /** The choice in force; null before a choice. */
  saved: ConsentChoice | null;
  /** Opened by the visitor: shows the settings and takes the focus. */
  managing: boolean;
  onDecide: (choice: ConsentChoice) => void;
  /** Closes without a change; absent before a choice. */
  onClose: (() => void) | undefined;
};

/** Announces the sheet. Filled after mounting, since a live region's initial content is not announced. */
function Herald() {
  const [words, setWords] = useState('');
  useEffect(() => setWords('The first thing on this page is now a question about cookies.'), []);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

/** The consent sheet at the bottom of the window. Not a dialog: the page above stays usable. */
export function Sheet({ saved, managing, onDecide, onClose }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const [picking, setPicking] = useState(managing);
  const title = useId();
  const shown = useClearMoment(sheet, managing);
  useRoom(sheet, shown);
  useWayBack(sheet, managing);
  useLead(sheet, picking);
  useEffect(() => {
    if (!onClose) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && sheet.current?.contains(document.activeElement)) onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  const heading = (
    <h2 id={title} tabIndex={-1} className={styles.heading}>
      {picking ? wording.manageTitle : wording.title}
    </h2>
  );
  return (
    <section ref={sheet} aria-labelledby={title} className={styles.sheet} data-waiting={!shown || undefined}>
      {!managing && shown && <Herald />}
      <div className={styles.paper}>
        {picking ? (
          <Manage heading={heading} saved={saved} onDecide={onDecide} onClose={onClose} />
        ) : (
          <Ask heading={heading} onDecide={onDecide} onManage={() => setPicking(true)} />
        )}
      </div>
    </section>
  );
}
