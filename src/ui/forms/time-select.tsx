import type { ComponentProps } from 'react';
import { timeOptions } from './time-options.ts';

type TimeSelectProps = Omit<ComponentProps<'select'>, 'value' | 'defaultValue'> & {
  /** The times to choose from, 'HH:MM'. */
  times: readonly string[];
  /** The selected time: the current value with `onChange`, otherwise the initial one. */
  wanted: string;
};

/** A native select for times. The form supplies its label and style. */
export function TimeSelect({ times, wanted, ...select }: TimeSelectProps) {
  return (
    <select name="time" {...select} {...(select.onChange ? { value: wanted } : { defaultValue: wanted })}>
      {timeOptions(times, wanted).map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
