import { useEffect, useState } from 'react';

/** A section is current once its start is this close to the top, in px; its anchor stops at 58. */
const READ_FROM_PX = 140;

function currentOf(ids: readonly string[]): string | null {
  const isPastTop = (id: string) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= READ_FROM_PX;
  };
  return ids.findLast(isPastTop) ?? null;
}

/** The id of the section being read (`ids` from top to bottom); null above the first and on the server. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(' ');
  useEffect(() => {
    // Not during rendering, where reading positions would force a second layout.
    const look = () => setCurrent(currentOf(list.split(' ')));
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [list]);
  return current;
}
