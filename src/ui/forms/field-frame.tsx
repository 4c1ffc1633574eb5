import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

export type FieldWords = {
  label: string;
  hint?: string;
  error?: string | null;
  optional?: boolean;
  className?: string;
};

export const fieldInk =
  'w-full rounded-sm border border-edge bg-paper px-4 text-base text-ink placeholder:text-ink-soft hover:border-ink aria-invalid:border-2 aria-invalid:border-tomato disabled:cursor-not-allowed disabled:opacity-60';

/** Ids of the hint and the error, for aria-describedby; undefined if there is neither. */
export function wordIds(id: string, hint?: string, error?: string | null): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-2 flex items-start gap-2 text-sm font-semibold text-tomato-deep">
      <Icon name="warning" className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}

export type FieldProps = FieldWords & { id: string };

/** Splits a field's props into those of its frame and those of the control, which refers to its error. */
export function fieldParts<Props extends FieldProps>({ label, hint, error, optional, className, ...control }: Props) {
  return {
    frame: { id: control.id, label, hint, error, optional, className },
    control: {
      ...control,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': wordIds(control.id, hint, error),
    },
  };
}

/** Label above, hint under it, the field, its error below. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  className = '',
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 flex items-baseline justify-between gap-2 font-semibold">
        {label}
        {optional && <span className="text-sm font-normal text-ink-soft">optional</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
