import { type Dispatch, useRef } from 'react';
import type { CardFieldsHandle } from '../../../payments/card/card-step.ts';
import { newIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { requestCaptchaToken } from '../../../platform/captcha/captcha-token.ts';
import type { BookingCalls } from '../../flow/booking-calls.ts';
import type { JourneyAction } from '../../flow/journey-action.ts';
import { userMessageFor } from '../../flow/journey-errors.ts';
import type { BookingType, JourneyBody, JourneyState } from '../../flow/journey-state.ts';
import { attemptFor } from '../../flow/journey-step-three.ts';

/** `card`: the card fields, when a card is required and none has been accepted yet. */
export type SendBooking = (card?: CardFieldsHandle | null) => Promise<void>;

type Parts = { state: JourneyState; dispatch: Dispatch<JourneyAction>; calls: BookingCalls };

/** The payment provider's customer id for the card; null when it was refused, which the card fields then show. */
async function acceptedCard({ state, dispatch, calls }: Parts, fields: CardFieldsHandle): Promise<string | null> {
  const { firstName, lastName, email } = state.customer;
  dispatch({ type: 'card sent' });
  const card = await fields.tokenise();
  if (!card.ok) return refused(card.message);
  const names = { firstName: firstName.value, lastName: lastName.value, email: email.value };
  const answer = await calls.submitCard({ nonce: card.nonce, ...names });
  if (!answer.ok) {
    fields.showErrors(answer.error.fields ?? {});
    return refused(answer.error.message || userMessageFor(answer.error));
  }
  dispatch({ type: 'card accepted', customerId: answer.data.customerId });
  return answer.data.customerId;

  function refused(message: string): null {
    dispatch({ type: 'card refused', message });
    return null;
  }
}

/** Sends the form once, however often it is called before the answer: the card first, if any. */
export function useSubmit(parts: Parts): SendBooking {
  const underWay = useRef(false);
  const send: SendBooking = async (card) => {
    const { state, dispatch, calls } = parts;
    const attempt = attemptFor(state, newIdempotencyKey);
    if (!attempt) return;
    const needsCard = state.cardGuarantee !== null && state.braintreeCustomerId === null && card;
    const customerId = needsCard ? await acceptedCard(parts, card) : state.braintreeCustomerId;
    if (needsCard && customerId === null) return;
    dispatch({ type: 'submitting', attempt });
    const { storeId, type, body } = JSON.parse(attempt.sent) as {
      storeId: string;
      type: BookingType;
      body: JourneyBody;
    };
    const captcha = await requestCaptchaToken();
    const answer = await calls.submit(storeId, type, {
      ...body,
      ...(captcha && { captchaToken: captcha }),
      idempotencyKey: attempt.idempotencyKey,
      ...(customerId && { braintreeCustomerId: customerId }),
      ...(state.hold && { holdToken: state.hold.holdToken }),
    });
    if (answer.ok) dispatch({ type: 'submitted', answer: answer.data });
    else dispatch({ type: 'submit failed', error: answer.error });
  };
  return async (card) => {
    if (underWay.current) return;
    underWay.current = true;
    await send(card).finally(() => {
      underWay.current = false;
    });
  };
}
