import { type Dispatch, useEffect, useLayoutEffect, useRef } from 'react';
import { requestCaptchaToken } from '../../../platform/captcha/captcha-token.ts';
import * as errorCodes from '../../../values/error-codes.ts';
import { GONE } from '../../../values/http-status.ts';
import type { TableRequest } from '../../contracts/booking.ts';
import type { BookingCalls } from '../../flow/booking-calls.ts';
import { clockReadingNow } from '../../flow/hold/hold-timer.ts';
import type { PendingReleases } from '../../flow/hold/pending-releases.ts';
import type { JourneyAction } from '../../flow/journey-action.ts';
import type { JourneyState } from '../../flow/journey-state.ts';
import { mayHaveArrived } from '../../flow/journey-step-three.ts';
import { tableRequestOf } from '../../flow/journey-step-two.ts';

type HoldParts = {
  state: JourneyState;
  dispatch: Dispatch<JourneyAction>;
  calls: BookingCalls;
  returns: PendingReleases;
  /** Whether the modal is open. */
  open: boolean;
  /** Whether it is, and what it was opened for has been acted on. */
  opened: boolean;
};
export type HoldKeeper = {
  /** Holds the chosen table. False when it failed (the error is dispatched) or when the request has changed since. */
  placeHold: () => Promise<boolean>;
  renew: () => Promise<void>;
};

/** What a table is held for, as one text: an answer counts only while it is the same. */
export const wanted = (state: JourneyState) =>
  JSON.stringify([state.restaurant?.storeId, state.step, tableRequestOf(state)]);

/** The latest value, for code that runs after an await and for effect clean-up. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/**
 * Releases a hold that the journey dropped, or that is open when the card is closed. A page that is left keeps it: a
 * reload or the way back finds the table still held, and without them it lapses.
 */
function useReturns({ state, dispatch, returns, open }: HoldParts): void {
  const latest = useLatest(state);
  const token = state.hold?.holdToken;
  useEffect(() => {
    if (!token) return;
    return () => {
      // A hold that has become a booking needs no release.
      if (!latest.current.confirmationNumber) returns.release(token);
    };
  }, [token, returns, latest]);
  const closed = !open && !state.submitting;
  useEffect(() => {
    if (closed) dispatch({ type: 'hold released' });
  }, [closed, dispatch]);
}

/** How often the work is done: how much is asked for may have grown meanwhile, by others behind the same address. */
const MOST_PROOFS = 3;

/** A diner with other tables on hold does some work for another: sends the request again with the proof of it. */
async function holdWithProof(calls: BookingCalls, storeId: string, party: TableRequest) {
  let answer = await calls.hold(storeId, party);
  for (let proofs = 0; proofs < MOST_PROOFS; proofs += 1) {
    if (answer.ok || !answer.error.fields?.captchaToken) return answer;
    const captchaToken = await requestCaptchaToken('hold');
    if (captchaToken) answer = await calls.hold(storeId, party, captchaToken);
  }
  return answer;
}

function usePlacing({ state, dispatch, calls, returns, open }: HoldParts): HoldKeeper['placeHold'] {
  const latest = useLatest(state);
  const isOpen = useLatest(open);
  return async () => {
    const tableRequest = tableRequestOf(state);
    const { restaurant } = state;
    if (!tableRequest || !restaurant) return false;
    const asked = wanted(state);
    const since = clockReadingNow();
    const answer = await holdWithProof(calls, restaurant.storeId, tableRequest);
    const token = answer.ok ? answer.data.holdToken : null;
    if (!isOpen.current || wanted(latest.current) !== asked) {
      if (token) returns.release(token);
      return false;
    }
    if (answer.ok && answer.data.holdToken !== null) {
      const { holdToken, seconds, canBeLonger } = answer.data;
      dispatch({ type: 'held', holdToken, seconds, canBeLonger, since });
    } else if (answer.ok) dispatch({ type: 'slot taken' });
    else if (answer.error.code === errorCodes.noFreeSlot) dispatch({ type: 'slots failed', error: answer.error });
    else dispatch({ type: 'failed', error: answer.error });
    return token !== null;
  };
}

/** Whether the details are shown of a table that is held while they are filled in, and is not, nor may be booked. */
const isWithoutHold = (state: JourneyState) =>
  state.step === 3 &&
  state.bookingType === 'booking' &&
  !mayHaveArrived(state) &&
  !(state.isEnquiry || state.creditCardRequired) &&
  !(state.hold || state.confirmationNumber);

/** Holds the table again when the diner comes back to the details, after closing the card or from another site. */
function useHoldingAgain({ state, opened }: HoldParts, placeHold: HoldKeeper['placeHold']): void {
  const away = useRef(true);
  const withoutHold = isWithoutHold(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only coming back asks again
  useEffect(() => {
    if (opened && away.current && withoutHold && !state.submitting) void placeHold();
    away.current = !opened;
  }, [opened]);
}

/** Holds the chosen table while the diner fills in the details. */
export function useHold(parts: HoldParts): HoldKeeper {
  const { state, dispatch, calls } = parts;
  useReturns(parts);
  const placeHold = usePlacing(parts);
  useHoldingAgain(parts, placeHold);
  return {
    placeHold,
    async renew() {
      if (!state.hold) return;
      const since = clockReadingNow();
      const answer = await calls.renewHold(state.hold.holdToken);
      const { ok } = answer;
      if (ok)
        dispatch({ type: 'hold renewed', since, seconds: answer.data.seconds, canBeLonger: answer.data.canBeLonger });
      else if (answer.status === GONE) dispatch({ type: 'hold lapsed' });
      else dispatch({ type: 'failed', error: answer.error });
    },
  };
}
