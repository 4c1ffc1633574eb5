import { useEffect, useRef } from 'react';

type UrlField = HTMLInputElement | HTMLSelectElement;
/** The value of a field, or whether a checkbox is ticked. */
type FieldValue = string | boolean;

const isTick = (field: UrlField): field is HTMLInputElement => field.type === 'checkbox';
const valueIn = (field: UrlField): FieldValue => (isTick(field) ? field.checked : field.value);

function show(field: UrlField, value: FieldValue): void {
  if (isTick(field)) field.checked = value === true;
  else field.value = String(value);
}

/**
 * Ref for an uncontrolled field that shows a value from the URL: it follows `value`, but keeps what was typed or
 * ticked before hydration or while a response was pending.
 */
export function useUrlField<Element extends UrlField>(value: FieldValue) {
  const field = useRef<Element>(null);
  const lastValue = useRef(value);
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
    if (!element || lastValue.current === value) return;
    lastValue.current = value;
    if (isEdited.current && valueIn(element) !== value) return;
    show(element, value);
    isEdited.current = false;
  }, [value]);
  return field;
}
