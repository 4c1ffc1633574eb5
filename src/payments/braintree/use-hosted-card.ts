import { useEffect, useRef, useState } from 'react';
import { type CardFormProps, cardFieldId } from '../card/card-step.ts';
import type { CardField } from '../card/card-vault.ts';
import { type HostedCard, openHostedCard } from './hosted-card.ts';

/** Enough for a slow connection; after that, retrying beats waiting. */
const OPEN_WITHIN_MS = 20_000;

const containerOf = (field: CardField) => document.getElementById(cardFieldId(field)) as HTMLElement;
const containers = () => ({ number: containerOf('number'), expiry: containerOf('expiry'), cvv: containerOf('cvv') });

type Wanted = Pick<CardFormProps, 'clientToken' | 'onReady' | 'onFailed'>;

/** Opens the provider's fields in their containers while the form is mounted. `bankPage`: the bank's page, if open. */
export function useHostedCard({ clientToken, onReady, onFailed }: Wanted) {
  const card = useRef<HostedCard>(null);
  const [bankPage, setBankPage] = useState<HTMLElement | null>(null);
  const callbacks = useRef({ onReady, onFailed });
  callbacks.current = { onReady, onFailed };
  useEffect(() => {
    const unmount = new AbortController();
    const giveUp = () => {
      if (unmount.signal.aborted) return;
      unmount.abort();
      callbacks.current.onFailed();
    };
    const late = setTimeout(giveUp, OPEN_WITHIN_MS);
    const keep = (hostedCard: HostedCard) => {
      clearTimeout(late);
      if (unmount.signal.aborted) return hostedCard.close();
      card.current = hostedCard;
      callbacks.current.onReady();
    };
    const bank = { show: setBankPage, hide: () => setBankPage(null) };
    openHostedCard({ clientToken, containers: containers(), bank, signal: unmount.signal }).then(keep, giveUp);
    return () => {
      clearTimeout(late);
      unmount.abort();
      card.current?.close();
      card.current = null;
    };
  }, [clientToken]);
  return { card, bankPage };
}
