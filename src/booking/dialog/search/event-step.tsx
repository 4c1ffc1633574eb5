import { useRef, useState } from 'react';
import { useToday } from '../../../platform/server-clock.ts';
import { useTexts } from '../../../settings/use-texts.ts';
import { ErrorSummary, focusSummary } from '../../../ui/forms/error-summary.tsx';
import { coversErrors, coversProblems } from '../../flow/event/event-covers.ts';
import { unmetInWords } from '../../flow/journey-text.ts';
import { isBookable } from '../../flow/online.ts';
import { JourneyNotice, Notice, VoucherText } from '../../parts/journey-notice.tsx';
import { NotOnline } from '../../parts/not-online.tsx';
import { RingingIsQuicker } from '../../parts/ringing-is-quicker.tsx';
import styles from '../frame/modal-layout.module.css';
import { StepFrame } from '../frame/step-frame.tsx';
import { StepHeading } from '../frame/step-heading.tsx';
import type { Journey } from '../journey/use-journey.ts';
import { ChosenRestaurant } from './chosen-restaurant.tsx';
import { EventFields } from './event-fields.tsx';
import { RestaurantFinder } from './restaurant-finder.tsx';
import { VoucherNotice } from './voucher-notice.tsx';

/** An event, or a party too large for a table: occasion, date and size. */
export function EventStep({ journey }: { journey: Journey }) {
  const { state, dispatch } = journey;
  const { restaurant } = state;
  const { eventFor } = useTexts();
  const [refused, setRefused] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const today = useToday();
  if (!restaurant) return <WhichRestaurant journey={journey} />;
  const change = () => dispatch({ type: 'restaurant chosen', restaurant: null });
  if (!isBookable(restaurant, today))
    return (
      <StepFrame title="Best to ring" onContinue={change} continueText="Choose another restaurant">
        <NotOnline restaurant={restaurant} today={today} />
      </StepFrame>
    );
  const unmet = unmetInWords(state);
  const problems = coversProblems(state);
  const errors = coversErrors('event', problems);
  const goOn = () => {
    setRefused(true);
    if (errors.length > 0) requestAnimationFrame(() => focusSummary(summary.current));
    else dispatch({ type: 'group contact triggered' });
  };
  return (
    <StepFrame
      title="Tell us about it"
      onContinue={goOn}
      continueText="Continue"
      disabled={!state.selectedOccasion || !state.selectedBookingTime || state.stepOneLoading || state.stepTwoLoading}
      onBack={() => dispatch({ type: 'step set', step: 1 })}
      notice={
        state.bookingError ? (
          <JourneyNotice phone={restaurant.phone} onTryAgain={() => dispatch({ type: 'tried again' })}>
            {state.bookingError}
          </JourneyNotice>
        ) : (
          <VoucherNotice journey={journey} />
        )
      }
    >
      <ErrorSummary errors={refused ? errors : []} summary={summary} className="mb-6" />
      <div className="grid gap-5">
        <ChosenRestaurant restaurant={restaurant} onChange={change} pictured={!state.group.isBookingImageHidden} />
        <p>{eventFor} Tell us and the restaurant will reply. Nothing’s booked or held until they confirm.</p>
        {unmet && <Notice>{unmet}</Notice>}
        <VoucherText state={state} />
        <EventFields journey={journey} today={today} problems={refused ? problems : {}} />
        {/* Below the calendar, which it would move as another day is chosen. */}
        <RingingIsQuicker state={state} today={today} className="border-l-4 border-butter bg-butter-tint px-4 py-3" />
      </div>
    </StepFrame>
  );
}

function WhichRestaurant({ journey }: { journey: Journey }) {
  return (
    <div className={styles.scroll}>
      <StepHeading>{useTexts().eventRestaurant}</StepHeading>
      {journey.state.bookingError && <JourneyNotice>{journey.state.bookingError}</JourneyNotice>}
      <VoucherText state={journey.state} className="mb-4" />
      <RestaurantFinder journey={journey} />
    </div>
  );
}
