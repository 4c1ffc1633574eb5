import { DayPicker } from '@daypicker/react';
import { memo, useMemo, useState } from 'react';
import { monthNames } from '../../values/time/months.ts';
import { formatDate } from '../../values/time/wall-time.ts';
import { Icon } from '../icon.tsx';
import styles from './calendar.module.css';

type CalendarProps = {
  label: string;
  /** Dates as 'YYYY-MM-DD'. */
  value: string | null;
  least: string;
  most: string;
  today: string;
  /** Dates within the bounds that can't be chosen. */
  isClosed?: (date: string) => boolean;
  onChange: (date: string) => void;
};

/** Noon, which every time zone has. */
const dateOf = (iso: string) => new Date(`${iso}T12:00`);
const two = (number: number) => String(number).padStart(2, '0');
const isoOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const monthOf = (date: Date) => `${monthNames[date.getMonth()]} ${date.getFullYear()}`;

const isSameMonth = (a: Date, b: Date) => a.getMonth() === b.getMonth() && a.getFullYear() === b.getFullYear();
/** Faster comparisons, made thousands of times per month; date-fns creates two dates each time. */
const dateLib = {
  isSameMonth,
  isSameDay: (a: Date, b: Date) => a.getDate() === b.getDate() && isSameMonth(a, b),
};

const arrow =
  'grid size-[44px] shrink-0 place-items-center rounded-full aria-disabled:cursor-default not-aria-disabled:hover:bg-butter-tint aria-disabled:text-line';

const classNames = {
  month: 'grid grid-cols-[auto_1fr_auto] items-center',
  month_caption: 'text-center font-display text-dish',
  button_previous: arrow,
  button_next: arrow,
  month_grid: 'col-span-3 w-full table-fixed border-collapse',
  weekday: 'h-8 text-sm font-normal text-ink-soft',
  day: styles.cell,
  day_button: styles.day,
};

const modifiersClassNames = { beyond: styles.beyond ?? '', closed: styles.closed ?? '' };
const formatters = { formatCaption: monthOf };
const components = {
  Chevron: ({ orientation }: { orientation?: string }) => (
    <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} className="size-5" />
  ),
};

/**
 * A month to choose a date from: arrow keys move by day and week, Page Up and Down by month. Weeks start on Monday.
 * Pass stable functions, or every change around it re-renders forty days.
 */
export const Calendar = memo(({ label, value, least, most, today, isClosed, onChange }: CalendarProps) => {
  const [lastValue, setLastValue] = useState(value);
  const [month, setMonth] = useState(() => dateOf(value ?? least));
  if (value !== lastValue) {
    setLastValue(value);
    if (value) setMonth(dateOf(value));
  }
  const days = useMemo(() => {
    const isClosedDay = (date: Date) => isClosed?.(isoOf(date)) ?? false;
    const beyond = [{ before: dateOf(least) }, { after: dateOf(most) }];
    return { modifiers: { beyond, closed: isClosedDay }, disabled: [...beyond, isClosedDay] };
  }, [least, most, isClosed]);
  const labels = useMemo(
    () => ({
      labelGrid: (date: Date) => `${label}, ${monthOf(date)}`,
      labelPrevious: () => 'Previous month',
      labelNext: () => 'Next month',
      labelDayButton: (date: Date, { selected, closed }: Record<string, boolean>) =>
        `${isoOf(date) === today ? 'Today, ' : ''}${formatDate(isoOf(date))}${closed ? ', closed' : ''}${selected ? ', selected' : ''}`,
    }),
    [label, today],
  );
  return (
    <DayPicker
      mode="single"
      required
      selected={value ? dateOf(value) : undefined}
      onSelect={(date) => onChange(isoOf(date))}
      month={month}
      onMonthChange={setMonth}
      startMonth={dateOf(least)}
      endMonth={dateOf(most)}
      today={dateOf(today)}
      weekStartsOn={1}
      navLayout="around"
      {...days}
      labels={labels}
      classNames={classNames}
      modifiersClassNames={modifiersClassNames}
      formatters={formatters}
      components={components}
      dateLib={dateLib}
      className="w-full max-w-100"
    />
  );
});
