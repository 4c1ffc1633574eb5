import type { ComponentProps } from 'react';
import { Select } from './select.tsx';
import { timeOptions } from './time-options.ts';

type TimeFieldProps = Omit<ComponentProps<typeof Select>, 'options' | 'value' | 'defaultValue'> & {
  /** The times to choose from, 'HH:MM'. */
  times: readonly string[];
  /** The selected time: the current value with `onChange`, otherwise the initial one. */
  wanted: string;
  textOf?: (time: string) => string;
};

/** The time picker as a form field, with its label, hint and error. */
export function TimeField({ times, wanted, textOf, ...select }: TimeFieldProps) {
  const start = select.onChange ? { value: wanted } : { defaultValue: wanted };
  return <Select name="time" {...select} {...start} options={timeOptions(times, wanted, textOf)} />;
}
