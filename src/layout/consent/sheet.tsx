import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Ask } from './ask.tsx';
import type { Choice } from './choice.ts';
import { Manage } from './manage.tsx';
import { useLead, useRoom, useWayBack } from './sheet-place.ts';
import { wording } from './wording.ts';
import './consent.css';

type SheetProps = {
  /** What holds now; null before a choice. */
  standing: Choice | null;
  /** Opened by the visitor: at the settings, and the keyboard follows. */
  managing: boolean;
  onDecide: (choice: Choice) => void;
  /** Leaves all as it is; absent before a choice. */
  onClose: (() => void) | undefined;
};

/** Comes a moment after the sheet: what stands in a status from the start is not said aloud. */
function Herald() {
  const [words, setWords] = useState('');
  useEffect(() => setWords('The first thing on this page is now a question about cookies.'), []);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

/** The slip of paper at the foot of the window. Not a dialog: the page goes on above it. */
export function Sheet({ standing, managing, onDecide, onClose }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const [picking, setPicking] = useState(managing);
  const title = useId();
  useRoom(sheet);
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
  return (
    <section ref={sheet} aria-labelledby={title} className="consent">
      {!managing && <Herald />}
      <div className="consent-paper">
        <div className="consent-words">
          <h2 id={title} tabIndex={-1} className="text-heading">
            {picking ? wording.manageTitle : wording.title}
          </h2>
          {onClose && (
            <button type="button" onClick={onClose} className="consent-close">
              <Icon name="close" label="Close without a change" />
            </button>
          )}
          {picking ? (
            <Manage standing={standing} onDecide={onDecide} />
          ) : (
            <Ask onDecide={onDecide} onManage={() => setPicking(true)} />
          )}
        </div>
      </div>
    </section>
  );
}
