import type { ComponentProps, Ref } from 'react';
import type { CardFieldsHandle } from '../../payments/card/card-step.ts';
import { loadClientToken } from '../../payments/card-calls.ts';
import type CardFields from '../../payments/card-fields.tsx';
import { CardLoading } from '../../payments/card-loading.tsx';
import { bookingClient } from '../../platform/api/browser-api.ts';
import { LazyComponent, RenderLazy } from '../../ui/lazy-component.tsx';
import type { CardGuarantee } from '../contracts/booking.ts';

/** A chunk of its own, since few tables need a card. */
export const cardFieldsCode = new LazyComponent<ComponentProps<typeof CardFields>>(
  async () => (await import('../../payments/card-fields.tsx')).default,
);

const getClientToken = () => loadClientToken(bookingClient);

type LazyCardFieldsProps = {
  ref: Ref<CardFieldsHandle>;
  terms: CardGuarantee;
  onErrors?: ComponentProps<typeof CardFields>['onErrors'];
};

export function LazyCardFields({ ref, terms, onErrors }: LazyCardFieldsProps) {
  return (
    <RenderLazy
      code={cardFieldsCode}
      props={{ ref, terms: terms.wording, amountPence: terms.amount, getClientToken, onErrors }}
      fallback={<CardLoading />}
    />
  );
}
