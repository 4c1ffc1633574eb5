import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { useParams } from 'react-router';
import type CardFields from '../../payments/card-fields.tsx';
import type { CardFieldsHandle } from '../../payments/card-step.ts';
import type { ClientTokenAnswer } from '../../payments/contract.ts';
import { bookingApi } from '../../platform/browser-api.ts';
import { Button } from '../../ui/button.tsx';
import type { CardGuarantee } from '../contract.ts';
import { Late, LateCode } from '../journey/late.tsx';
import { Refusal } from '../manage/refusal.tsx';
import { takeWithCard } from './take-with-card.ts';
import { waitlistCalls } from './waitlist-calls.ts';

const cardFields = new LateCode<ComponentProps<typeof CardFields>>(
  async () => (await import('../../payments/card-fields.tsx')).default,
);

async function getClientToken(): Promise<string> {
  const answer = await bookingApi.get<ClientTokenAnswer>('/api/v1/payments/client-token');
  if (!answer.ok) throw new Error(answer.error.title);
  return answer.data.clientToken;
}

type CardClaimProps = { terms: CardGuarantee; phone: string; onTold: (words: string | null) => void };

/**
 * The card that stands good for the offered table, then the table. Both are asked for from this browser: a card belongs
 * to the visitor who gave it. `onTold` when the table was had, or is gone for good, with the words for it.
 */
export function CardClaim({ terms, phone, onTold }: CardClaimProps) {
  const { waitlistToken = '' } = useParams();
  const card = useRef<CardFieldsHandle>(null);
  const given = useRef<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  const take = async () => {
    const kitchen = { api: bookingApi, calls: waitlistCalls(bookingApi, waitlistToken) };
    const taken = await takeWithCard(kitchen, card.current, given.current);
    if (taken.ok || taken.gone) return onTold(taken.ok ? null : taken.words);
    given.current = taken.customerId;
    setWords(taken.words);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setWords(null);
    void take().finally(() => setBusy(false));
  };
  return (
    <form onSubmit={send} noValidate className="mt-8 grid max-w-text gap-6">
      <Late
        code={cardFields}
        props={{ ref: card, terms: terms.wording, amountPence: terms.amount, getClientToken }}
        meanwhile={<p className="text-ink-soft">Getting ready to take your card…</p>}
      />
      <Refusal words={words} phone={phone} />
      <Button type="submit" size="large" className="justify-self-start" aria-disabled={busy || undefined}>
        Take this table
      </Button>
    </form>
  );
}
