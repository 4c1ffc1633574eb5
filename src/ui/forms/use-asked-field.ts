import { useEffect, useRef } from 'react';

/**
 * The ref of an uncontrolled field that shows what the page was asked for: it follows `asked` when that changes, but what
 * was typed since, before the scripts ran or while the answer was on its way, is kept.
 */
export function useAskedField<Element extends HTMLInputElement | HTMLSelectElement>(asked: string) {
  const field = useRef<Element>(null);
  const shown = useRef(asked);
  const edited = useRef(false);
  useEffect(() => {
    const { current: element } = field;
    if (!element) return;
    if (element.value !== shown.current) edited.current = true;
    const edit = () => {
      edited.current = true;
    };
    element.addEventListener('input', edit);
    return () => element.removeEventListener('input', edit);
  }, []);
  useEffect(() => {
    const { current: element } = field;
    if (!element || shown.current === asked) return;
    shown.current = asked;
    if (edited.current && element.value !== asked) return;
    element.value = asked;
    edited.current = false;
  }, [asked]);
  return field;
}
