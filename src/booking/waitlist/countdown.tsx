import { useEffect, useRef, useState } from 'react';
import { lastCall, minutesAndSeconds } from './waitlist-words.ts';

/** Milliseconds left, second by second; null before the browser counts, so that nothing stands still without it. */
function useTimeLeft(atFirst: number, onOver: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    // By the server's clock and the time since, never by the device's own, which may be wrong.
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

/** How long the table is still kept; `atFirst` is what was left, in milliseconds, when the server answered. */
export function Countdown({ atFirst, onOver }: { atFirst: number; onOver: () => void }) {
  const left = useTimeLeft(atFirst, onOver);
  return (
    <>
      {left !== null && (
        <p role="timer" className="mt-2 text-ink-soft">
          <span className="figures text-heading text-tomato">{minutesAndSeconds(left)}</span> left
        </p>
      )}
      <p role="status" className="sr-only">
        {left !== null && lastCall(left)}
      </p>
    </>
  );
}
