import { type RefObject, useEffect, useRef, useState } from 'react';
import { type OpenMap, openMap } from './open-map.ts';

/** The map in the frame, once it is ready; 'unavailable' when it cannot be drawn. */
export function useMap(frame: RefObject<HTMLElement | null>, styleUrl: string | null, onUnavailable?: () => void) {
  const [opened, setOpened] = useState<OpenMap | 'unavailable' | null>(null);
  const tell = useRef(onUnavailable);
  tell.current = onUnavailable;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const leaving = new AbortController();
    let mine: OpenMap | undefined;
    openMap(element, styleUrl, leaving.signal).then(
      (open) => {
        mine = open;
        if (leaving.signal.aborted) open.map.remove();
        else setOpened(open);
      },
      () => {
        if (leaving.signal.aborted || !element.isConnected) return;
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
