import { useEffect, useState } from 'react';
import { bookingClient } from '../../../platform/api/browser-api.ts';
import type { AlternativesAnswer } from '../../contracts/booking.ts';
import { bookingCalls } from '../../flow/booking-calls.ts';
import type { JourneyState } from '../../flow/journey-state.ts';
import { choicesKey } from '../../flow/journey-step-two.ts';
import { partyRequestOf } from '../../flow/party-request.ts';

const calls = bookingCalls(bookingClient);

/** Alternatives to a full time; null until they are loaded. */
export function useAlternatives(state: JourneyState, time: string): AlternativesAnswer | null {
  const party = partyRequestOf(state);
  const key = party && `${choicesKey(party)} ${time}`;
  const [found, setFound] = useState<{ key: string; answer: AlternativesAnswer } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the whole request
  useEffect(() => {
    let current = true;
    if (party && key)
      void calls.alternatives(party, time).then((result) => {
        if (current && result.ok) setFound({ key, answer: result.data });
      });
    return () => {
      current = false;
    };
  }, [key]);
  return found?.key === key ? found.answer : null;
}
