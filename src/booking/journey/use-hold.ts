import { type Dispatch, useEffect, useLayoutEffect, useRef } from 'react';
import type { BookingCalls } from './booking-calls.ts';
import type { Moment } from './hold-clock.ts';
import type { HoldReturns } from './hold-returns.ts';
import type { JourneyAction } from './journey-action.ts';
import { NO_FREE_SLOT } from './journey-errors.ts';
import type { JourneyState } from './journey-state.ts';
import { tableWish } from './journey-step-two.ts';

export const momentNow = (): Moment => ({ wall: Date.now(), steady: performance.now() });

type HoldParts = {
  state: JourneyState;
  dispatch: Dispatch<JourneyAction>;
  calls: BookingCalls;
  returns: HoldReturns;
  /** Whether the modal is open. */
  open: boolean;
};
export type HoldKeeper = {
  /** Holds the chosen table. False when the journey has been told why not, or has moved on to another wish. */
  place: () => Promise<boolean>;
  renew: () => Promise<void>;
};

/** What the renewal of a hold that is over answers. */
const GONE = 410;

const wanted = (state: JourneyState) => JSON.stringify([state.restaurant?.storeId, state.step, tableWish(state)]);

/** The latest state, for what is asked after an answer has been awaited and for what is left behind. */
function useLatest(state: JourneyState) {
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  return latest;
}

/** A hold the journey has let go of, or that the page is left with, goes back to the room. */
function useReturns({ state, dispatch, returns, open }: HoldParts): void {
  const latest = useLatest(state);
  const token = state.hold?.holdToken;
  useEffect(() => {
    if (!token) return;
    const leave = () => {
      if (latest.current.submitting) return;
      returns.give(token);
      dispatch({ type: 'hold given back' });
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      // What has become a booking is no hold any more.
      if (!latest.current.confirmationNumber) returns.give(token);
    };
  }, [token, dispatch, returns, latest]);
  const closed = !open && !state.submitting;
  useEffect(() => {
    if (closed) dispatch({ type: 'hold given back' });
  }, [closed, dispatch]);
}

function usePlacing({ state, dispatch, calls, returns }: HoldParts): HoldKeeper['place'] {
  const latest = useLatest(state);
  return async () => {
    const wish = tableWish(state);
    const { restaurant } = state;
    if (!wish || !restaurant) return false;
    const asked = wanted(state);
    const since = momentNow();
    const answer = await calls.hold(restaurant.storeId, wish);
    const token = answer.ok ? answer.data.holdToken : null;
    if (wanted(latest.current) !== asked) {
      if (token) returns.give(token);
      return false;
    }
    if (token) dispatch({ type: 'held', holdToken: token, since });
    else if (answer.ok) dispatch({ type: 'slot taken' });
    else if (answer.error.code === NO_FREE_SLOT) dispatch({ type: 'slots failed', error: answer.error });
    else dispatch({ type: 'failed', error: answer.error });
    return token !== null;
  };
}

/** Comes back to the details after the card was closed, or the page left: the table is asked for again. */
function useHoldingAgain({ state, open }: HoldParts, place: HoldKeeper['place']): void {
  const away = useRef(false);
  const withoutHold = state.step === 3 && state.bookingType === 'booking' && !state.hold && !state.confirmationNumber;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only coming back asks again
  useEffect(() => {
    if (open && away.current && withoutHold && !state.submitting) void place();
    away.current = !open;
  }, [open]);
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && withoutHold) void place();
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  });
}

/** Keeps the chosen table for the diner while the details are written. */
export function useHold(parts: HoldParts): HoldKeeper {
  const { state, dispatch, calls } = parts;
  useReturns(parts);
  const place = usePlacing(parts);
  useHoldingAgain(parts, place);
  return {
    place,
    async renew() {
      if (!state.hold) return;
      const since = momentNow();
      const answer = await calls.renewHold(state.hold.holdToken);
      if (answer.ok) dispatch({ type: 'hold renewed', since });
      else if (answer.status === GONE) dispatch({ type: 'hold lapsed' });
      else dispatch({ type: 'failed', error: answer.error });
    },
  };
}
