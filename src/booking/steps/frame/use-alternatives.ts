import { useEffect, useState } from 'react';
import { bookingClient } from '../../../platform/api/browser-api.ts';
import type { AlternativesAnswer } from '../../contracts/booking.ts';
import { bookingCalls } from '../../flow/booking-calls.ts';
import { choicesKey } from '../../flow/journey-step-two.ts';
import { partyRequestOf } from '../../flow/party-request.ts';
import type { Journey } from './journey-props.ts';

const calls = bookingCalls(bookingClient);

/** Alternatives to a full time; null until they're loaded. */
export function useAlternatives({ state, page }: Pick<Journey, 'state' | 'page'>, time: string) {
  const party = partyRequestOf(state);
  const key = party && `${choicesKey(party)} ${time}`;
  const [result, setResult] = useState<{ key: string; answer: AlternativesAnswer } | null>(null);
  const isPage = page !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything in the request
  useEffect(() => {
    let current = true;
    if (party && key && !isPage)
      void calls.alternatives(party, time).then((result) => {
        if (current && result.ok) setResult({ key, answer: result.data });
      });
    return () => {
      current = false;
    };
  }, [key, isPage]);
  if (page) return page.alternatives;
  return result?.key === key ? result.answer : null;
}
