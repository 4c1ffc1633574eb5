import { useSyncExternalStore } from 'react';

/** A section is current once its start is this close to the top, in px; its anchor stops at 58. */
const READ_FROM_PX = 140;

function subscribe(tell: () => void): () => void {
  window.addEventListener('scroll', tell, { passive: true });
  window.addEventListener('resize', tell);
  return () => {
    window.removeEventListener('scroll', tell);
    window.removeEventListener('resize', tell);
  };
}

function currentOf(ids: readonly string[]): string | null {
  const begun = (id: string) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= READ_FROM_PX;
  };
  return ids.findLast(begun) ?? null;
}

/** Id of the section being read (`ids` from top to bottom); null above the first and on the server. */
export function useCurrentSection(ids: readonly string[]): string | null {
  return useSyncExternalStore(
    subscribe,
    () => currentOf(ids),
    () => null,
  );
}
