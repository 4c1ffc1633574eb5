import { useEffect, useRef } from 'react';

type AskedField = HTMLInputElement | HTMLSelectElement;
/** The value of a field, or whether a checkbox is ticked. */
type AskedValue = string | boolean;

const isTick = (field: AskedField): field is HTMLInputElement => field.type === 'checkbox';
const valueIn = (field: AskedField): AskedValue => (isTick(field) ? field.checked : field.value);

function show(field: AskedField, asked: AskedValue): void {
  if (isTick(field)) field.checked = asked === true;
  else field.value = String(asked);
}

/**
 * The ref of an uncontrolled field that shows what the page was asked for: it follows `asked` when that changes, but what
 * was typed or ticked since, before the scripts ran or while the answer was on its way, is kept.
 */
export function useAskedField<Element extends AskedField>(asked: AskedValue) {
  const field = useRef<Element>(null);
  const shown = useRef(asked);
  const edited = useRef(false);
  useEffect(() => {
    const { current: element } = field;
    if (!element) return;
    if (valueIn(element) !== shown.current) edited.current = true;
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
    if (edited.current && valueIn(element) !== asked) return;
    show(element, asked);
    edited.current = false;
  }, [asked]);
  return field;
}
