import { useState } from 'react';
import { londonNow } from '../../restaurants/london-time.ts';
import { ChosenRestaurant } from './chosen-restaurant.tsx';
import { coversProblem } from './event-covers.ts';
import { EventFields } from './event-fields.tsx';
import { JourneyNotice } from './journey-notice.tsx';
import { NotOnline } from './not-online.tsx';
import { isBookable } from './online.ts';
import { RestaurantFinder } from './restaurant-finder.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepHeading } from './step-heading.tsx';
import type { Journey } from './use-journey.ts';

/** An event, or a party too large for a table: what it is, when, and how many. */
export function EventStep({ journey }: { journey: Journey }) {
  const { state, dispatch } = journey;
  const { restaurant } = state;
  const [refused, setRefused] = useState(false);
  const today = londonNow(Date.now()).date;
  if (!restaurant) return <WhichRestaurant journey={journey} />;
  const change = () => dispatch({ type: 'restaurant chosen', restaurant: null });
  if (!isBookable(restaurant, today))
    return (
      <StepFrame title="Best by telephone" onContinue={change} continueText="Choose another restaurant">
        <NotOnline place={restaurant} today={today} />
      </StepFrame>
    );
  const problems = { adults: coversProblem(state.adultCovers, 1), children: coversProblem(state.childCovers, 0) };
  const goOn = () => {
    setRefused(true);
    if (problems.adults || problems.children) return;
    dispatch({ type: 'group contact triggered' });
  };
  return (
    <StepFrame
      title="Tell us about it"
      onContinue={goOn}
      continueText="Continue"
      disabled={!state.selectedOccasion || !state.selectedBookingTime || state.stepOneLoading || state.stepTwoLoading}
      onBack={() => dispatch({ type: 'step set', step: 1 })}
      notice={
        state.bookingError && (
          <JourneyNotice phone={restaurant.phone} onTryAgain={() => dispatch({ type: 'tried again' })}>
            {state.bookingError}
          </JourneyNotice>
        )
      }
    >
      <div className="grid gap-5">
        <ChosenRestaurant restaurant={restaurant} onChange={change} pictured={!state.group.isBookingImageHidden} />
        <p>
          More than twenty of you, a room of your own, a wedding lunch: tell the restaurant, and a person answers.
          Nothing is booked or held until you have agreed.
        </p>
        <EventFields journey={journey} today={today} problems={refused ? problems : {}} />
      </div>
    </StepFrame>
  );
}

function WhichRestaurant({ journey }: { journey: Journey }) {
  return (
    <div className="booking-scroll">
      <StepHeading>Where would you like to celebrate?</StepHeading>
      {journey.state.bookingError && <JourneyNotice>{journey.state.bookingError}</JourneyNotice>}
      <RestaurantFinder journey={journey} />
    </div>
  );
}
