import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CardFieldsHandle } from '../../../payments/card/card-step.ts';
import { newIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { requestCaptchaToken } from '../../../platform/captcha/captcha-token.ts';
import { CONFLICT } from '../../../values/http-status.ts';
import type { BookingCalls } from '../../flow/booking-calls.ts';
import type { JourneyAction } from '../../flow/journey-action.ts';
import { userMessageFor } from '../../flow/journey-errors.ts';
import type { Attempt, JourneyState, SentBooking } from '../../flow/journey-state.ts';
import { attemptFor } from '../../flow/journey-step-three.ts';
import type { SendBooking } from '../../steps/frame/journey-props.ts';

type Parts = { state: JourneyState; dispatch: Dispatch<JourneyAction>; calls: BookingCalls };
type SendingParts = Parts & { leftAt: RefObject<number> };

const NO_ANSWER = 0;
const LEAVING_MS = 5_000;

/** When the page last began to be left. A link to a phone number fires `beforeunload` too, and the page stays. */
function useLeftAt(): RefObject<number> {
  const leftAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const leave = () => {
      leftAt.current = performance.now();
    };
    window.addEventListener('beforeunload', leave);
    return () => window.removeEventListener('beforeunload', leave);
  }, []);
  return leftAt;
}

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

/** The answer to what was sent, or is now, under this key. */
async function answerTo(
  { state, calls }: Parts,
  sent: string,
  { idempotencyKey, customerId }: { idempotencyKey: string; customerId: string | null },
) {
  const { storeId, type, body } = JSON.parse(sent) as SentBooking;
  const captcha = await requestCaptchaToken();
  return calls.submit(storeId, type, {
    ...body,
    ...(captcha && { captchaToken: captcha }),
    idempotencyKey,
    ...(customerId && { braintreeCustomerId: customerId }),
    ...(state.hold && { holdToken: state.hold.holdToken }),
  });
}

/** Sends the attempt. Where its key is taken, one of those that were sent before had arrived: that one is asked about. */
async function deliver(
  parts: SendingParts,
  { idempotencyKey, sent }: Attempt,
  customerId: string | null,
): Promise<void> {
  const { state, dispatch } = parts;
  const under = { idempotencyKey, customerId };
  let answered = sent;
  let answer = await answerTo(parts, sent, under);
  for (const before of state.unanswered) {
    if (answer.ok || answer.status !== CONFLICT) break;
    if (before === sent) continue;
    answered = before;
    answer = await answerTo(parts, before, under);
  }
  if (answer.ok) return dispatch({ type: 'submitted', answer: answer.data, sent: answered });
  // Browsers abort requests when a page is left. Until then the journey stays saved as sending, and the next page asks again.
  const isLeaving = answer.status === NO_ANSWER && performance.now() - parts.leftAt.current < LEAVING_MS;
  if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  dispatch({ type: 'submit failed', error: answer.error, status: answer.status });
}

async function send(parts: SendingParts, card?: CardFieldsHandle | null): Promise<void> {
  const { state, dispatch } = parts;
  const attempt = attemptFor(state, newIdempotencyKey);
  if (!attempt) return;
  const needsCard = state.cardGuarantee !== null && state.braintreeCustomerId === null && card;
  const customerId = needsCard ? await acceptedCard(parts, card) : state.braintreeCustomerId;
  if (needsCard && customerId === null) return;
  // Its effect saves the attempt, which must be kept even if the page is left at once.
  flushSync(() => dispatch({ type: 'submitting', attempt }));
  await deliver(parts, attempt, customerId);
}

/**
 * Sends the form once, however often it is called before the answer: the card first, if any. What was being sent when the
 * page was left is asked about again, under its key.
 */
export function useSubmit(journey: Parts): SendBooking {
  const parts = { ...journey, leftAt: useLeftAt() };
  const underWay = useRef(false);
  const once = async (work: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    await work().finally(() => {
      underWay.current = false;
    });
  };
  const { submitting, attempt } = parts.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the journey began with
  useEffect(() => {
    if (submitting && attempt) void once(() => deliver(parts, attempt, null));
  }, []);
  return (card) => once(() => send(parts, card));
}
