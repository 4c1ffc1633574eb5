import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { LAST_DATE } from '../../values/time/wall-time.ts';
import { FieldFrame, type FieldProps, fieldInk, fieldParts } from './field-frame.tsx';

/** A text input with its label, hint and error; the error is part of its description. */
export function TextField(props: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame {...frame}>
      <input max={control.type === 'date' ? LAST_DATE : undefined} {...control} className={`${fieldInk} min-h-12`} />
    </FieldFrame>
  );
}

export function TextArea(props: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={3} {...control} className={`${fieldInk} resize-y py-3`} />
    </FieldFrame>
  );
}
