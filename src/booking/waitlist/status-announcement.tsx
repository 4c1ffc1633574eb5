import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Announces a new status found by polling. */
export function StatusAnnouncement({ status, words }: { status: string; words: string }) {
  const { key } = useLocation();
  const previous = useRef({ status, key });
  const [announcement, announce] = useState('');
  useEffect(() => {
    const before = previous.current;
    previous.current = { status, key };
    // After a form, focus is on the heading, which is already read.
    if (before.status !== status && before.key === key) announce(words);
  }, [status, key, words]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
