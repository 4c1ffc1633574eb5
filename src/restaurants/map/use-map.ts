import { type RefObject, useEffect, useRef, useState } from 'react';
import { type OpenMap, openMap } from './open-map.ts';

/** The map of the frame, once it can be drawn on; 'unavailable' when it never will be. */
export function useMap(frame: RefObject<HTMLElement | null>, styleUrl: string | null, onUnavailable?: () => void) {
  const [opened, setOpened] = useState<OpenMap | 'unavailable' | null>(null);
  const tell = useRef(onUnavailable);
  tell.current = onUnavailable;
  useEffect(() => {
    if (!frame.current) return;
    const leaving = new AbortController();
    let mine: OpenMap | undefined;
    openMap(frame.current, styleUrl, leaving.signal).then(
      (open) => {
        mine = open;
        if (leaving.signal.aborted) open.map.remove();
        else setOpened(open);
      },
      () => {
        if (leaving.signal.aborted) return;
        setOpened('unavailable');
        tell.current?.();
      },
    );
    return () => {
      leaving.abort();
      mine?.map.remove();
      setOpened(null);
    };
  }, [frame, styleUrl]);
  return opened;
}
