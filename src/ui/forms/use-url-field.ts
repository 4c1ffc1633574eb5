import { useEffect, useRef } from 'react';

type AskedField = HTMLInputElement | HTMLSelectElement;
/** The value of a field, or whether a checkbox is ticked. */
type AskedValue = string | boolean;

const isTick = (field: AskedField): field is HTMLInputElement => field.type === 'checkbox';
const valueIn = (field: AskedField): AskedValue => (isTick(field) ? field.checked : field.value);

function show(field: AskedField, value: AskedValue): void {
  if (isTick(field)) field.checked = value === true;
  else field.value = String(value);
}

/**
 * Ref for an uncontrolled field that shows a value from the URL: it follows `asked`, but keeps what was typed or
 * ticked before hydration or while a response was pending.
 */
export function useAskedField<Element extends AskedField>(asked: AskedValue) {
  const field = useRef<Element>(null);
  const lastValue = useRef(asked);
  const isEdited = useRef(false);
  useEffect(() => {
    const { current: element } = field;
    if (!element) return;
    if (valueIn(element) !== lastValue.current) isEdited.current = true;
    const edit = () => {
      isEdited.current = true;
    };
    element.addEventListener('input', edit);
    return () => element.removeEventListener('input', edit);
  }, []);
  useEffect(() => {
    const { current: element } = field;
    if (!element || lastValue.current === asked) return;
    lastValue.current = asked;
    if (isEdited.current && valueIn(element) !== asked) return;
    show(element, asked);
    isEdited.current = false;
  }, [asked]);
  return field;
}
