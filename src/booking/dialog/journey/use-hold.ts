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
  releases: PendingReleases;
  open: boolean;
  /** Whether the modal is open and has handled its latest opening. */
  opened: boolean;
};
export type HoldKeeper = {
  /** Holds the chosen table. False if that failed (the error is dispatched) or the request has changed since. */
  placeHold: () => Promise<boolean>;
  renew: () => Promise<void>;
};

/** Identifies the table to hold: a response counts only while this stays the same. */
export const tableKey = (state: JourneyState) =>
  JSON.stringify([state.restaurant?.storeId, state.step, tableRequestOf(state)]);

/** The latest value, for code after an await and for effect clean-up. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/**
 * Releases a hold that the journey dropped or whose card was closed. Leaving the page keeps it: after a reload or on
 * the way back the table is still held, else it expires.
 */
function useReleases({ state, dispatch, releases, open }: HoldParts): void {
  const latest = useLatest(state);
  const token = state.hold?.holdToken;
  useEffect(() => {
    if (!token) return;
    return () => {
      // A hold that became a booking needs no release.
      if (!latest.current.confirmationNumber) releases.release(token);
    };
  }, [token, releases, latest]);
  const closed = !open && !state.submitting;
  useEffect(() => {
    if (closed) dispatch({ type: 'hold released' });
  }, [closed, dispatch]);
}

/** More than one, since others behind the same address may have raised the difficulty meanwhile. */
const MAX_CAPTCHAS = 3;

/** A diner with other holds needs a captcha token for the next: sends the request again with it. */
async function holdWithCaptcha(calls: BookingCalls, storeId: string, party: TableRequest) {
  let answer = await calls.hold(storeId, party);
  for (let count = 0; count < MAX_CAPTCHAS; count += 1) {
    if (answer.ok || !answer.error.fields?.captchaToken) return answer;
    const captchaToken = await requestCaptchaToken('hold');
    if (captchaToken) answer = await calls.hold(storeId, party, captchaToken);
  }
  return answer;
}

function usePlaceHold({ state, dispatch, calls, releases, open }: HoldParts): HoldKeeper['placeHold'] {
  const latest = useLatest(state);
  const isOpen = useLatest(open);
  return async () => {
    const tableRequest = tableRequestOf(state);
    const { restaurant } = state;
    if (!tableRequest || !restaurant) return false;
    const key = tableKey(state);
    const since = clockReadingNow();
    const answer = await holdWithCaptcha(calls, restaurant.storeId, tableRequest);
    const token = answer.ok ? answer.data.holdToken : null;
    if (!isOpen.current || tableKey(latest.current) !== key) {
      if (token) releases.release(token);
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

/** Whether the details are shown for a table that should be held but isn't, and can't have been booked. */
const lacksHold = (state: JourneyState) =>
  state.step === 3 &&
  state.bookingType === 'booking' &&
  !mayHaveArrived(state) &&
  !(state.isEnquiry || state.creditCardRequired) &&
  !(state.hold || state.confirmationNumber);

/** Holds the table again when the diner returns to the details, after closing the card or from another site. */
function useHoldOnReturn({ state, opened }: HoldParts, placeHold: HoldKeeper['placeHold']): void {
  const away = useRef(true);
  const isUnheld = lacksHold(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a return holds again
  useEffect(() => {
    if (opened && away.current && isUnheld && !state.submitting) void placeHold();
    away.current = !opened;
  }, [opened]);
}

/** Holds the chosen table while the diner fills in the details. */
export function useHold(parts: HoldParts): HoldKeeper {
  const { state, dispatch, calls } = parts;
  useReleases(parts);
  const placeHold = usePlaceHold(parts);
  useHoldOnReturn(parts, placeHold);
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
