import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { bookingApi } from '../../platform/browser-api.ts';
import { londonNow } from '../../restaurants/london-time.ts';
import type { CreateBody } from '../contract.ts';
import { bookingCalls } from './booking-calls.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { type JourneyAction, journey, resetReloads } from './journey.ts';
import { bookableSpan, suggestDate } from './journey-dates.ts';
import { freshJourney, type JourneyState } from './journey-state.ts';
import { attemptFor } from './journey-step-three.ts';
import { isBookable } from './online.ts';
import { partyWish } from './party-wish.ts';
import { useOccasions, useRestaurant, useTablesAndTimes } from './use-answers.ts';

const calls = bookingCalls(bookingApi);

export type Journey = {
  state: JourneyState;
  dispatch: Dispatch<JourneyAction>;
  /** From step two to three, once the restaurant has said what the slot requires. */
  continueFromSlots: () => Promise<void>;
  submit: () => Promise<void>;
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

/** Sends the booking once, however often it is asked to while an answer is awaited. */
function useSubmit(state: JourneyState, dispatch: Dispatch<JourneyAction>): () => Promise<void> {
  const underWay = useRef(false);
  return async () => {
    const attempt = attemptFor(state, newIdempotencyKey);
    if (!attempt || underWay.current) return;
    underWay.current = true;
    dispatch({ type: 'submitting', attempt });
    const { storeId, type, body } = JSON.parse(attempt.sent) as {
      storeId: string;
      type: JourneyState['bookingType'];
      body: Omit<CreateBody, 'idempotencyKey'>;
    };
    const answer = await calls.submit(storeId, type, { ...body, idempotencyKey: attempt.idempotencyKey });
    underWay.current = false;
    if (answer.ok) dispatch({ type: 'submitted', answer: answer.data });
    else dispatch({ type: 'submit failed', error: answer.error });
  };
}

/** The booking journey in a browser: its state, and the calls that carry it on. */
export function useJourney(): Journey {
  const [state, dispatch] = useReducer(journey, freshJourney);
  const bookable = isBookable(state.restaurant, londonNow(Date.now()).date);
  useRestaurant({ state, dispatch });
  useDate(state, dispatch);
  useOccasions({ state, dispatch, calls }, bookable);
  useTablesAndTimes({ state, dispatch, calls });
  const submit = useSubmit(state, dispatch);
  return {
    state,
    dispatch,
    submit,
    async continueFromSlots() {
      const wish = partyWish(state);
      const { selectedMenu, selectedBookingTime, selectedArea } = state;
      if (!wish || !selectedMenu || !selectedBookingTime) return;
      const answer = await calls.requirements(wish, selectedMenu, selectedBookingTime, selectedArea);
      if (answer.ok) dispatch({ type: 'requirements loaded', answer: answer.data });
      else dispatch({ type: 'failed', error: answer.error });
    },
    reset(restaurantToo) {
      if (resetReloads(state)) location.reload();
      else dispatch({ type: 'reset', restaurantToo });
    },
  };
}
