import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 30_000;

/** Revalidates when the tab becomes visible, and every 30 seconds while visible and `waiting`. */
export function useAutoRevalidate(waiting: boolean): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void latest.current();
    };
    document.addEventListener('visibilitychange', look);
    const timer = waiting ? setInterval(look, EVERY_MS) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [waiting]);
}
