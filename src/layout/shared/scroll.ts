import { useSyncExternalStore } from 'react';

/** In px, from the last event: reading it while React renders would force layout. */
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
