import { useCallback } from 'react';
import { isClosedOn } from '../../../restaurants/opening-hours.ts';
import { Calendar } from '../../../ui/forms/calendar.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { bookableSpan } from '../../flow/journey-dates.ts';
import type { Journey } from '../frame/journey-props.ts';

export const DATE_FIELD = 'booking-date';
export const EVENT_TIME_FIELD = 'event-time';

/** A bookable day; on a page, a field that keeps what was typed. */
export function WhichDay({ journey, label }: { journey: Journey; label: string }) {
  const { dispatch, today, page } = journey;
  const { restaurant, selectedBookingDate } = journey.state;
  const isClosed = useCallback((date: string) => restaurant !== null && isClosedOn(restaurant, date), [restaurant]);
  const choose = useCallback((date: string) => dispatch({ type: 'date chosen', date }), [dispatch]);
  const span = bookableSpan(restaurant, today);
  if (page)
    return (
      <TextField
        id={DATE_FIELD}
        name="date"
        type="date"
        label="Which day?"
        required
        min={span.least}
        max={span.most}
        defaultValue={page.problems.typedDate ?? selectedBookingDate ?? ''}
        error={page.problems.date}
      />
    );
  return (
    <Calendar label={label} value={selectedBookingDate} {...span} today={today} isClosed={isClosed} onChange={choose} />
  );
}
