import { useEffect, useRef, useState } from 'react';
import { formatDuration } from '../../values/time/duration.ts';
import { countdownAnnouncement } from './waitlist-words.ts';

/** Milliseconds left, updated every second; null without scripts, to show no stopped clock. */
function useTimeLeft(atFirst: number, onOver: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    // Counts from the server's response: the device's clock may be wrong.
    const began = performance.now();
    const tick = () => {
      const now = atFirst - (performance.now() - began);
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      over.current();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [atFirst]);
  return left;
}

/** How long the table is still held; `atFirst`: milliseconds left when the server responded. */
export function Countdown({ atFirst, onOver }: { atFirst: number; onOver: () => void }) {
  const left = useTimeLeft(atFirst, onOver);
  return (
    <>
      {left !== null && (
        <p role="timer" className="mt-2 text-ink-soft">
          <span className="figures text-heading text-tomato">{formatDuration(left / 1000)}</span> left
        </p>
      )}
      <p role="status" className="sr-only">
        {left !== null && countdownAnnouncement(left)}
      </p>
    </>
  );
}
