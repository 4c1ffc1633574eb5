import { useEffect, useState } from 'react';
import { bookingApi } from '../../platform/browser-api.ts';
import type { AlternativesAnswer } from '../contract.ts';
import { bookingCalls } from './booking-calls.ts';
import type { JourneyState } from './journey-state.ts';
import { choicesKey } from './journey-step-two.ts';
import { partyWish } from './party-wish.ts';

const calls = bookingCalls(bookingApi);

/** What could be had instead of a time that is full; null until it is known. */
export function useAlternatives(state: JourneyState, time: string): AlternativesAnswer | null {
  const wish = partyWish(state);
  const key = wish && `${choicesKey(wish)} ${time}`;
  const [found, setFound] = useState<{ key: string; answer: AlternativesAnswer } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the whole wish
  useEffect(() => {
    let current = true;
    if (wish && key)
      void calls.alternatives(wish, time).then((result) => {
        if (current && result.ok) setFound({ key, answer: result.data });
      });
    return () => {
      current = false;
    };
  }, [key]);
  return found?.key === key ? found.answer : null;
}
