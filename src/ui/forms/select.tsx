import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';
import { FieldFrame, type FieldWords, fieldInk, wordIds } from './field-frame.tsx';

type SelectProps = FieldWords &
  SelectHTMLAttributes<HTMLSelectElement> & { id: string; options: readonly { value: string; text: string }[] };

/** One of a list, by the platform's own select. */
export function Select({ label, hint, error, optional, className, options, ...select }: SelectProps) {
  return (
    <FieldFrame id={select.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <span className="relative block">
        <select
          {...select}
          aria-invalid={error ? true : undefined}
          aria-describedby={wordIds(select.id, hint, error)}
          className={`${fieldInk} min-h-12 appearance-none pr-12`}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2" />
      </span>
    </FieldFrame>
  );
}
