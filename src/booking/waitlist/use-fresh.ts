import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 30_000;

/** Asks again how things stand when the page is looked at again, and now and then while it is and `waiting` goes on. */
export function useFresh(waiting: boolean): void {
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
