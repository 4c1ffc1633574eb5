import type { ComponentProps } from 'react';
import { Select } from './select.tsx';
import { timeOptions } from './time-options.ts';

type TimeFieldProps = Omit<ComponentProps<typeof Select>, 'options' | 'value' | 'defaultValue'> & {
  /** The times to choose from, 'HH:MM'. */
  times: readonly string[];
  /** The wanted time, at which it opens: the current value with `onChange`, the first one without. */
  wanted: string;
  /** A time in words. */
  textOf?: (time: string) => string;
};

/** The time picker as a field of a form, with its label, hint and error. */
export function TimeField({ times, wanted, textOf, ...select }: TimeFieldProps) {
  const start = select.onChange ? { value: wanted } : { defaultValue: wanted };
  return <Select name="time" {...select} {...start} options={timeOptions(times, wanted, textOf)} />;
}
