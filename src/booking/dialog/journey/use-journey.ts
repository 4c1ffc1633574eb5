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
import { type HoldKeeper, tableKey, useHold, useLatest } from './use-hold.ts';
import { useSubmit } from './use-submit.ts';

const releases = new PendingReleases(calls.releaseHold);

type ContinueParts = { state: JourneyState; dispatch: Dispatch<JourneyAction>; open: boolean };

/** Sets a bookable date for a new restaurant, and replaces one that has passed. */
function useDate(state: JourneyState, dispatch: Dispatch<JourneyAction>): void {
  const { restaurant, selectedBookingDate: date, offer, voucher } = state;
  const isVoucherToCome = offer !== null && voucher === null;
  const isSent = isDateSent(state);
  // The card may stay open, or closed in its tab, until another day.
  const today = useToday();
  useEffect(() => {
    if (isVoucherToCome || isSent || !restaurant || !isBookable(restaurant, today)) return;
    const span = bookableSpan(restaurant, today);
    if (date && span.least <= date && date <= span.most) return;
    dispatch({ type: 'date replaced', date: suggestDate(restaurant, londonNow(serverNow()), voucher), span });
  }, [restaurant, date, isVoucherToCome, isSent, voucher, today, dispatch]);
}

function useConnection(dispatch: Dispatch<JourneyAction>): void {
  useEffect(() => {
    const onOnline = () => dispatch({ type: 'connection returned' });
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [dispatch]);
}

/** Stores the diner the journey remembers on this device, and deletes one it has forgotten. */
function useRemembering({ remembered }: JourneyState): void {
  const stored = useRef(remembered);
  useEffect(() => {
    if (stored.current !== remembered) saveCustomer(remembered);
    stored.current = remembered;
  }, [remembered]);
}

/** The request that opened the card or, if nothing was saved of the way to its history entry, that entry's URL. */
function requestOfOpening(opening: BookingOpening, saved: JourneyState): BookingRequest | null {
  if ('request' in opening) return opening.request;
  if (opening.view.done) return null;
  // The page was left before a later link reached its view: only the URL has its request.
  const isOver = saved.waitlist !== null && !isSameView(cardViewOf(saved), opening.view);
  return saved === freshJourney || isOver ? bookingRequestOf(new URL(window.location.href)) : null;
}

/** The saved journey with the new request and the plain form's input applied, before anything is loaded for it. */
function initialJourney(opening: BookingOpening): JourneyState {
  const saved = restoredJourney(clockReadingNow());
  const start = withRemembered(saved, rememberedCustomer());
  const request = requestOfOpening(opening, saved);
  const next = request ? journey(start, { type: 'opened', request }) : start;
  const state = takeTyped().reduce(journey, next);
  return state.submitting && !isStillSending(state) ? { ...state, submitting: false } : state;
}

/**
 * Goes on from the times: loads the table's requirements, then holds it. One at a time, since the server keeps a day's
 * last hold; a request that is outdated by its turn or its response is dropped.
 */
function useContinueFromSlots({ state, dispatch, open }: ContinueParts, hold: HoldKeeper): () => Promise<void> {
  const latest = useLatest({ state, open });
  const before = useRef(Promise.resolve());
  const goOn = async () => {
    const tableRequest = partyRequestOf(state);
    const { selectedMenu, selectedBookingTime, selectedArea } = state;
    const key = tableKey(state);
    const isCurrent = () => latest.current.open && tableKey(latest.current.state) === key;
    if (!tableRequest || !selectedMenu || !selectedBookingTime || !isCurrent()) return;
    const answer = await calls.requirements(tableRequest, selectedMenu, selectedBookingTime, selectedArea);
    if (!isCurrent()) return;
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
 * The booking journey in the browser: its state and its API calls. `first`: what opened the card; `open`: it's on
 * screen; `opened`: it has handled its latest opening.
 */
export function useJourney(first: BookingOpening, open: boolean, opened: boolean): Journey {
  const [state, dispatch] = useReducer(journey, first, initialJourney);
  const savedReference = useRef(state.confirmationNumber).current;
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
  useQuestions({ state, dispatch, calls }, bookable, () => releases.settled());
  const hold = useHold({ state, dispatch, calls, releases, open, opened });
  const submit = useSubmit({ state, dispatch, calls });
  const continueFromSlots = useContinueFromSlots({ state, dispatch, open }, hold);
  const keyToHold = opened && isReadyToHold(state) ? tableKey(state) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each requested table
  useEffect(() => {
    if (keyToHold) void continueFromSlots();
  }, [keyToHold]);
  return {
    state,
    dispatch,
    today,
    page: null,
    submit,
    renewHold: hold.renew,
    continueFromSlots,
    savedReference,
    reset(restaurantToo) {
      forgetJourney();
      if (resetReloads(state)) location.replace(cardAddress(restaurantToo ? {} : { slug: state.restaurant?.slug }));
      else dispatch({ type: 'reset', restaurantToo });
    },
  };
}
