import { type Dispatch, useRef } from 'react';
import type { BookingCalls } from './booking-calls.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import type { JourneyAction } from './journey.ts';
import { wordsFor } from './journey-errors.ts';
import type { BookingType, JourneyBody, JourneyState } from './journey-state.ts';
import { attemptFor } from './journey-step-three.ts';

/** What the card's fields answer: a nonce that stands for the card, or what is wrong. */
export type Tokenised = { ok: true; nonce: string } | { ok: false; message: string };
/** `tokenise` asks the card's fields, where a card is wanted and none has been accepted yet. */
export type SendBooking = (tokenise?: () => Promise<Tokenised>) => Promise<void>;

type Parts = { state: JourneyState; dispatch: Dispatch<JourneyAction>; calls: BookingCalls };

/** The card provider's customer, asked for once: the card accepted for a booking that failed is not asked for again. */
async function acceptedCard({ state, dispatch, calls }: Parts, tokenise: () => Promise<Tokenised>) {
  const { firstName, lastName, email } = state.customer;
  dispatch({ type: 'card sent' });
  const card = await tokenise();
  if (!card.ok) return refused(card.message);
  const names = { firstName: firstName.value, lastName: lastName.value, email: email.value };
  const answer = await calls.submitCard({ nonce: card.nonce, ...names });
  if (!answer.ok) return refused(answer.status === DECLINED ? answer.error.message : wordsFor(answer.error));
  dispatch({ type: 'card accepted', customerId: answer.data.customerId });
  return answer.data.customerId;

  function refused(message: string): null {
    dispatch({ type: 'card refused', message });
    return null;
  }
}
const DECLINED = 422;

/** Sends what was written once, however often it is asked to while an answer is awaited: first the card, if any. */
export function useSubmit(parts: Parts): SendBooking {
  const underWay = useRef(false);
  const send: SendBooking = async (tokenise) => {
    const { state, dispatch, calls } = parts;
    const attempt = attemptFor(state, newIdempotencyKey);
    if (!attempt) return;
    const needsCard = state.cardGuarantee !== null && state.braintreeCustomerId === null && tokenise;
    const customerId = needsCard ? await acceptedCard(parts, tokenise) : state.braintreeCustomerId;
    if (needsCard && customerId === null) return;
    dispatch({ type: 'submitting', attempt });
    const { storeId, type, body } = JSON.parse(attempt.sent) as {
      storeId: string;
      type: BookingType;
      body: JourneyBody;
    };
    const answer = await calls.submit(storeId, type, {
      ...body,
      idempotencyKey: attempt.idempotencyKey,
      ...(customerId && { braintreeCustomerId: customerId }),
      ...(state.hold && { holdToken: state.hold.holdToken }),
    });
    if (answer.ok) dispatch({ type: 'submitted', answer: answer.data });
    else dispatch({ type: 'submit failed', error: answer.error });
  };
  return async (tokenise) => {
    if (underWay.current) return;
    underWay.current = true;
    await send(tokenise).finally(() => {
      underWay.current = false;
    });
  };
}
