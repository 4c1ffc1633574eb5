import { type Dispatch, useEffect } from 'react';
import { serverNow } from '../../../platform/server-clock.ts';
import * as errorCodes from '../../../values/error-codes.ts';
import { NOT_FOUND } from '../../../values/http-status.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { restaurantBySlug } from '../../flow/arrived-answers.ts';
import type { BookingCalls, PartyRequest } from '../../flow/booking-calls.ts';
import { eventTimes } from '../../flow/event/event-times.ts';
import { reportUnavailable } from '../../flow/event/unavailable-event.ts';
import type { JourneyAction } from '../../flow/journey-action.ts';
import { eventPartyRequest } from '../../flow/journey-group.ts';
import type { JourneyState } from '../../flow/journey-state.ts';
import { choicesKey, isNothingFree } from '../../flow/journey-step-two.ts';
import { partyRequestOf } from '../../flow/party-request.ts';

type Journey = { state: JourneyState; dispatch: Dispatch<JourneyAction>; calls: BookingCalls };

/** Runs `ask` when `key` changes and passes its answer to `answered`, unless the key has changed since. */
function useAnswer<Answer>(key: string | null, ask: () => Promise<Answer>, answered: (answer: Answer) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything the question depends on
  useEffect(() => {
    if (key === null) return;
    let current = true;
    void ask().then((answer) => {
      if (current) answered(answer);
    });
    return () => {
      current = false;
    };
  }, [key]);
}

/** Loads the restaurant whose slug the link carries. */
export function useRestaurant({ state, dispatch }: Omit<Journey, 'calls'>): void {
  const wanted = state.asked.slug ?? null;
  useAnswer(
    wanted && `${wanted} ${state.tries}`,
    () => restaurantBySlug(wanted ?? ''),
    (answer) => {
      if (answer.ok) dispatch({ type: 'restaurant chosen', restaurant: answer.data });
      else
        dispatch({
          type: 'failed',
          error: answer.status === NOT_FOUND ? { ...answer.error, code: errorCodes.restaurantNotFound } : answer.error,
        });
    },
  );
}

/** Loads the voucher of the offer that the link carries. */
export function useVoucher({ state: { offer, voucher }, dispatch, calls }: Journey): void {
  useAnswer(
    voucher ? null : offer,
    () => calls.voucher(offer ?? '', londonNow(serverNow()).date),
    (found) => dispatch({ type: 'voucher loaded', voucher: found }),
  );
}

export function useOccasions({ state, dispatch, calls }: Journey, bookable: boolean): void {
  const { restaurant, selectedBookingDate: date } = state;
  const key = bookable && restaurant && date ? `${restaurant.storeId} ${date} ${state.tries}` : null;
  useAnswer(
    key,
    () => {
      dispatch({ type: 'occasions asked for' });
      return calls.occasions(restaurant?.storeId ?? '', date ?? '');
    },
    (answer) =>
      dispatch(answer.ok ? { type: 'occasions loaded', answer: answer.data } : { type: 'failed', error: answer.error }),
  );
}

/**
 * Step two: menus and areas for the party, then the slots of the chosen ones; again after each round. Waits for pending
 * releases, or this diner's own former hold would count as taken.
 */
export function useTablesAndTimes({ state, dispatch, calls }: Journey, holdsReturned: () => Promise<void>): void {
  const party = partyRequestOf(state);
  // When nothing was free, that answer is kept until something else is asked for.
  const asks = state.step === 2 && state.bookingType !== 'event' && !isNothingFree(state);
  const here = asks && party ? choicesKey(party) : null;
  // Not again while the choices are loaded. A card opened for another time has none loaded, even for the same party and day.
  const hasChoices = here !== null && state.choicesFor === here;
  useAnswer(
    here && !hasChoices ? `${here} ${state.tries}` : null,
    () => {
      dispatch({ type: 'slots asked for' });
      return calls.choices(party as PartyRequest, state.asked.time);
    },
    (answer) => {
      if (answer.ok) return dispatch({ type: 'choices loaded', choices: answer.data, key: here ?? '' });
      dispatch({ type: 'slots failed', error: answer.error });
      reportUnavailable(party as PartyRequest);
    },
  );
  const { selectedMenu, selectedArea, slotsRound } = state;
  const ready = hasChoices && selectedMenu !== null;
  useAnswer(
    ready ? JSON.stringify([here, selectedMenu, selectedArea, slotsRound, state.tries]) : null,
    async () => {
      dispatch({ type: 'slots asked for' });
      await holdsReturned();
      return calls.slots(party as PartyRequest, selectedMenu as string, selectedArea);
    },
    (answer) => {
      dispatch(
        answer.ok
          ? { type: 'slots loaded', ...answer.data, now: londonNow(serverNow()).minutes }
          : { type: 'slots failed', error: answer.error },
      );
      if (!answer.ok || answer.data.slots.every(({ canEnquire }) => canEnquire))
        reportUnavailable(party as PartyRequest);
    },
  );
}

/** Loads the times at which the restaurant offers events. */
export function useEventTimes({ state, dispatch, calls }: Journey): void {
  const party = state.bookingType === 'event' && state.step === 2 ? eventPartyRequest(state) : null;
  useAnswer(
    party && `${choicesKey(party)} ${state.tries}`,
    () => {
      dispatch({ type: 'slots asked for' });
      return calls.slots(party as PartyRequest, null, null);
    },
    (answer) => {
      dispatch(eventTimes(answer));
      if (!answer.ok || answer.data.slots.length === 0)
        reportUnavailable(partyRequestOf(state) ?? (party as PartyRequest));
    },
  );
}

/** Loads extras for the chosen time. When that fails, the table is booked without them. */
export function useUpsells({ state, dispatch, calls }: Journey): void {
  const party = partyRequestOf(state);
  const { selectedBookingTime: time, step, bookingType } = state;
  const wanted = step === 3 && bookingType === 'booking' && party && time;
  useAnswer(
    wanted ? `${choicesKey(party)} ${time}` : null,
    () => calls.upsells(party as PartyRequest, time as string),
    (answer) => dispatch({ type: 'upsells loaded', upsells: answer.ok ? answer.data.upsells : [] }),
  );
}
