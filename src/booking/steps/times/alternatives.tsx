import { formatDay, formatTime } from '../../../values/time/wall-time.ts';
import { type BookingRequest, openBooking } from '../../flow/booking-request.ts';
import { noFreeSlotWords, searchTimeOf } from '../../flow/journey-step-two.ts';
import { requestOf } from '../../flow/party-request.ts';
import { JourneyNotice } from '../../parts/journey-notice.tsx';
import { requestHref, stepAddress } from '../frame/chosen.tsx';
import type { Journey } from '../frame/journey-props.ts';
import { StepLink } from '../frame/step-link.tsx';
import { useAlternatives } from '../frame/use-alternatives.ts';
import { WaitlistOffer } from '../frame/waitlist-offer.tsx';
import { AlternativesList } from './alternatives-list.tsx';

/**
 * For a day without free tables: the nearest free times here with any menu and area, other days, other restaurants and
 * the waitlist.
 */
export function Alternatives({ journey }: { journey: Journey }) {
  const { state, dispatch, page } = journey;
  const request = requestOf(state);
  const time = searchTimeOf(state);
  const answer = useAlternatives(journey, time);
  const date = state.selectedBookingDate ?? '';
  const link = (table: Partial<BookingRequest> & { time: string }) => (
    <StepLink page={page} to={requestHref(state, table)} onGo={() => openBooking({ ...request, ...table })}>
      {formatTime(table.time)}
    </StepLink>
  );
  return (
    <div>
      <JourneyNotice phone={state.restaurant?.phone} autoFocus={page?.posted}>
        {state.slotsError ?? noFreeSlotWords}
      </JourneyNotice>
      {answer && (
        <AlternativesList
          answer={answer}
          title={state.restaurant?.title ?? ''}
          day={formatDay(date)}
          renderTime={(slug, free) => link({ slug: slug ?? request.slug, time: free })}
          renderDay={(day, free) => link({ date: day, time: free })}
        />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {answer?.waitlist && state.selectedMenu && !state.isEnquiry && <WaitlistOffer journey={journey} time={time} />}
        <StepLink
          page={page}
          to={stepAddress(state, { step: '1' })}
          onGo={() => dispatch({ type: 'step subtracted' })}
          className="text-link inline-flex min-h-11 items-center font-semibold"
        >
          Try another day
        </StepLink>
      </div>
    </div>
  );
}
