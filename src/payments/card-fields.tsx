import { lazy, type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/forms/error-box.tsx';
import type { CardErrors } from './card/card-entry.ts';
import { type CardFieldsHandle, NOT_READY } from './card/card-step.ts';
import { type VaultKind, vaultOf } from './card/client-token.ts';
import { CardLoading } from './card-loading.tsx';
import { CardTerms } from './card-terms.tsx';
import { TestCardForm } from './test-vault/test-card-form.tsx';

const HostedCardForm = lazy(() => import('./braintree/hosted-card-form.tsx'));

type Opened = { kind: VaultKind; clientToken: string };

type CardFieldsProps = {
  ref: Ref<CardFieldsHandle>;
  /** The terms of the card guarantee, one sentence each (see guarantee-words.ts). */
  terms: string[];
  /** The maximum charge in pence, which banks show when confirming. */
  amountPence: number;
  /** GET /api/v1/payments/client-token; rejects if no token can be loaded. */
  getClientToken: () => Promise<string>;
  /** Called once the fields accept input. */
  onReady?: () => void;
  /** Called with the fields' errors, for the form's summary. */
  onErrors?: (errors: CardErrors) => void;
};

/** Requests a client token once per `turn`: undefined while loading, null if it fails or its kind is unknown. */
function useClientToken(getClientToken: () => Promise<string>, turn: number): Opened | null | undefined {
  const [state, setOpened] = useState<{ turn: number; token: Opened | null }>();
  const ask = useRef(getClientToken);
  ask.current = getClientToken;
  useEffect(() => {
    let isUnmounted = false;
    const open = (token: Opened | null) => !isUnmounted && setOpened({ turn, token });
    ask.current().then(
      (clientToken) => {
        const kind = vaultOf(clientToken);
        open(kind && { kind, clientToken });
      },
      () => open(null),
    );
    return () => {
      isUnmounted = true;
    };
  }, [turn]);
  return state?.turn === turn ? state.token : undefined;
}

/**
 * The card step of a booking: the terms, then a card's number, expiry date and security code, taken by the provider
 * that the client token belongs to. To be loaded when a card is required:
 *
 *     const CardFields = lazy(() => import('../../payments/card-fields.tsx'));
 *     <CardFields ref={card} terms={terms} amountPence={4000} getClientToken={getClientToken} />
 *     const taken = await card.current.tokenise(); // then POST taken.nonce; on 422: card.current.showErrors(fields)
 *
 * Everything typed stays in the browser or with the provider. The fields are a group named "Your card" with "Card
 * number", "Expiry date" and "Security code"; the bank's step is a dialog named "Confirm with your bank".
 */
export default function CardFields({ ref, terms, amountPence, getClientToken, onReady, onErrors }: CardFieldsProps) {
  const [turn, setTurn] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const token = useClientToken(getClientToken, turn);
  const form = useRef<CardFieldsHandle>(null);
  useImperativeHandle(
    ref,
    () => ({
      check: () => form.current?.check() ?? {},
      tokenise: async () => form.current?.tokenise() ?? { ok: false, message: NOT_READY },
      showErrors: (fields) => form.current?.showErrors(fields),
    }),
    [],
  );
  const again = () => {
    setFailed(false);
    setTurn(turn + 1);
  };
  const Form = token?.kind === 'braintree' ? HostedCardForm : TestCardForm;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-dish font-semibold">Your card</legend>
      <CardTerms terms={terms} />
      {hasFailed || token === null ? (
        <OutOfReach onTryAgain={again} />
      ) : (
        <Suspense fallback={<CardLoading />}>
          {token ? (
            <Form
              key={turn}
              ref={form}
              clientToken={token.clientToken}
              amountPence={amountPence}
              onReady={() => onReady?.()}
              onFailed={() => setFailed(true)}
              onErrors={(errors) => onErrors?.(errors)}
            />
          ) : (
            <CardLoading />
          )}
        </Suspense>
      )}
    </fieldset>
  );
}

function OutOfReach({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <ErrorBox role="alert" title="We can’t reach our card service just now. Nothing was charged.">
      <Button variant="quiet" onClick={onTryAgain}>
        Try again
      </Button>
    </ErrorBox>
  );
}
