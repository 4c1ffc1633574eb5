import { lazy, type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { type CardFieldsHandle, NOT_READY } from './card-step.ts';
import { CardTerms } from './card-terms.tsx';
import { type VaultKind, vaultOf } from './client-token.ts';
import { TestCardForm } from './test-vault/test-card-form.tsx';
import './card-fields.css';

const HostedCardForm = lazy(() => import('./braintree/hosted-card-form.tsx'));

type Opened = { kind: VaultKind; clientToken: string };

type CardFieldsProps = {
  ref: Ref<CardFieldsHandle>;
  /** What the diner agrees to by giving a card, in sentences (see guarantee-words.ts). */
  terms: string[];
  /** What could be charged: banks ask about it in their own step. */
  amountPence: number;
  /** GET /api/v1/payments/client-token; rejects when there is none to be had. */
  getClientToken: () => Promise<string>;
  /** The fields can be typed into. */
  onReady?: () => void;
};

/** Asks for a client token once per turn; null when there is none or it is of no kind we know. */
function useClientToken(getClientToken: () => Promise<string>, turn: number): Opened | null | undefined {
  const [opened, setOpened] = useState<{ turn: number; token: Opened | null }>();
  const ask = useRef(getClientToken);
  ask.current = getClientToken;
  useEffect(() => {
    let gone = false;
    const open = (token: Opened | null) => !gone && setOpened({ turn, token });
    ask.current().then(
      (clientToken) => {
        const kind = vaultOf(clientToken);
        open(kind && { kind, clientToken });
      },
      () => open(null),
    );
    return () => {
      gone = true;
    };
  }, [turn]);
  return opened?.turn === turn ? opened.token : undefined;
}

/**
 * The card step of a booking: the terms, then a card's number, expiry date and security code, taken by whichever
 * provider the client token belongs to. To be loaded when a card is asked for:
 *
 *     const CardFields = lazy(() => import('../../payments/card-fields.tsx'));
 *     <CardFields ref={card} terms={terms} amountPence={4000} getClientToken={getClientToken} />
 *     const taken = await card.current.tokenise(); // then POST taken.nonce; on 422: card.current.showErrors(fields)
 *
 * Everything typed stays in the browser or with the provider. The fields are a group named "Your card" with "Card
 * number", "Expiry date" and "Security code"; the bank's step is a dialog named "Confirm with your bank".
 */
export default function CardFields({ ref, terms, amountPence, getClientToken, onReady }: CardFieldsProps) {
  const [turn, setTurn] = useState(0);
  const [failed, setFailed] = useState(false);
  const opened = useClientToken(getClientToken, turn);
  const form = useRef<CardFieldsHandle>(null);
  useImperativeHandle(
    ref,
    () => ({
      tokenise: async () => form.current?.tokenise() ?? { ok: false, message: NOT_READY },
      showErrors: (fields) => form.current?.showErrors(fields),
    }),
    [],
  );
  const again = () => {
    setFailed(false);
    setTurn(turn + 1);
  };
  const Form = opened?.kind === 'braintree' ? HostedCardForm : TestCardForm;
  const laying = <p role="status">Getting ready to take your card…</p>;
  return (
    <fieldset className="card-fields">
      <legend className="mb-3 text-dish font-semibold">Your card</legend>
      <CardTerms terms={terms} />
      {failed || opened === null ? (
        <OutOfReach onTryAgain={again} />
      ) : (
        <Suspense fallback={laying}>
          {opened ? (
            <Form
              key={turn}
              ref={form}
              clientToken={opened.clientToken}
              amountPence={amountPence}
              onReady={() => onReady?.()}
              onFailed={() => setFailed(true)}
            />
          ) : (
            laying
          )}
        </Suspense>
      )}
    </fieldset>
  );
}

function OutOfReach({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div role="alert" className="border-l-4 border-tomato bg-tomato-tint px-4 py-3">
      <p className="font-semibold">We cannot reach our card service just now. Nothing was charged.</p>
      <Button variant="quiet" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}
