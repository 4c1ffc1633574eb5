import { MINUTE_MS } from '../../values/time/duration.ts';
import { londonInstant } from '../../values/time/london-time.ts';
import { NIGHT_ENDS } from '../../values/time/time-window.ts';
import { addDays, minutesOf } from '../../values/time/wall-time.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { entryWords } from './calendar-entry.ts';
import type { LinkedEntry } from './calendar-links.ts';

/** Epoch milliseconds: a time after midnight belongs to the previous service date. */
export function seatingInstant(date: string, time: string): number {
  return londonInstant({ date: time < NIGHT_ENDS ? addDays(date, 1) : date, minutes: minutesOf(time) });
}

/** The new booking for a web calendar; null when its length is unknown. */
export function journeyEntryToLink(state: JourneyState, brand: { name: string }): LinkedEntry | null {
  const { restaurant, confirmationNumber: reference, selectedBookingDate: date, selectedBookingTime: time } = state;
  const { turnMinutes } = state;
  if (!restaurant || !reference || !date || !time || turnMinutes === null) return null;
  const startsAt = seatingInstant(date, time);
  return {
    ...entryWords({ reference, brand, restaurant, party: state }),
    startsAt,
    endsAt: startsAt + turnMinutes * MINUTE_MS,
  };
}
