import { formatDay, formatTime } from '../../../values/time/wall-time.ts';
import { type BookingRequest, openBooking } from '../../flow/booking-request.ts';
import { noFreeSlotWords, timeToLookAround } from '../../flow/journey-step-two.ts';
import { requestOf } from '../../flow/party-request.ts';
import { AlternativesList } from '../../parts/alternatives-list.tsx';
import { JourneyNotice } from '../../parts/journey-notice.tsx';
import { useAlternatives } from '../journey/use-alternatives.ts';
import type { Journey } from '../journey/use-journey.ts';
import { WaitlistOffer } from './waitlist-offer.tsx';

/**
 * When nothing is free: the nearest free times here with any menu and area, other restaurants, another day, the
 * waitlist.
 */
export function Alternatives({ journey }: { journey: Journey }) {
  const { state, dispatch } = journey;
  const request = requestOf(state);
  const time = timeToLookAround(state);
  const answer = useAlternatives(state, time);
  const date = state.selectedBookingDate ?? '';
  const button = (asked: Partial<BookingRequest> & { time: string }) => (
    <button type="button" onClick={() => openBooking({ ...request, ...asked })}>
      {formatTime(asked.time)}
    </button>
  );
  return (
    <div>
      <JourneyNotice phone={state.restaurant?.phone}>{state.slotsError ?? noFreeSlotWords}</JourneyNotice>
      {answer && (
        <AlternativesList
          answer={answer}
          title={state.restaurant?.title ?? ''}
          day={formatDay(date)}
          renderTime={(slug, free) => button({ slug: slug ?? request.slug, time: free })}
          renderDay={(day, free) => button({ date: day, time: free })}
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
