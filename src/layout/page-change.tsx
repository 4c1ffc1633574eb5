import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** A hash is reached smoothly, a new page at once: must stand before ScrollRestoration, whose scroll it shapes. */
export function HashScroll() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash followed again counts too
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('scrolls-smoothly', hash !== '');
  }, [hash, key]);
  return null;
}

/** Tells those who cannot see it that another page has come. */
export function PageChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setWords(document.title);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
