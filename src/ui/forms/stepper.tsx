import { useState } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import { FieldError, wordIds } from './field-frame.tsx';

type StepperProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string | null;
  value: number;
  least: number;
  most: number;
  /** Unit of the number: 'person', 'people'. */
  unit: (value: number) => string;
  onChange: (value: number) => void;
};

type StepButtonProps = { icon: IconName; label: string; disabled: boolean; onStep: () => void };

/** Not `disabled` at the bound, since a disabled button would lose the focus. */
function StepButton({ icon, label, disabled, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onStep()}
      className="grid size-12 place-items-center rounded-full border-2 border-ink transition-colors hover:bg-ink hover:text-cream aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-edge"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}

/** Commits typed text on blur or Enter; anything but digits is reset. */
function useTyped(value: number, onChange: (value: number) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    text: draft ?? String(value),
    type: setDraft,
    commit: () => {
      setDraft(null);
      const digits = draft?.trim() ?? '';
      if (/^\d+$/.test(digits) && Number(digits) !== value) onChange(Number(digits));
    },
  };
}

/**
 * A small number with minus and plus buttons; it can be typed, and arrow keys change it. Buttons and keys stay within
 * the bounds; a typed number may not, and `error` then says so.
 */
export function Stepper({ id, label, hint, error, value, least, most, unit, onChange }: StepperProps) {
  const { text, type, commit } = useTyped(value, onChange);
  const set = (next: number) => {
    type(null);
    onChange(Math.min(most, Math.max(least, next)));
  };
  const keys: Record<string, number> = { ArrowUp: value + 1, ArrowDown: value - 1 };
  return (
    <fieldset>
      <legend id={`${id}-label`} className="mb-2 font-semibold">
        {label}
      </legend>
      <div className="flex items-center gap-3">
        <StepButton icon="minus" label={`Fewer ${unit(2)}`} disabled={value <= least} onStep={() => set(value - 1)} />
        <div className="w-16 text-center">
          <input
            id={id}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            aria-labelledby={`${id}-label`}
            aria-valuenow={value}
            aria-valuemin={least}
            aria-valuemax={most}
            aria-valuetext={`${value} ${unit(value)}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={wordIds(id, hint, error)}
            value={text}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => type(target.value)}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit();
              const next = keys[event.key];
              if (next === undefined) return;
              event.preventDefault();
              set(next);
            }}
            className="figures w-full rounded-sm border-b-2 border-edge bg-transparent text-center text-[2rem] leading-none hover:border-ink aria-invalid:border-tomato"
          />
          <span aria-hidden="true" className="block pt-1 text-sm text-ink-soft">
            {unit(value)}
          </span>
        </div>
        <StepButton icon="plus" label={`More ${unit(2)}`} disabled={value >= most} onStep={() => set(value + 1)} />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
