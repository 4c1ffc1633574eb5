import { type RefObject, useEffect } from 'react';
import type { CardErrors } from '../../../payments/card/card-entry.ts';
import type { CardFieldsHandle } from '../../../payments/card/card-step.ts';
import type { JourneyState } from '../../flow/journey-state.ts';
import { cardFieldsCode, LazyCardFields } from '../../parts/lazy-card-fields.tsx';

type CardGuaranteeFieldsProps = {
  state: JourneyState;
  card: RefObject<CardFieldsHandle | null>;
  onErrors: (errors: CardErrors) => void;
};

export function CardGuaranteeFields({ state, card, onErrors }: CardGuaranteeFieldsProps) {
  const { cardGuarantee: terms, braintreeCustomerId } = state;
  useEffect(() => {
    if (terms) cardFieldsCode.prefetch();
  }, [terms]);
  if (!terms) return null;
  return (
    <section aria-label="Card guarantee" className="mt-6 border-t border-line pt-5">
      {braintreeCustomerId ? (
        <p className="font-semibold">Your card’s been accepted. We haven’t charged it.</p>
      ) : (
        <LazyCardFields ref={card} terms={terms} onErrors={onErrors} />
      )}
    </section>
  );
}
