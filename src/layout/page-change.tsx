import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { forgetStructuredData } from '../seo/structured-data.ts';
import { tellShownPage } from './shared/shown-page.ts';

/** Scrolls smoothly to a hash but jumps on a new page. Must be rendered before ScrollRestoration, which scrolls. */
export function HashScroll() {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    const root = document.documentElement;
    const isSmooth = hash !== '';
    if (root.classList.contains('scroll-smooth') === isSmooth) return;
    root.classList.toggle('scroll-smooth', isSmooth);
    // Chromium uses the last computed style: reading it applies the change at once.
    void getComputedStyle(root).scrollBehavior;
  }, [hash]);
  return null;
}

/**
 * Announces a new page to screen readers and focuses its content, so the next Tab starts there. A part of the page
 * that wants the focus takes it after this.
 */
export function PageChange() {
  const { pathname, search } = useLocation();
  const lastPath = useRef(pathname);
  const [words, setWords] = useState('');
  useEffect(() => tellShownPage({ pathname, search }), [pathname, search]);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    forgetStructuredData();
    setWords(document.title);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
