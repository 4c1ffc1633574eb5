import { Icon, type IconName } from '../icon.tsx';

type StepperProps = {
  id: string;
  label: string;
  hint?: string;
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

/** A small number with minus and plus buttons; arrow keys work on the number itself. */
export function Stepper({ id, label, hint, value, least, most, unit, onChange }: StepperProps) {
  const set = (wanted: number) => onChange(Math.min(most, Math.max(least, wanted)));
  const keys: Record<string, number> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    ArrowRight: value + 1,
    ArrowLeft: value - 1,
    Home: least,
    End: most,
  };
  return (
    <fieldset>
      <legend id={`${id}-label`} className="mb-2 font-semibold">
        {label}
      </legend>
      <div className="flex items-center gap-2">
        <StepButton icon="minus" label={`Fewer ${unit(2)}`} disabled={value <= least} onStep={() => set(value - 1)} />
        <span
          id={id}
          role="spinbutton"
          tabIndex={0}
          aria-labelledby={`${id}-label`}
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={most}
          aria-valuetext={`${value} ${unit(value)}`}
          onKeyDown={(event) => {
            const wanted = keys[event.key];
            if (wanted === undefined) return;
            event.preventDefault();
            set(wanted);
          }}
          className="figures min-w-16 rounded-sm text-center text-[2rem] leading-none"
        >
          {value}
          <span className="block pt-1 font-sans text-sm font-normal text-ink-soft">{unit(value)}</span>
        </span>
        <StepButton icon="plus" label={`More ${unit(2)}`} disabled={value >= most} onStep={() => set(value + 1)} />
      </div>
      {hint && <p className="mt-2 text-sm text-ink-soft">{hint}</p>}
    </fieldset>
  );
}
