import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Says aloud that things stand differently now, when the page has found out by itself. */
export function StatusWords({ status, words }: { status: string; words: string }) {
  const { key } = useLocation();
  const known = useRef({ status, key });
  const [said, say] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = { status, key };
    // After a form the heading has the focus, and has been read.
    if (before.status !== status && before.key === key) say(words);
  }, [status, key, words]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
