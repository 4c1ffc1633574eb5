import type { ApiResult } from '../../platform/api/api-client.ts';
import * as errorCodes from '../../values/error-codes.ts';
import type { BookingCalls } from './booking-calls.ts';
import type { JourneyAction } from './journey-action.ts';
import { eventPartyRequest } from './journey-group.ts';
import type { JourneyState } from './journey-state.ts';
import { choicesKey, isNothingFree } from './journey-step-two.ts';
import { partyRequestOf } from './party-request.ts';

/** Data that a journey lacks, in the browser or on the server: how to request it, and what the response means. */
export type Question<Answer> = {
  /** Covers everything that the response depends on. */
  key: string;
  /** Dispatched while it loads. */
  loading?: JourneyAction;
  ask: (calls: BookingCalls) => Promise<ApiResult<Answer>>;
  action: (answer: ApiResult<Answer>) => JourneyAction;
};
type AnswerTo<Call extends keyof BookingCalls> = Extract<Awaited<ReturnType<BookingCalls[Call]>>, { ok: true }>['data'];

const slotsLoading: JourneyAction = { type: 'slots requested' };

export function occasionsQuestion(state: JourneyState): Question<AnswerTo<'occasions'>> | null {
  const { restaurant, selectedBookingDate: date, tries } = state;
  if (!restaurant || !date) return null;
  return {
    key: `${restaurant.storeId} ${date} ${tries}`,
    loading: { type: 'occasions requested' },
    ask: (calls) => calls.occasions(restaurant.storeId, date),
    action: (answer) =>
      answer.ok ? { type: 'occasions loaded', answer: answer.data } : { type: 'failed', error: answer.error },
  };
}

/** The party to find tables for at step two. After a search that found none, null until another choice is made. */
function seatedParty(state: JourneyState) {
  const isLooking = state.step === 2 && state.bookingType !== 'event' && !isNothingFree(state);
  return isLooking ? partyRequestOf(state) : null;
}

export function choicesQuestion(state: JourneyState): Question<AnswerTo<'choices'>> | null {
  const party = seatedParty(state);
  const key = party && choicesKey(party);
  if (!party || !key || state.choicesFor === key) return null;
  const { prefill, selectedMenu, tries } = state;
  return {
    key: `${key} ${tries}`,
    loading: slotsLoading,
    ask: (calls) => calls.choices(party, prefill.time, selectedMenu ?? undefined),
    action: (answer) =>
      answer.ok ? { type: 'choices loaded', choices: answer.data, key } : { type: 'slots failed', error: answer.error },
  };
}

/** Times of the chosen menu and area, reloaded each round. `now`: minutes since midnight in London. */
export function slotsQuestion(state: JourneyState, now: () => number): Question<AnswerTo<'slots'>> | null {
  const party = seatedParty(state);
  const key = party && choicesKey(party);
  const { selectedMenu, selectedArea, slotsRound, tries } = state;
  if (!party || state.choicesFor !== key || selectedMenu === null) return null;
  return {
    key: JSON.stringify([key, selectedMenu, selectedArea, slotsRound, tries]),
    loading: slotsLoading,
    ask: (calls) => calls.slots(party, selectedMenu, selectedArea),
    action: (answer) =>
      answer.ok ? { type: 'slots loaded', ...answer.data, now: now() } : { type: 'slots failed', error: answer.error },
  };
}

/** Times the restaurant offers for events. A day without any is no error: another may have some. */
export function eventTimesQuestion(state: JourneyState): Question<AnswerTo<'slots'>> | null {
  const party = state.bookingType === 'event' && state.step === 2 ? eventPartyRequest(state) : null;
  if (!party) return null;
  return {
    key: `${choicesKey(party)} ${state.tries}`,
    loading: slotsLoading,
    ask: (calls) => calls.slots(party, null, null),
    action: (answer) => {
      if (answer.ok) return { type: 'event times loaded', slots: answer.data.slots };
      if (answer.error.code === errorCodes.noFreeSlot) return { type: 'event times loaded', slots: [] };
      return { type: 'slots failed', error: answer.error };
    },
  };
}

/** Extras for the chosen time. If they can't be loaded, the table is booked without them. */
export function upsellsQuestion(state: JourneyState): Question<AnswerTo<'upsells'>> | null {
  const { selectedBookingTime: time, step, bookingType } = state;
  const party = step === 3 && bookingType === 'booking' ? partyRequestOf(state) : null;
  if (!party || !time) return null;
  return {
    key: `${choicesKey(party)} ${time}`,
    ask: (calls) => calls.upsells(party, time),
    action: (answer) => ({ type: 'upsells loaded', upsells: answer.ok ? answer.data.upsells : [] }),
  };
}
