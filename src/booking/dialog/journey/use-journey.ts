import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { serverNow, useToday } from '../../../platform/server-clock.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { cardCalls as calls } from '../../flow/arrived-answers.ts';
import { type BookingRequest, bookingRequestOf, cardAddress } from '../../flow/booking-request.ts';
import { type BookingOpening, cardViewOf, isSameView } from '../../flow/card-view.ts';
import { clockReadingNow } from '../../flow/hold/hold-timer.ts';
import { PendingReleases } from '../../flow/hold/pending-releases.ts';
import { journey, resetReloads } from '../../flow/journey.ts';
import type { JourneyAction } from '../../flow/journey-action.ts';
import { bookableSpan, isBookable, suggestDate } from '../../flow/journey-dates.ts';
import { withRemembered } from '../../flow/journey-remembered.ts';
import { freshJourney, type JourneyState } from '../../flow/journey-state.ts';
import { isDateSent, isStillSending } from '../../flow/journey-step-three.ts';
import { isReadyToHold, needsHold } from '../../flow/journey-step-two.ts';
import { partyRequestOf } from '../../flow/party-request.ts';
import { rememberedCustomer, saveCustomer } from '../../flow/remembered/remembered-customer.ts';
import { forgetJourney, restoredJourney, saveJourney } from '../../flow/saved-journey.ts';
import { takeTyped } from '../../flow/typed-form.ts';
import type { Journey } from '../../steps/frame/journey-props.ts';
import { useQuestions, useRestaurant, useVoucher } from './use-answers.ts';
import { type HoldKeeper, useHold, useLatest, wanted } from './use-hold.ts';
import { useSubmit } from './use-submit.ts';

const returns = new PendingReleases(calls.releaseHold);

type ContinuingParts = { state: JourneyState; dispatch: Dispatch<JourneyAction>; open: boolean };

/** Sets a bookable date for a restaurant that was just chosen, and another when the day has passed. */
function useDate(state: JourneyState, dispatch: Dispatch<JourneyAction>): void {
  const { restaurant, selectedBookingDate: date, offer, voucher } = state;
  const isVoucherToCome = offer !== null && voucher === null;
  const isSent = isDateSent(state);
  // The card may be left open, or closed in its tab, until another day.
  const today = useToday();
  useEffect(() => {
    if (isVoucherToCome || isSent || !restaurant || !isBookable(restaurant, today)) return;
    const span = bookableSpan(restaurant, today);
    if (date && span.least <= date && date <= span.most) return;
    dispatch({ type: 'date replaced', date: suggestDate(restaurant, londonNow(serverNow()), voucher), span });
  }, [restaurant, date, isVoucherToCome, isSent, voucher, today, dispatch]);
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
    if (kept.current !== remembered) saveCustomer(remembered);
    kept.current = remembered;
  }, [remembered]);
}

/** What is asked for: by what opened the card or, where nothing was kept of what led to its entry, by that entry's address. */
function askedBy(opening: BookingOpening, kept: JourneyState): BookingRequest | null {
  if ('request' in opening) return opening.request;
  if (opening.view.done) return null;
  // Left before a later link was followed to its view: only its address knows what it asked for.
  const isOver = kept.waitlist !== null && !isSameView(cardViewOf(kept), opening.view);
  return kept === freshJourney || isOver ? bookingRequestOf(new URL(window.location.href)) : null;
}

/**
 * The journey as it was left, with what is asked for now and what was typed before: nothing is loaded for one that this
 * puts aside.
 */
function beginning(opening: BookingOpening): JourneyState {
  const kept = restoredJourney(clockReadingNow());
  const left = withRemembered(kept, rememberedCustomer());
  const request = askedBy(opening, kept);
  const opened = request ? journey(left, { type: 'opened', request }) : left;
  const begun = takeTyped().reduce(journey, opened);
  return begun.submitting && !isStillSending(begun) ? { ...begun, submitting: false } : begun;
}

/**
 * Goes on from the times: what the table requires, then its hold. One at a time, since the server keeps the last hold of a
 * day; what is not wanted any more when its turn or its answer comes is left.
 */
function useContinuing({ state, dispatch, open }: ContinuingParts, hold: HoldKeeper): () => Promise<void> {
  const latest = useLatest({ state, open });
  const before = useRef(Promise.resolve());
  const goOn = async () => {
    const tableRequest = partyRequestOf(state);
    const { selectedMenu, selectedBookingTime, selectedArea } = state;
    const asked = wanted(state);
    const isWanted = () => latest.current.open && wanted(latest.current.state) === asked;
    if (!tableRequest || !selectedMenu || !selectedBookingTime || !isWanted()) return;
    const answer = await calls.requirements(tableRequest, selectedMenu, selectedBookingTime, selectedArea);
    if (!isWanted()) return;
    if (!answer.ok) return dispatch({ type: 'failed', error: answer.error });
    if (needsHold(state, answer.data) && !(await hold.placeHold())) return;
    dispatch({ type: 'requirements loaded', answer: answer.data });
  };
  return () => {
    before.current = before.current.then(goOn);
    return before.current;
  };
}

/**
 * The booking journey in a browser: its state and the calls it makes. `first`: what opened the card; `open`: it is shown;
 * `opened`: what opened it this time has been acted on.
 */
export function useJourney(first: BookingOpening, open: boolean, opened: boolean): Journey {
  const [state, dispatch] = useReducer(journey, first, beginning);
  const keptReference = useRef(state.confirmationNumber).current;
  useRemembering(state);
  useEffect(() => {
    if (state !== freshJourney) saveJourney(state, Date.now());
  }, [state]);
  useConnection(dispatch);
  const today = useToday();
  const bookable = isBookable(state.restaurant, today);
  useRestaurant({ state, dispatch });
  useVoucher({ state, dispatch, calls });
  useDate(state, dispatch);
  useQuestions({ state, dispatch, calls }, bookable, () => returns.settled());
  const hold = useHold({ state, dispatch, calls, returns, open, opened });
  const submit = useSubmit({ state, dispatch, calls });
  const continueFromSlots = useContinuing({ state, dispatch, open }, hold);
  const toHold = opened && isReadyToHold(state) ? wanted(state) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each table asked for
  useEffect(() => {
    if (toHold) void continueFromSlots();
  }, [toHold]);
  return {
    state,
    dispatch,
    today,
    page: null,
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
