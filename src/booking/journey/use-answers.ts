import { type Dispatch, useEffect } from 'react';
import type { RestaurantAnswer } from '../../pages/content-contract.ts';
import { networkApi } from '../../platform/browser-api.ts';
import type { BookingCalls, PartyWish } from './booking-calls.ts';
import { eventTimes } from './event-times.ts';
import type { JourneyAction } from './journey-action.ts';
import { eventWish } from './journey-group.ts';
import type { JourneyState } from './journey-state.ts';
import { choicesKey } from './journey-step-two.ts';
import { partyWish } from './party-wish.ts';
import { reportUnavailable } from './unavailable-event.ts';

type Journey = { state: JourneyState; dispatch: Dispatch<JourneyAction>; calls: BookingCalls };

/** Runs `ask` when `key` changes and hands its answer on, unless another key has come in the meantime. */
function useAnswer<Answer>(key: string | null, ask: () => Promise<Answer>, answered: (answer: Answer) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names all that the question depends on
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

/** The restaurant a link asked for by its slug. */
export function useRestaurant({ state, dispatch }: Omit<Journey, 'calls'>): void {
  const wanted = state.asked.slug ?? null;
  useAnswer(
    wanted && `${wanted} ${state.tries}`,
    () => networkApi.get<RestaurantAnswer>(`/api/v1/content/getRestaurantBySlug/${encodeURIComponent(wanted ?? '')}`),
    (answer) => {
      if (answer.ok) dispatch({ type: 'restaurant chosen', restaurant: answer.data });
      else
        dispatch({ type: 'failed', error: { ...answer.error, code: answer.status === 404 ? 3 : answer.error.code } });
    },
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
 * Step two: menus and areas of the party first, then the slots of the chosen ones, afresh after each round, and never
 * while a table of this diner's own is still on its way back.
 */
export function useTablesAndTimes({ state, dispatch, calls }: Journey, holdsReturned: () => Promise<void>): void {
  const wish = partyWish(state);
  const here = state.step === 2 && state.bookingType !== 'event' && wish ? choicesKey(wish) : null;
  useAnswer(
    here && `${here} ${state.tries}`,
    () => {
      dispatch({ type: 'slots asked for' });
      return calls.choices(wish as PartyWish, state.asked.time);
    },
    (answer) => {
      if (answer.ok) return dispatch({ type: 'choices loaded', choices: answer.data, key: here ?? '' });
      dispatch({ type: 'slots failed', error: answer.error });
      reportUnavailable(wish as PartyWish);
    },
  );
  const { selectedMenu, selectedArea, slotsRound } = state;
  const ready = here !== null && state.choicesFor === here && selectedMenu !== null;
  useAnswer(
    ready ? JSON.stringify([here, selectedMenu, selectedArea, slotsRound, state.tries]) : null,
    async () => {
      dispatch({ type: 'slots asked for' });
      await holdsReturned();
      return calls.slots(wish as PartyWish, selectedMenu as string, selectedArea);
    },
    (answer) => {
      dispatch(
        answer.ok ? { type: 'slots loaded', slots: answer.data } : { type: 'slots failed', error: answer.error },
      );
      if (!answer.ok || answer.data.every(({ canEnquire }) => canEnquire)) reportUnavailable(wish as PartyWish);
    },
  );
}

/** The times at which the restaurant would have an event. */
export function useEventTimes({ state, dispatch, calls }: Journey): void {
  const wish = state.bookingType === 'event' && state.step === 2 ? eventWish(state) : null;
  useAnswer(
    wish && `${choicesKey(wish)} ${state.tries}`,
    () => {
      dispatch({ type: 'slots asked for' });
      return calls.slots(wish as PartyWish, null, null);
    },
    (answer) => dispatch(eventTimes(answer)),
  );
}

/** Extras for the chosen time. Without them the table is as good. */
export function useUpsells({ state, dispatch, calls }: Journey): void {
  const wish = partyWish(state);
  const { selectedBookingTime: time, step, bookingType } = state;
  const wanted = step === 2 && bookingType === 'booking' && wish && time;
  useAnswer(
    wanted ? `${choicesKey(wish)} ${time}` : null,
    () => calls.upsells(wish as PartyWish, time as string),
    (answer) => dispatch({ type: 'upsells loaded', upsells: answer.ok ? answer.data.upsells : [] }),
  );
}
