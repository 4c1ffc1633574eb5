import { londonNow } from '../../restaurants/london-time.ts';
import { isTemporarilyClosed } from '../../restaurants/opening-hours.ts';
import { Calendar } from '../../ui/forms/calendar.tsx';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { Stepper } from '../../ui/forms/stepper.tsx';
import { MAX_TABLE_BOOKING_COVERS, SHOW_CHILD_COVERS } from '../constants.ts';
import { ChosenRestaurant } from './chosen-restaurant.tsx';
import { bookableSpan, isClosedOn } from './journey-dates.ts';
import { JourneyNotice } from './journey-notice.tsx';
import type { JourneyRestaurant } from './journey-state.ts';
import { canContinueFromStart, coverBounds, occasionOf } from './journey-step-one.ts';
import { peopleUnit } from './journey-words.ts';
import { eventStepCode } from './late-event-step.ts';
import { NotOnline } from './not-online.tsx';
import { isBookable } from './online.ts';
import { RestaurantFinder } from './restaurant-finder.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepHeading } from './step-heading.tsx';
import type { Journey } from './use-journey.ts';

/** Restaurant, occasion, covers and date. */
export function StepOne({ journey }: { journey: Journey }) {
  const { state, dispatch } = journey;
  const { restaurant } = state;
  const today = londonNow(Date.now()).date;
  const choose = (chosen: JourneyRestaurant | null) => dispatch({ type: 'restaurant chosen', restaurant: chosen });
  if (!restaurant && state.asked.slug && !state.bookingError) return <p className="p-6">Laying the table…</p>;
  if (!restaurant) return <WhichRestaurant journey={journey} />;
  if (!isBookable(restaurant, today))
    return (
      <StepFrame
        title="This one is booked another way"
        onContinue={() => choose(null)}
        continueText="Choose another restaurant"
      >
        <ChosenRestaurant restaurant={restaurant} />
        <NotOnline place={restaurant} today={today} />
      </StepFrame>
    );
  return (
    <StepFrame
      title="Who is coming, and when?"
      onContinue={() => dispatch({ type: 'step added' })}
      continueText="Find a table"
      disabled={!canContinueFromStart(state)}
      busy={state.stepOneLoading}
      notice={
        state.bookingError && (
          <JourneyNotice phone={restaurant.phone} onTryAgain={() => dispatch({ type: 'tried again' })}>
            {state.bookingError}
          </JourneyNotice>
        )
      }
    >
      <div className="grid gap-5">
        <ChosenRestaurant restaurant={restaurant} onChange={() => choose(null)} />
        {isTemporarilyClosed(restaurant, today) && <p>{restaurant.temporarilyClosed?.message}</p>}
        <PartyAndDate journey={journey} today={today} />
      </div>
    </StepFrame>
  );
}

/** The finder has a form of its own, so this step is none. */
function WhichRestaurant({ journey }: { journey: Journey }) {
  const { bookingError } = journey.state;
  return (
    <div className="booking-scroll">
      <StepHeading>Where shall we eat?</StepHeading>
      {bookingError && <JourneyNotice>{bookingError}</JourneyNotice>}
      <RestaurantFinder journey={journey} />
      <p className="mt-6 border-t border-line pt-3">
        <LargeParty journey={journey} />
      </p>
    </div>
  );
}

/** The group booking trigger (section 4). */
function LargeParty({ journey: { dispatch } }: { journey: Journey }) {
  return (
    <button
      type="button"
      className="text-link min-h-11 text-left font-semibold"
      onPointerEnter={eventStepCode.prefetch}
      onFocus={eventStepCode.prefetch}
      onClick={() => dispatch({ type: 'group booking triggered', advance: true })}
    >
      More than {MAX_TABLE_BOOKING_COVERS} of you? Tell us about it
    </button>
  );
}

function PartyAndDate({ journey, today }: { journey: Journey; today: string }) {
  const { state, dispatch } = journey;
  const { restaurant, occasions, adultCovers, childCovers } = state;
  const { least, most } = coverBounds(occasionOf(state));
  const span = bookableSpan(restaurant, today);
  return (
    <div className="party-and-date">
      <div className="grid content-start gap-6">
        {occasions.length > 0 && (
          <ChoiceGroup
            name="occasion"
            legend="What is it for?"
            value={state.selectedOccasion ?? ''}
            choices={occasions.map(({ id, name }) => ({ value: id, text: name }))}
            shape="stack"
            onChange={(id) => dispatch({ type: 'occasion chosen', id })}
          />
        )}
        <Stepper
          id="covers"
          label={SHOW_CHILD_COVERS ? 'Adults' : 'How many of you?'}
          value={adultCovers}
          least={Math.max(1, least - childCovers)}
          most={most - childCovers}
          unit={peopleUnit}
          onChange={(adults) => dispatch({ type: 'party chosen', adults, children: childCovers })}
        />
        {SHOW_CHILD_COVERS && (
          <Stepper
            id="children"
            label="Children"
            value={childCovers}
            least={0}
            most={most - adultCovers}
            unit={(count) => (count === 1 ? 'child' : 'children')}
            onChange={(children) => dispatch({ type: 'party chosen', adults: adultCovers, children })}
          />
        )}
        <LargeParty journey={journey} />
      </div>
      <div>
        <p className="mb-1 font-semibold">Which day?</p>
        <Calendar
          label="Day of your booking"
          value={state.selectedBookingDate}
          {...span}
          isUnavailable={(date) => restaurant !== null && isClosedOn(restaurant, date)}
          onChange={(date) => dispatch({ type: 'date chosen', date })}
        />
      </div>
    </div>
  );
}
