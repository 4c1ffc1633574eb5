import { type RefObject, useEffect, useRef, useState } from 'react';
import { type OpenMap, openMap } from './open-map.ts';

/** The map in the frame, once ready; 'unavailable' if it can't be drawn. */
export function useMap(frame: RefObject<HTMLElement | null>, styleUrl: string | null, onUnavailable?: () => void) {
  const [state, setOpened] = useState<OpenMap | 'unavailable' | null>(null);
  const tell = useRef(onUnavailable);
  tell.current = onUnavailable;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const abort = new AbortController();
    let current: OpenMap | undefined;
    openMap(element, styleUrl, abort.signal).then(
      (open) => {
        current = open;
        if (abort.signal.aborted) open.map.remove();
        else setOpened(open);
      },
      () => {
        if (abort.signal.aborted || !element.isConnected) return;
        setOpened('unavailable');
        tell.current?.();
      },
    );
    return () => {
      abort.abort();
      current?.map.remove();
      setOpened(null);
    };
  }, [frame, styleUrl]);
  return state;
}
