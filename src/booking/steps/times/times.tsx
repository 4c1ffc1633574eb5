import { useRef } from 'react';
import { inServiceOrder } from '../../../values/time/time-window.ts';
import type { Slot } from '../../contracts/booking.ts';
import type { JourneyState } from '../../flow/journey-state.ts';
import { isFreedChosen, newsInWords } from '../../flow/journey-text.ts';
import { nearestTimes } from '../../rules/times/suggested-time.ts';
import type { Journey } from '../frame/journey-props.ts';
import { useAlternatives } from '../frame/use-alternatives.ts';
import { WaitlistOffer } from '../frame/waitlist-offer.tsx';
import { Alternatives } from './alternatives.tsx';
import { FullTime } from './full-time.tsx';
import { TimeButton, TimeButtons } from './time-buttons.tsx';

const NEAREST = 4;

/** The times to choose from; if nothing is free, alternatives come first. */
export function Times({ journey }: { journey: Journey }) {
  const { state, dispatch, page } = journey;
  const full = useRef<HTMLDivElement>(null);
  const pick = (slot: Slot) => {
    dispatch({ type: 'slot chosen', slot });
    // What to do about a full time is shown below all times.
    if (slot.canEnquire) requestAnimationFrame(() => full.current?.scrollIntoView({ block: 'nearest' }));
  };
  const nothingFree = state.slots.every(({ canEnquire }) => canEnquire);
  if (state.slots.length === 0 && !state.slotsError) return state.stepTwoLoading ? <TimesLoading /> : null;
  return (
    <div className="grid gap-6">
      {nothingFree && <Alternatives journey={journey} />}
      {!nothingFree && hasTimeNews(state) && <NearestTimes journey={journey} />}
      {state.slots.length > 0 && (
        <div aria-busy={state.stepTwoLoading} className="transition-opacity aria-busy:opacity-60">
          {nothingFree && <p className="mb-3 font-semibold">Or ask for a time that’s full</p>}
          <TimeButtons slots={state.slots} value={state.selectedBookingTime} onPick={page ? undefined : pick} />
        </div>
      )}
      {state.isEnquiry && state.selectedBookingTime && (
        <div ref={full}>
          <FullTime journey={journey} time={state.selectedBookingTime} />
        </div>
      )}
    </div>
  );
}

/** Whether there's news that the requested time isn't available. */
const hasTimeNews = (state: JourneyState) => !isFreedChosen(state) && newsInWords(state) !== null;

/**
 * The free times nearest to the requested one, and the waitlist for that if it's open. A full time that was picked has
 * its own.
 */
function NearestTimes({ journey }: { journey: Journey }) {
  const { state, dispatch, page } = journey;
  const time = state.news?.time ?? '';
  const answer = useAlternatives(journey, time);
  const free = state.slots.filter(({ canEnquire }) => !canEnquire);
  const times = free.map((slot) => slot.time);
  const nearest = inServiceOrder(nearestTimes(time, times, NEAREST));
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-4 gap-2">
        {nearest.map((freeTime) => {
          const slot = { time: freeTime, canEnquire: false };
          return (
            <li key={freeTime}>
              <TimeButton
                slot={slot}
                chosen={freeTime === state.selectedBookingTime}
                onPick={page ? undefined : () => dispatch({ type: 'slot chosen', slot })}
              />
            </li>
          );
        })}
      </ul>
      {!state.isEnquiry && !free.some((slot) => slot.time === time) && (
        // Reserves its room, so that the times below don't move.
        <p className="min-h-12">{answer?.waitlist && <WaitlistOffer journey={journey} time={time} />}</p>
      )}
    </div>
  );
}

function TimesLoading() {
  return <p className="py-8 text-center font-display text-dish text-ink-soft">Looking for free tables…</p>;
}
