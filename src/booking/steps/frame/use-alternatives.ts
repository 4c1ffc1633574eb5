import { useEffect, useState } from 'react';
import { bookingClient } from '../../../platform/api/browser-api.ts';
import type { AlternativesAnswer } from '../../contracts/booking.ts';
import { bookingCalls } from '../../flow/booking-calls.ts';
import { choicesKey } from '../../flow/journey-step-two.ts';
import { partyRequestOf } from '../../flow/party-request.ts';
import type { Journey } from './journey-props.ts';

const calls = bookingCalls(bookingClient);

/** Alternatives to a full time; null until they are loaded. */
export function useAlternatives({ state, page }: Pick<Journey, 'state' | 'page'>, time: string) {
  const party = partyRequestOf(state);
  const key = party && `${choicesKey(party)} ${time}`;
  const [loaded, setLoaded] = useState<{ key: string; answer: AlternativesAnswer } | null>(null);
  const isPage = page !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the whole request
  useEffect(() => {
    let current = true;
    if (party && key && !isPage)
      void calls.alternatives(party, time).then((result) => {
        if (current && result.ok) setLoaded({ key, answer: result.data });
      });
    return () => {
      current = false;
    };
  }, [key, isPage]);
  if (page) return page.alternatives;
  return loaded?.key === key ? loaded.answer : null;
}
