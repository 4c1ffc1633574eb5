import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FieldProps, fieldInk, fieldParts } from './field-frame.tsx';

/** Chooses files. A page shown again cannot choose them anew: its reader is told. */
export function FileField(props: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type="file"
        className={`${fieldInk} min-h-12 py-2 file:mr-4 file:min-h-8 file:cursor-pointer file:rounded-sm file:border-0 file:bg-butter file:px-3 file:font-semibold file:text-ink`}
      />
    </FieldFrame>
  );
}
