import { type RefObject, useEffect, useRef, useState } from 'react';
import { type OpenMap, openMap } from './open-map.ts';

/** The map in the frame, once ready; 'unavailable' if it can't be drawn. */
export function useMap(frame: RefObject<HTMLElement | null>, styleUrl: string | null, onUnavailable?: () => void) {
  const [state, setState] = useState<OpenMap | 'unavailable' | null>(null);
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
        else setState(open);
      },
      () => {
        if (abort.signal.aborted || !element.isConnected) return;
        setState('unavailable');
        tell.current?.();
      },
    );
    return () => {
      abort.abort();
      current?.map.remove();
      setState(null);
    };
  }, [frame, styleUrl]);
  return state;
}
