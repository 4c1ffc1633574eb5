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

/** When the page last started to unload. A link to a phone number fires `beforeunload` too, and the page stays. */
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

/** The payment provider's customer id for the card; null if it was refused, which the card fields show. */
async function acceptCard({ state, dispatch, calls }: Parts, fields: CardFieldsHandle): Promise<string | null> {
  const { firstName, lastName, email } = state.customer;
  dispatch({ type: 'card sent' });
  const card = await fields.tokenise();
  if (!card.ok) return refuse(card.message);
  const names = { firstName: firstName.value, lastName: lastName.value, email: email.value };
  const answer = await calls.submitCard({ nonce: card.nonce, ...names });
  if (!answer.ok) {
    fields.showErrors(answer.error.fields ?? {});
    return refuse(answer.error.message || userMessageFor(answer.error));
  }
  dispatch({ type: 'card accepted', customerId: answer.data.customerId });
  return answer.data.customerId;

  function refuse(message: string): null {
    dispatch({ type: 'card refused', message });
    return null;
  }
}

/** Sends a booking under the key: the first time, or again to find out whether it arrived. */
async function submitUnder(
  { state, calls }: Parts,
  booking: string,
  { idempotencyKey, customerId }: { idempotencyKey: string; customerId: string | null },
) {
  const { storeId, type, body } = JSON.parse(booking) as SentBooking;
  const captcha = await requestCaptchaToken();
  return calls.submit(storeId, type, {
    ...body,
    ...(captcha && { captchaToken: captcha }),
    idempotencyKey,
    ...(customerId && { braintreeCustomerId: customerId }),
    ...(state.hold && { holdToken: state.hold.holdToken }),
  });
}

/** Sends the attempt. On a conflict an earlier version has arrived under its key: resends those to find out which. */
async function deliver(
  parts: SendingParts,
  { idempotencyKey, sent }: Attempt,
  customerId: string | null,
): Promise<void> {
  const { state, dispatch } = parts;
  const key = { idempotencyKey, customerId };
  let answeredBooking = sent;
  let answer = await submitUnder(parts, sent, key);
  for (const earlier of state.unanswered) {
    if (answer.ok || answer.status !== CONFLICT) break;
    if (earlier === sent) continue;
    answeredBooking = earlier;
    answer = await submitUnder(parts, earlier, key);
  }
  if (answer.ok) return dispatch({ type: 'submitted', answer: answer.data, sent: answeredBooking });
  // Browsers abort requests when a page unloads. The journey stays saved as sending meanwhile, and the next page asks
  // again.
  const isLeaving = answer.status === NO_ANSWER && performance.now() - parts.leftAt.current < LEAVING_MS;
  if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  dispatch({ type: 'submit failed', error: answer.error, status: answer.status });
}

async function send(parts: SendingParts, card?: CardFieldsHandle | null): Promise<void> {
  const { state, dispatch } = parts;
  const attempt = attemptFor(state, newIdempotencyKey);
  if (!attempt) return;
  const needsCard = state.cardGuarantee !== null && state.braintreeCustomerId === null && card;
  const customerId = needsCard ? await acceptCard(parts, card) : state.braintreeCustomerId;
  if (needsCard && customerId === null) return;
  // Its effect saves the attempt, which must happen even if the page unloads at once.
  flushSync(() => dispatch({ type: 'submitting', attempt }));
  await deliver(parts, attempt, customerId);
}

/**
 * Sends the form once, however often it's called before the response: the card first, if any. What was in flight when
 * the page was left is sent again under its key.
 */
export function useSubmit(journey: Parts): SendBooking {
  const parts = { ...journey, leftAt: useLeftAt() };
  const isSending = useRef(false);
  const runOnce = async (work: () => Promise<void>) => {
    if (isSending.current) return;
    isSending.current = true;
    await work().finally(() => {
      isSending.current = false;
    });
  };
  const { submitting, attempt } = parts.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the journey's initial state
  useEffect(() => {
    if (submitting && attempt) void runOnce(() => deliver(parts, attempt, null));
  }, []);
  return (card) => runOnce(() => send(parts, card));
}
