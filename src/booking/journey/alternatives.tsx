import { useEffect, useState } from 'react';
import { bookingApi } from '../../platform/browser-api.ts';
import { formatTime } from '../../restaurants/wall-time.ts';
import type { AlternativesAnswer } from '../contract.ts';
import { AlternativesList } from './alternatives-list.tsx';
import { bookingCalls } from './booking-calls.ts';
import { openBooking } from './booking-request.ts';
import { JourneyNotice } from './journey-notice.tsx';
import { choicesKey, timeToLookAround } from './journey-step-two.ts';
import { dayInWords } from './journey-words.ts';
import { partyWish } from './party-wish.ts';
import type { Journey } from './use-journey.ts';

const calls = bookingCalls(bookingApi);

function useAlternatives({ state }: Journey): AlternativesAnswer | null {
  const [answer, setAnswer] = useState<AlternativesAnswer | null>(null);
  const wish = partyWish(state);
  const time = timeToLookAround(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the whole wish
  useEffect(() => {
    let current = true;
    if (wish)
      void calls.alternatives(wish, time).then((result) => {
        if (current && result.ok) setAnswer(result.data);
      });
    return () => {
      current = false;
    };
  }, [wish && choicesKey(wish), time]);
  return answer;
}

/** Nothing is free: the nearest free times here with any menu and area, other restaurants, another day. */
export function Alternatives({ journey }: { journey: Journey }) {
  const { state, dispatch } = journey;
  const answer = useAlternatives(journey);
  const date = state.selectedBookingDate ?? '';
  const take = (slug: string | null, time: string) => {
    const occasionId = state.selectedOccasion ?? undefined;
    const here = state.restaurant?.slug;
    openBooking({ slug: slug ?? here, date, time, covers: state.coverSize, occasionId });
    if (slug === null) dispatch({ type: 'step set', step: 2 });
  };
  return (
    <div>
      <JourneyNotice phone={state.restaurant?.phone}>{state.slotsError ?? ''}</JourneyNotice>
      {answer && (
        <AlternativesList
          answer={answer}
          title={state.restaurant?.title ?? ''}
          day={dayInWords(date)}
          renderTime={(slug, time) => (
            <button type="button" className="slip" onClick={() => take(slug, time)}>
              {formatTime(time)}
            </button>
          )}
        />
      )}
      <button
        type="button"
        className="text-link mt-4 min-h-11 font-semibold"
        onClick={() => dispatch({ type: 'step subtracted' })}
      >
        Try another day
      </button>
    </div>
  );
}
