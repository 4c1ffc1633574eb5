import { useRef, useState } from 'react';
import { useTexts } from '../../../settings/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary, focusSummary } from '../../../ui/forms/error-summary.tsx';
import { coversErrors, coversProblems } from '../../flow/event/event-covers.ts';
import { isBookable } from '../../flow/journey-dates.ts';
import { unmetInWords } from '../../flow/journey-text.ts';
import { hiddenChoices, stepAddress } from '../frame/chosen.tsx';
import type { Journey } from '../frame/journey-props.ts';
import { Notice, VoucherText } from '../frame/notice.tsx';
import { RingingIsQuicker } from '../frame/ringing-is-quicker.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import { StepNotice } from '../frame/step-notice.tsx';
import { ChosenRestaurant } from './chosen-restaurant.tsx';
import { EventFields } from './event-fields.tsx';
import { WhichRestaurant } from './restaurant-finder.tsx';
import { NotHere, partyErrors } from './step-one.tsx';

/** An event, or a party too large for a table: occasion, date and size. */
export function EventStep({ journey }: { journey: Journey }) {
  const { state, dispatch, today, page } = journey;
  const { restaurant } = state;
  const { eventFor, eventRestaurant } = useTexts();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  if (!restaurant) return <WhichRestaurant journey={journey} title={eventRestaurant} />;
  if (!isBookable(restaurant, today)) return <NotHere journey={journey} title="Best to ring" />;
  const refused = page ? page.refused : isSubmitted;
  const unmet = unmetInWords(state);
  const problems = refused ? coversProblems(state) : { adults: null, children: null };
  const errors = [...partyErrors(page?.problems ?? {}), ...coversErrors('event', problems)];
  const goOn = () => {
    setIsSubmitted(true);
    if (coversErrors('event', coversProblems(state)).length > 0)
      requestAnimationFrame(() => focusSummary(summary.current));
    else dispatch({ type: 'group contact triggered' });
  };
  const hasTimes = state.selectedBookingTime !== null && !page?.problems.date;
  return (
    <StepFrame
      page={page}
      hidden={hiddenChoices(state, ['type', 'offer', 'without'])}
      continueValue={{ name: 'step', value: '3' }}
      title="Tell us about it"
      onContinue={goOn}
      continueText="Continue"
      disabled={!state.selectedOccasion || !hasTimes || state.stepOneLoading || state.stepTwoLoading}
      back={{
        to: stepAddress(state, { type: '', adults: '', children: '', time: '', step: '1' }),
        onGo: () => dispatch({ type: 'step set', step: 1 }),
      }}
      notice={<StepNotice journey={journey} />}
    >
      <ErrorSummary errors={errors} summary={summary} autoFocus={page !== null} className="mb-6" />
      <div className="grid gap-5">
        <ChosenRestaurant journey={journey} restaurant={restaurant} pictured={!state.group.isBookingImageHidden} />
        <p>{eventFor} Tell us and the restaurant will reply. Nothing’s booked or held until they confirm.</p>
        {unmet && <Notice>{unmet}</Notice>}
        <VoucherText state={state} />
        <EventFields journey={journey} problems={problems} />
        {page && (
          <p>
            <Button type="submit" name="step" value="2" variant="line">
              Show times
            </Button>
          </p>
        )}
        {/* Below the calendar, which it would move as another day is chosen. */}
        <RingingIsQuicker state={state} today={today} className="border-l-4 border-butter bg-butter-tint px-4 py-3" />
      </div>
    </StepFrame>
  );
}
