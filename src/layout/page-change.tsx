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
    // Chromium scrolls by the style it computed last: reading it makes the change count at once.
    void getComputedStyle(root).scrollBehavior;
  }, [hash]);
  return null;
}

/**
 * Announces a new page to screen readers, and gives its content the focus: the next Tab starts there, not at the link
 * that led to it or nowhere. A part of the page that wants the focus itself takes it after this.
 */
export function PageChange() {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  const [words, setWords] = useState('');
  useEffect(() => tellShownPage({ pathname, search }), [pathname, search]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
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
