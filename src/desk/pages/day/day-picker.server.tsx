import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { addDays } from '../../../values/time/wall-time.ts';

export const dayField = 'min-h-11 rounded-sm border border-edge bg-paper px-3';

type PickerProps = {
  /** The page without its date. */
  to: string;
  date: string;
  today: string;
  /** Fields beside the day's. */
  children?: ReactNode;
};

/** The days before and after, today, and any other. */
export function DayPicker({ to, date, today, children }: PickerProps) {
  const link = 'flex min-h-11 items-center text-link';
  return (
    <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <nav aria-label="Days" className="flex gap-4">
        <Link to={`${to}?date=${addDays(date, -1)}`} className={link}>
          Previous day
        </Link>
        {date !== today && (
          <Link to={to} className={link}>
            Today
          </Link>
        )}
        <Link to={`${to}?date=${addDays(date, 1)}`} className={link}>
          Next day
        </Link>
      </nav>
      <Form className="flex flex-wrap items-end gap-2">
        <label className="grid text-sm font-semibold">
          Day
          <input type="date" name="date" defaultValue={date} className={dayField} />
        </label>
        {children}
        <Button type="submit" variant="line" size="medium">
          Show
        </Button>
      </Form>
    </div>
  );
}
