import { type Dispatch, useEffect } from 'react';
import type { ApiResult } from '../../../platform/api/api-client.ts';
import { pushToDataLayer } from '../../../platform/data-layer.ts';
import { serverNow } from '../../../platform/server-clock.ts';
import * as errorCodes from '../../../values/error-codes.ts';
import { NOT_FOUND } from '../../../values/http-status.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { coversOf } from '../../contracts/covers.ts';
import { restaurantBySlug } from '../../flow/arrived-answers.ts';
import type { BookingCalls, PartyRequest } from '../../flow/booking-calls.ts';
import type { JourneyAction } from '../../flow/journey-action.ts';
import type { JourneyState } from '../../flow/journey-state.ts';
import { partyRequestOf } from '../../flow/party-request.ts';
import {
  choicesQuestion,
  eventTimesQuestion,
  occasionsQuestion,
  type Question,
  slotsQuestion,
  upsellsQuestion,
} from '../../flow/questions.ts';

type Journey = { state: JourneyState; dispatch: Dispatch<JourneyAction>; calls: BookingCalls };

/** Runs `ask` when `key` changes and passes the response to `onAnswer`, unless the key has changed since. */
function useAnswer<Answer>(key: string | null, ask: () => Promise<Answer>, onAnswer: (answer: Answer) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything the question depends on
  useEffect(() => {
    if (key === null) return;
    let current = true;
    void ask().then((answer) => {
      if (current) onAnswer(answer);
    });
    return () => {
      current = false;
    };
  }, [key]);
}

/** Loads the link's restaurant. */
export function useRestaurant({ state, dispatch }: Omit<Journey, 'calls'>): void {
  const slug = state.prefill.slug ?? null;
  useAnswer(
    slug && `${slug} ${state.tries}`,
    () => restaurantBySlug(slug ?? ''),
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

/** Loads the voucher of the link's offer. */
export function useVoucher({ state: { offer, voucher }, dispatch, calls }: Journey): void {
  useAnswer(
    voucher ? null : offer,
    () => calls.voucher(offer ?? '', londonNow(serverNow()).date),
    (answer) => dispatch({ type: 'voucher loaded', voucher: answer }),
  );
}

const isWithoutTable = (action: JourneyAction): boolean =>
  action.type === 'slots failed' ||
  (action.type === 'slots loaded' && action.slots.every(({ canEnquire }) => canEnquire)) ||
  (action.type === 'event times loaded' && action.slots.length === 0);

/** Reports a failed slot search to analytics (product 5.8), without personal data. */
function reportUnavailable({ storeId, date, adults, children, occasionId }: PartyRequest): void {
  const covers = coversOf({ adultCovers: adults, childCovers: children });
  pushToDataLayer({ event: 'booking_unavailable', storeId, date, covers, occasionId });
}

type QuestionParts<Answer> = { question: Question<Answer> | null; before?: () => Promise<void> };

/** Asks a question of the journey once `before` is done; reports a search that found no table. */
function useQuestion<Answer>({ state, dispatch, calls }: Journey, { question, before }: QuestionParts<Answer>): void {
  useAnswer<ApiResult<Answer> | null>(
    question?.key ?? null,
    async () => {
      if (question?.loading) dispatch(question.loading);
      await before?.();
      return question?.ask(calls) ?? null;
    },
    (answer) => {
      if (!question || !answer) return;
      const action = question.action(answer);
      dispatch(action);
      const party = partyRequestOf(state);
      if (party && isWithoutTable(action)) reportUnavailable(party);
    },
  );
}

/**
 * Loads what the journey lacks for its step. Times wait for pending releases, or the diner's previous hold would count
 * as taken.
 */
export function useQuestions(journey: Journey, isBookable: boolean, releasesSettled: () => Promise<void>): void {
  const { state } = journey;
  useQuestion(journey, { question: isBookable ? occasionsQuestion(state) : null });
  useQuestion(journey, { question: choicesQuestion(state) });
  useQuestion(journey, {
    question: slotsQuestion(state, () => londonNow(serverNow()).minutes),
    before: releasesSettled,
  });
  useQuestion(journey, { question: eventTimesQuestion(state) });
  useQuestion(journey, { question: upsellsQuestion(state) });
}
