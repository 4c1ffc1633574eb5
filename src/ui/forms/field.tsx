import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldWords, fieldInk, wordIds } from './field-frame.tsx';

type Common = FieldWords & { id: string };

/** A line of text with its label, hint and error; the error is said with the field. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: Common & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <FieldFrame id={input.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={wordIds(input.id, hint, error)}
        className={`${fieldInk} min-h-12`}
      />
    </FieldFrame>
  );
}

/** Several lines of text, framed like a line of it. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: Common & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldFrame id={input.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <textarea
        rows={3}
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={wordIds(input.id, hint, error)}
        className={`${fieldInk} resize-y py-3`}
      />
    </FieldFrame>
  );
}
