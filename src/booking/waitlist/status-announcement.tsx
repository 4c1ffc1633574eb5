import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Announces a new status when the page has found it by polling. */
export function StatusAnnouncement({ status, words }: { status: string; words: string }) {
  const { key } = useLocation();
  const known = useRef({ status, key });
  const [said, say] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = { status, key };
    // After a form was sent the heading has the focus and is read already.
    if (before.status !== status && before.key === key) say(words);
  }, [status, key, words]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
