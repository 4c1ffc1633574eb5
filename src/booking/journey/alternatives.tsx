import { formatTime } from '../../restaurants/wall-time.ts';
import { AlternativesList } from './alternatives-list.tsx';
import { openBooking } from './booking-request.ts';
import { JourneyNotice } from './journey-notice.tsx';
import { timeToLookAround } from './journey-step-two.ts';
import { dayInWords } from './journey-words.ts';
import { useAlternatives } from './use-alternatives.ts';
import type { Journey } from './use-journey.ts';
import { WaitlistOffer } from './waitlist-offer.tsx';

/** Nothing is free: the nearest free times here with any menu and area, other restaurants, another day, the line. */
export function Alternatives({ journey }: { journey: Journey }) {
  const { state, dispatch } = journey;
  const time = timeToLookAround(state);
  const answer = useAlternatives(state, time);
  const date = state.selectedBookingDate ?? '';
  const take = (slug: string | null, free: string) => {
    const occasionId = state.selectedOccasion ?? undefined;
    const here = state.restaurant?.slug;
    openBooking({ slug: slug ?? here, date, time: free, covers: state.coverSize, occasionId });
    if (slug === null) dispatch({ type: 'step set', step: 2 });
  };
  return (
    <div>
      {state.slotsError && <JourneyNotice phone={state.restaurant?.phone}>{state.slotsError}</JourneyNotice>}
      {answer && (
        <AlternativesList
          answer={answer}
          title={state.restaurant?.title ?? ''}
          day={dayInWords(date)}
          renderTime={(slug, free) => (
            <button type="button" className="slip" onClick={() => take(slug, free)}>
              {formatTime(free)}
            </button>
          )}
        />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {answer?.waitlist && state.selectedMenu && !state.isEnquiry && <WaitlistOffer journey={journey} time={time} />}
        <button
          type="button"
          className="text-link min-h-11 font-semibold"
          onClick={() => dispatch({ type: 'step subtracted' })}
        >
          Try another day
        </button>
      </div>
    </div>
  );
}
