import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { londonNow } from '../../../values/time/london-time.ts';
import { cardCalls as calls } from '../../flow/arrived-answers.ts';
import { cardAddress } from '../../flow/booking-request.ts';
import type { BookingOpening } from '../../flow/card-view.ts';
import { PendingReleases } from '../../flow/hold/pending-releases.ts';
import { journey, resetReloads } from '../../flow/journey.ts';
import type { JourneyAction } from '../../flow/journey-action.ts';
import { bookableSpan, suggestDate } from '../../flow/journey-dates.ts';
import { withRemembered } from '../../flow/journey-remembered.ts';
import { freshJourney, type JourneyState } from '../../flow/journey-state.ts';
import { isStillSending } from '../../flow/journey-step-three.ts';
import { asksForHold, isReadyToHold } from '../../flow/journey-step-two.ts';
import { isBookable } from '../../flow/online.ts';
import { partyRequestOf } from '../../flow/party-request.ts';
import { keepCustomer, rememberedCustomer } from '../../flow/remembered/remembered-customer.ts';
import { forgetJourney, restoredJourney, saveJourney } from '../../flow/saved-journey.ts';
import { takeTyped } from '../../flow/typed-form.ts';
import {
  useEventTimes,
  useOccasions,
  useRestaurant,
  useTablesAndTimes,
  useUpsells,
  useVoucher,
} from './use-answers.ts';
import { clockReadingNow, useHold } from './use-hold.ts';
import { type SendBooking, useSubmit } from './use-submit.ts';

const returns = new PendingReleases(calls.giveBack);

export type Journey = {
  state: JourneyState;
  dispatch: Dispatch<JourneyAction>;
  /** From step two to three, once the requirements of the slot are loaded and its table is held. */
  continueFromSlots: () => Promise<void>;
  submit: SendBooking;
  renewHold: () => Promise<void>;
  reset: (restaurantToo: boolean) => void;
  /** The reference that was kept from before, as over a reload; null when the journey began without one. */
  keptReference: string | null;
};

/** Sets a bookable date for a restaurant that was just chosen. */
function useDate(state: JourneyState, dispatch: Dispatch<JourneyAction>): void {
  const { restaurant, selectedBookingDate: date, offer, voucher } = state;
  const isVoucherToCome = offer !== null && voucher === null;
  useEffect(() => {
    if (isVoucherToCome) return;
    const now = londonNow(Date.now());
    if (!restaurant || !isBookable(restaurant, now.date)) return;
    const span = bookableSpan(restaurant, now.date);
    if (date && span.least <= date && date <= span.most) return;
    dispatch({ type: 'date replaced', date: suggestDate(restaurant, now, voucher), span });
  }, [restaurant, date, isVoucherToCome, voucher, dispatch]);
}

/** Tells the journey when the device is online again. */
function useConnection(dispatch: Dispatch<JourneyAction>): void {
  useEffect(() => {
    const returned = () => dispatch({ type: 'connection returned' });
    window.addEventListener('online', returned);
    return () => window.removeEventListener('online', returned);
  }, [dispatch]);
}

/** Keeps on this device whom the journey remembers, and deletes whom it has forgotten. */
function useRemembering({ remembered }: JourneyState): void {
  const kept = useRef(remembered);
  useEffect(() => {
    if (kept.current !== remembered) keepCustomer(remembered);
    kept.current = remembered;
  }, [remembered]);
}

/**
 * The journey as it was left, with what is asked for now and what was typed before: nothing is loaded for one that this
 * puts aside.
 */
function beginning(opening: BookingOpening): JourneyState {
  const left = withRemembered(restoredJourney(clockReadingNow()), rememberedCustomer());
  const opened = 'request' in opening ? journey(left, { type: 'opened', request: opening.request }) : left;
  const begun = takeTyped().reduce(journey, opened);
  return begun.submitting && !isStillSending(begun) ? { ...begun, submitting: false } : begun;
}

/** The booking journey in a browser: its state and the calls it makes. `first`: what opened the card; `open`: it is shown. */
export function useJourney(first: BookingOpening, open: boolean): Journey {
  const [state, dispatch] = useReducer(journey, first, beginning);
  const keptReference = useRef(state.confirmationNumber).current;
  useRemembering(state);
  useEffect(() => {
    if (state !== freshJourney) saveJourney(state, Date.now());
  }, [state]);
  useConnection(dispatch);
  const bookable = isBookable(state.restaurant, londonNow(Date.now()).date);
  useRestaurant({ state, dispatch });
  useVoucher({ state, dispatch, calls });
  useDate(state, dispatch);
  useOccasions({ state, dispatch, calls }, bookable);
  useTablesAndTimes({ state, dispatch, calls }, () => returns.settled());
  useEventTimes({ state, dispatch, calls });
  useUpsells({ state, dispatch, calls });
  const hold = useHold({ state, dispatch, calls, returns, open });
  const submit = useSubmit({ state, dispatch, calls });
  const continueFromSlots = async () => {
    const tableRequest = partyRequestOf(state);
    const { selectedMenu, selectedBookingTime, selectedArea } = state;
    if (!tableRequest || !selectedMenu || !selectedBookingTime) return;
    const answer = await calls.requirements(tableRequest, selectedMenu, selectedBookingTime, selectedArea);
    if (!answer.ok) return dispatch({ type: 'failed', error: answer.error });
    if (asksForHold(state, answer.data) && !(await hold.placeHold())) return;
    dispatch({ type: 'requirements loaded', answer: answer.data });
  };
  const readyToHold = open && isReadyToHold(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time asked for
  useEffect(() => {
    if (readyToHold) void continueFromSlots();
  }, [readyToHold]);
  return {
    state,
    dispatch,
    submit,
    renewHold: hold.renew,
    continueFromSlots,
    keptReference,
    reset(restaurantToo) {
      forgetJourney();
      if (resetReloads(state)) location.replace(cardAddress(restaurantToo ? {} : { slug: state.restaurant?.slug }));
      else dispatch({ type: 'reset', restaurantToo });
    },
  };
}
