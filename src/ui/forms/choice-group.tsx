import type { ReactNode } from 'react';
import styles from './choice-group.module.css';
import { FieldError } from './field-frame.tsx';

export type ChoiceOption = { value: string; text: ReactNode; note?: string; disabled?: boolean };

type ChoiceGroupProps = {
  /** Of the first choice, which an error summary leads to. */
  id?: string;
  name: string;
  legend: ReactNode;
  choices: readonly ChoiceOption[];
  /** With `onChange` the current value; without it the initial one of an uncontrolled group. */
  value?: string;
  onChange?: (value: string) => void;
  /** 'row' for long labels, 'stack' the same in as many columns as there is room for, 'time' for a grid of short ones. */
  shape?: 'row' | 'stack' | 'time';
  /** Of a group with an id. */
  error?: string;
  className?: string;
};

const shapes = {
  row: { list: 'grid gap-2 sm:grid-cols-2', box: 'min-h-12 px-4 py-2' },
  stack: { list: 'grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2', box: 'min-h-11 px-4 py-2' },
  time: { list: 'grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2', box: 'min-h-11 justify-center px-2' },
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
      <div className={list}>
        {choices.map((choice, at) => (
          <label key={choice.value} className={`${styles.choice} ${box}`}>
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
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
