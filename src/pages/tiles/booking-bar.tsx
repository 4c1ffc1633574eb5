import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import './booking-bar.css';

type BookingBarProps = {
  /** 'YYYY-MM-DD' in London: the first day one can ask for, and the one shown. */
  today: string;
  towns: string[];
  maximumCovers: number;
};

function Field({
  label,
  id,
  className,
  children,
}: {
  label: string;
  id: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <div className={`slip-field ${className}`}>
      <label htmlFor={id} className="slip-label">
        {label}
      </label>
      {children}
    </div>
  );
}

/** Where and when shall we eat: an order slip that asks the finder, with or without JavaScript. */
export function BookingBar({ today, towns, maximumCovers }: BookingBarProps) {
  return (
    <Form id="booking" method="get" action="/find-us" className="slip" aria-label="Find a table">
      <Field label="Where" id="place" className="slip-place">
        <input
          id="place"
          name="q"
          list="towns"
          required
          maxLength={100}
          autoComplete="off"
          placeholder="Town or postcode"
          className="slip-input"
        />
        <datalist id="towns">
          {towns.map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
      </Field>
      <Field label="When" id="date" className="slip-date">
        <input id="date" name="date" type="date" required min={today} defaultValue={today} className="slip-input" />
      </Field>
      <Field label="How many" id="covers" className="slip-covers">
        <select id="covers" name="covers" defaultValue="2" className="slip-input">
          {Array.from({ length: maximumCovers }, (_, index) => index + 1).map((covers) => (
            <option key={covers} value={covers}>
              {covers === 1 ? 'Just me' : `${covers} people`}
            </option>
          ))}
        </select>
      </Field>
      <Button type="submit" size="large" className="slip-button">
        Find a table
      </Button>
    </Form>
  );
}
