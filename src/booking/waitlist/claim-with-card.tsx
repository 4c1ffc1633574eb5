import { type FormEvent, useRef, useState } from 'react';
import { useParams } from 'react-router';
import type { CardFieldsHandle } from '../../payments/card/card-step.ts';
import { bookingClient } from '../../platform/api/browser-api.ts';
import { Button } from '../../ui/button.tsx';
import type { CardGuarantee } from '../contracts/booking.ts';
import { LazyCardFields } from '../parts/lazy-card-fields.tsx';
import { RefusalAlert } from '../parts/refusal-alert.tsx';
import { claimByCard } from './claim-by-card.ts';
import { waitlistCalls } from './waitlist-calls.ts';

type ClaimWithCardProps = { terms: CardGuarantee; phone: string; onOutcome: (words: string | null) => void };

/**
 * The card guarantee for the offered table, then the claim. Both calls come from this browser, since a card belongs to
 * the visitor who added it. `onOutcome` receives the message once the table is claimed or gone for good.
 */
export function ClaimWithCard({ terms, phone, onOutcome }: ClaimWithCardProps) {
  const { waitlistToken = '' } = useParams();
  const card = useRef<CardFieldsHandle>(null);
  const customerId = useRef<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  const take = async () => {
    const deps = { api: bookingClient, calls: waitlistCalls(bookingClient, waitlistToken) };
    const result = await claimByCard(deps, card.current, customerId.current);
    if (result.ok || result.gone) return onOutcome(result.ok ? null : result.words);
    customerId.current = result.customerId;
    setWords(result.words);
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
      <LazyCardFields ref={card} terms={terms} />
      <RefusalAlert words={words} phone={phone} />
      <Button type="submit" size="large" className="justify-self-start" aria-disabled={busy || undefined}>
        Take this table
      </Button>
    </form>
  );
}
