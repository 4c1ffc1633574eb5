import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { addDays } from '../../../values/time/wall-time.ts';
import { Submit } from '../../frame/forms.server.tsx';

export const dayField = 'min-h-11 min-w-0 rounded-sm border border-edge bg-paper px-2';

type PickerProps = {
  /** The page without its date. */
  to: string;
  date: string;
  today: string;
  /** What else stands in the row. */
  children?: ReactNode;
};

/** Links to the days before and after, and a field for any other. */
export function DayPicker({ to, date, today, children }: PickerProps) {
  const arrow = 'flex size-11 items-center justify-center rounded-sm border border-edge bg-paper hover:bg-shade';
  return (
    <Form className="mt-2 flex flex-wrap items-center gap-2">
      <nav aria-label="Days" className="flex items-center gap-1">
        <Link to={`${to}?date=${addDays(date, -1)}`} aria-label="Previous day" className={arrow}>
          <Icon name="chevron-left" />
        </Link>
        <input type="date" name="date" aria-label="Date" defaultValue={date} className={dayField} />
        <Link to={`${to}?date=${addDays(date, 1)}`} aria-label="Next day" className={arrow}>
          <Icon name="chevron-right" />
        </Link>
        {date !== today && (
          <Link to={to} className="text-link flex min-h-11 items-center px-1">
            Today
          </Link>
        )}
      </nav>
      {children}
      <Submit variant="line">Show</Submit>
    </Form>
  );
}
