import { londonNow } from '../../restaurants/london-time.ts';
import { Calendar } from '../../ui/forms/calendar.tsx';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { Stepper } from '../../ui/forms/stepper.tsx';
import { MAX_TABLE_BOOKING_COVERS, SHOW_CHILD_COVERS } from '../contract.ts';
import { ChosenRestaurant } from './chosen-restaurant.tsx';
import { bookableSpan, isClosedOn } from './journey-dates.ts';
import { JourneyNotice } from './journey-notice.tsx';
import { canContinueFromStart, coverBounds, occasionOf } from './journey-step-one.ts';
import { peopleUnit } from './journey-words.ts';
import { NotOnline } from './not-online.tsx';
import { isBookable } from './online.ts';
import { RestaurantFinder } from './restaurant-finder-loader.tsx';
import { StepFrame } from './step-frame.tsx';
import type { Journey } from './use-journey.ts';

/** Restaurant, occasion, covers and date. */
export function StepOne({ journey }: { journey: Journey }) {
  const { state, dispatch } = journey;
  const { restaurant, bookingError } = state;
  const today = londonNow(Date.now()).date;
  return (
    <StepFrame
      title={restaurant ? 'Who is coming, and when?' : 'Where shall we eat?'}
      onContinue={() => dispatch({ type: 'step added' })}
      continueText="Find a table"
      disabled={!canContinueFromStart(state)}
      busy={state.stepOneLoading}
      notice={
        bookingError && (
          <JourneyNotice phone={restaurant?.phone} onTryAgain={() => dispatch({ type: 'tried again' })}>
            {bookingError}
          </JourneyNotice>
        )
      }
    >
      {restaurant ? (
        <div className="grid gap-6">
          <ChosenRestaurant
            restaurant={restaurant}
            onChange={() => dispatch({ type: 'restaurant chosen', restaurant: null })}
          />
          <NotOnline place={restaurant} today={today} />
          {isBookable(restaurant, today) && <PartyAndDate journey={journey} today={today} />}
        </div>
      ) : (
        <RestaurantFinder onChoose={(chosen) => dispatch({ type: 'restaurant chosen', restaurant: chosen })} />
      )}
    </StepFrame>
  );
}

function PartyAndDate({ journey: { state, dispatch }, today }: { journey: Journey; today: string }) {
  const { restaurant, occasions, adultCovers, childCovers } = state;
  const { least, most } = coverBounds(occasionOf(state));
  const span = bookableSpan(restaurant, today);
  return (
    <>
      {occasions.length > 0 && (
        <ChoiceGroup
          name="occasion"
          legend="What is it for?"
          value={state.selectedOccasion ?? ''}
          choices={occasions.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={(id) => dispatch({ type: 'occasion chosen', id })}
        />
      )}
      <div className="flex flex-wrap gap-x-10 gap-y-6">
        <Stepper
          id="covers"
          label={SHOW_CHILD_COVERS ? 'Adults' : 'How many of you?'}
          value={adultCovers}
          least={Math.max(1, least - childCovers)}
          most={most - childCovers}
          unit={peopleUnit}
          hint={most === MAX_TABLE_BOOKING_COVERS ? `More than ${most}? Ring us on ${restaurant?.phone}.` : undefined}
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
    </>
  );
}
