import { type RefObject, useEffect } from 'react';
import type { CardFieldsHandle } from '../../payments/card-step.ts';
import { bookingApi } from '../../platform/browser-api.ts';
import { bookingCalls } from './booking-calls.ts';
import type { JourneyState } from './journey-state.ts';
import { Late } from './late.tsx';
import { cardFieldsCode } from './late-card-fields.ts';

const calls = bookingCalls(bookingApi);

async function getClientToken(): Promise<string> {
  const answer = await calls.cardToken();
  if (!answer.ok) throw new Error(answer.error.title);
  return answer.data.clientToken;
}

type CardGuaranteeProps = { state: JourneyState; card: RefObject<CardFieldsHandle | null> };

/** The card that stands good for the table: first what that means, then its fields. */
export function CardGuarantee({ state, card }: CardGuaranteeProps) {
  const { cardGuarantee: terms, braintreeCustomerId, cardError } = state;
  useEffect(() => {
    if (terms) cardFieldsCode.prefetch();
  }, [terms]);
  if (!terms) return null;
  return (
    <section aria-label="Card guarantee" className="mt-6 border-t border-line pt-5">
      {braintreeCustomerId ? (
        <p className="font-semibold">Your card has been accepted. Nothing was taken from it.</p>
      ) : (
        <Late
          code={cardFieldsCode}
          props={{ ref: card, terms: terms.wording, amountPence: terms.amount, getClientToken }}
          meanwhile={<p className="text-ink-soft">Getting ready to take your card…</p>}
        />
      )}
      {cardError && <p className="mt-4 border-l-4 border-tomato bg-tomato-tint px-4 py-3 font-semibold">{cardError}</p>}
    </section>
  );
}
