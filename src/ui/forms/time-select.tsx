import type { ComponentProps } from 'react';
import { timeOptions } from './time-options.ts';

type TimeSelectProps = Omit<ComponentProps<'select'>, 'value' | 'defaultValue'> & {
  /** The times to choose from, 'HH:MM'. */
  times: readonly string[];
  /** The wanted time, at which it opens. With `onChange` it is the current value, without it the first one. */
  wanted: string;
};

/** The time picker: a native select that opens at the wanted time. Its label and its look are the form's. */
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
