import { useCallback } from 'react';
import { isClosedOn } from '../../../restaurants/opening-hours.ts';
import { Calendar } from '../../../ui/forms/calendar.tsx';
import { bookableSpan } from '../../flow/journey-dates.ts';
import type { Journey } from '../journey/use-journey.ts';

type WhichDayProps = { journey: Journey; today: string; label: string };

/** The day, of those that the restaurant takes bookings for. */
export function WhichDay({ journey: { state, dispatch }, today, label }: WhichDayProps) {
  const { restaurant, selectedBookingDate } = state;
  const isClosed = useCallback((date: string) => restaurant !== null && isClosedOn(restaurant, date), [restaurant]);
  const choose = useCallback((date: string) => dispatch({ type: 'date chosen', date }), [dispatch]);
  return (
    <Calendar
      label={label}
      value={selectedBookingDate}
      {...bookableSpan(restaurant, today)}
      today={today}
      isClosed={isClosed}
      onChange={choose}
    />
  );
}
