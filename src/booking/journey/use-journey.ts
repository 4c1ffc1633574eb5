import { type Dispatch, useEffect, useReducer } from 'react';
import { bookingApi } from '../../platform/browser-api.ts';
import { londonNow } from '../../restaurants/london-time.ts';
import { bookingCalls } from './booking-calls.ts';
import { HoldReturns } from './hold-returns.ts';
import { journey, resetReloads } from './journey.ts';
import type { JourneyAction } from './journey-action.ts';
import { bookableSpan, suggestDate } from './journey-dates.ts';
import { freshJourney, type JourneyState } from './journey-state.ts';
import { asksForHold } from './journey-step-two.ts';
import { isBookable } from './online.ts';
import { partyWish } from './party-wish.ts';
import { useEventTimes, useOccasions, useRestaurant, useTablesAndTimes, useUpsells } from './use-answers.ts';
import { useHold } from './use-hold.ts';
import { type SendBooking, useSubmit } from './use-submit.ts';

const calls = bookingCalls(bookingApi);
const returns = new HoldReturns(calls.giveBack);

export type Journey = {
  state: JourneyState;
  dispatch: Dispatch<JourneyAction>;
  /** From step two to three, once the restaurant has said what the slot requires and holds the table. */
  continueFromSlots: () => Promise<void>;
  submit: SendBooking;
  renewHold: () => Promise<void>;
  reset: (restaurantToo: boolean) => void;
};

/** A restaurant just chosen needs a date on which it takes bookings. */
function useDate({ restaurant, selectedBookingDate: date }: JourneyState, dispatch: Dispatch<JourneyAction>): void {
  useEffect(() => {
    const now = londonNow(Date.now());
    if (!restaurant || !isBookable(restaurant, now.date)) return;
    const { least, most } = bookableSpan(restaurant, now.date);
    if (date && least <= date && date <= most) return;
    dispatch({ type: 'date chosen', date: suggestDate(restaurant, now) });
  }, [restaurant, date, dispatch]);
}

/** The booking journey in a browser: its state, and the calls that carry it on. `open` is whether it is on show. */
export function useJourney(open: boolean): Journey {
  const [state, dispatch] = useReducer(journey, freshJourney);
  const bookable = isBookable(state.restaurant, londonNow(Date.now()).date);
  useRestaurant({ state, dispatch });
  useDate(state, dispatch);
  useOccasions({ state, dispatch, calls }, bookable);
  useTablesAndTimes({ state, dispatch, calls }, () => returns.settled());
  useEventTimes({ state, dispatch, calls });
  useUpsells({ state, dispatch, calls });
  const hold = useHold({ state, dispatch, calls, returns, open });
  const submit = useSubmit({ state, dispatch, calls });
  return {
    state,
    dispatch,
    submit,
    renewHold: hold.renew,
    async continueFromSlots() {
      const wish = partyWish(state);
      const { selectedMenu, selectedBookingTime, selectedArea } = state;
      if (!wish || !selectedMenu || !selectedBookingTime) return;
      const answer = await calls.requirements(wish, selectedMenu, selectedBookingTime, selectedArea);
      if (!answer.ok) return dispatch({ type: 'failed', error: answer.error });
      if (asksForHold(state, answer.data) && !(await hold.place())) return;
      dispatch({ type: 'requirements loaded', answer: answer.data });
    },
    reset(restaurantToo) {
      if (resetReloads(state)) location.reload();
      else dispatch({ type: 'reset', restaurantToo });
    },
  };
}
