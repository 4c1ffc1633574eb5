import { useSyncExternalStore } from 'react';

/** In px, as last told: asked for while React draws, the browser would lay the page out at once. */
let scrolledTo = 0;

function onScroll(listener: () => void): () => void {
  const tell = () => {
    scrolledTo = window.scrollY;
    listener();
  };
  tell();
  window.addEventListener('scroll', tell, { passive: true });
  return () => window.removeEventListener('scroll', tell);
}

/** Whether the page is scrolled further than `pixels`; false on the server. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrolledTo > pixels,
    () => false,
  );
}
