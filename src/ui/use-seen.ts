import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the element has ever come within `margin` of the window. False on the server. */
export function useSeen<E extends Element>(margin: string): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !ref.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [isSeen, margin]);
  return [ref, isSeen];
}
