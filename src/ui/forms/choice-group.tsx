import type { ReactNode } from 'react';
import { FieldError } from './field-frame.tsx';

export type ChoiceOption = { value: string; text: ReactNode; note?: string; disabled?: boolean };

type ChoiceGroupProps = {
  /** Id of the first choice, for links from an error summary. */
  id?: string;
  name: string;
  legend: ReactNode;
  /** Null: a gap in a grid of times. */
  choices: readonly (ChoiceOption | null)[];
  /** The current value with `onChange`, otherwise the initial one. */
  value?: string;
  onChange?: (value: string) => void;
  /**
   * 'row' for long labels, 'stack' for as many columns as fit, 'time' for a grid of short labels, 'quarters' for four
   * per hour.
   */
  shape?: 'row' | 'stack' | 'time' | 'quarters';
  /** Needs an id. */
  error?: string;
  className?: string;
};

const TIME_BOX = 'min-h-11 justify-center whitespace-nowrap px-px';

const shapes = {
  row: { list: 'grid gap-2 sm:grid-cols-2', box: 'min-h-12 px-4 py-2' },
  stack: { list: 'grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2', box: 'min-h-11 px-4 py-2' },
  time: { list: 'time-grid', box: TIME_BOX },
  quarters: { list: 'time-grid', box: TIME_BOX },
};

/** A group of native radio buttons, drawn as printed boxes. */
export function ChoiceGroup({
  id,
  name,
  legend,
  choices,
  value,
  onChange,
  shape = 'row',
  error,
  className = '',
}: ChoiceGroupProps) {
  const { list, box } = shapes[shape];
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="@container">
        <div className={list} data-quarters={shape === 'quarters' ? '' : undefined}>
          {choices.map((choice, at) =>
            choice ? (
              <label key={choice.value} className={`choice-box ${box}`}>
                <input
                  type="radio"
                  id={at === 0 ? id : undefined}
                  name={name}
                  value={choice.value}
                  disabled={choice.disabled}
                  {...(onChange
                    ? { checked: value === choice.value, onChange: () => onChange(choice.value) }
                    : { defaultChecked: value === choice.value })}
                />
                <span>{choice.text}</span>
                {choice.note && <span className="ml-auto pl-2 text-sm font-normal">{choice.note}</span>}
              </label>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
              <span key={at} />
            ),
          )}
        </div>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
