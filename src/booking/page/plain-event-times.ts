import { isClosedOn } from '../../restaurants/opening-hours.ts';
import { UNPROCESSABLE } from '../../values/http-status.ts';
import type { LondonTime } from '../../values/time/london-time.ts';
import { formatDay } from '../../values/time/wall-time.ts';
import type { BookingCalls } from '../flow/booking-calls.ts';
import { journey } from '../flow/journey.ts';
import type { JourneyRestaurant, JourneyState } from '../flow/journey-state.ts';
import { typedInPlain } from '../flow/typed-form.ts';
import { plainJourney } from './plain-journey.ts';
import { plainProblems, readPlainQuery } from './plain-query.ts';

/** A form that was posted for a restaurant; `now` is the time in London. */
export type PlainForm = { restaurant: JourneyRestaurant; form: FormData; now: LondonTime };

/** The names by which an event's form asks for times, and tells of what day and occasion those are that it lists. */
export const SHOW_TIMES = 'show';
export const TIMES_OF = 'timesOf';

export const listedFor = (occasion: unknown, date: unknown) => `${date ?? ''} ${occasion ?? ''}`;

/** Whether an event's times are to be shown first: by the button, or since the form lists those of another day. */
export function wantsEventTimes(form: FormData): boolean {
  if (form.get('type') !== 'event') return false;
  const listed = form.get(TIMES_OF);
  return form.has(SHOW_TIMES) || (listed !== null && listed !== listedFor(form.get('occasion'), form.get('date')));
}

/** The people as they were typed, also those whom a table would take. */
function withTypedCovers(state: JourneyState, adults = 0, children = 0): JourneyState {
  const { bookingError, unmet } = state;
  return { ...journey(state, { type: 'event details chosen', details: { adults, children } }), bookingError, unmet };
}

/** That a day has no times. */
export function noTimesText({ restaurant, selectedBookingDate: date }: JourneyState): string {
  if (restaurant && date && isClosedOn(restaurant, date))
    return `${restaurant.title} is closed on ${formatDay(date)}. Choose another day.`;
  return 'We’ve no times that day. Choose another.';
}

/** An event's form with the times of its day, and with all that was typed. Nothing is sent. */
export async function plainEventTimes(calls: BookingCalls, { restaurant, form, now }: PlainForm) {
  const query = readPlainQuery(form);
  const { state: found, status } = await plainJourney(calls, restaurant, query, now);
  const state = typedInPlain(form).reduce(journey, withTypedCovers(found, query.adults, query.children));
  const hasNone = state.slots.length === 0 && !state.bookingError && !state.slotsError;
  const problems = { ...(hasNone && { date: noTimesText(state) }), ...plainProblems(form, query, now.date) };
  const isRefused = problems.date !== undefined;
  return {
    state,
    problems,
    isRefused,
    status: isRefused ? UNPROCESSABLE : status,
  };
}
