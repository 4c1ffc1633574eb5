import { useToday } from '../../../platform/server-clock.ts';
import { isTemporarilyClosed } from '../../../restaurants/opening-hours.ts';
import { useTexts } from '../../../settings/use-texts.ts';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { Stepper } from '../../../ui/forms/stepper.tsx';
import { SHOW_CHILD_COVERS } from '../../contracts/constants.ts';
import { coverBounds, occasionOf, requestableOccasions } from '../../flow/journey-party.ts';
import type { JourneyRestaurant } from '../../flow/journey-state.ts';
import { canContinueFromStart, typedParty } from '../../flow/journey-step-one.ts';
import { unmetInWords } from '../../flow/journey-text.ts';
import { isBookable } from '../../flow/online.ts';
import { JourneyNotice, Notice, VoucherText } from '../../parts/journey-notice.tsx';
import { NotOnline } from '../../parts/not-online.tsx';
import { HOW_MANY, peopleUnit } from '../../rules/booking-text.ts';
import styles from '../frame/modal-layout.module.css';
import { StepFrame } from '../frame/step-frame.tsx';
import { StepHeading } from '../frame/step-heading.tsx';
import type { Journey } from '../journey/use-journey.ts';
import { ChosenRestaurant } from './chosen-restaurant.tsx';
import { lazyEventStep } from './lazy-event-step.ts';
import { RestaurantFinder } from './restaurant-finder.tsx';
import { VoucherNotice } from './voucher-notice.tsx';
import { WhichDay } from './which-day.tsx';

const COVERS = 'covers';

/** Restaurant, occasion, covers and date. */
export function StepOne({ journey }: { journey: Journey }) {
  const { state, dispatch } = journey;
  const { restaurant } = state;
  const today = useToday();
  const choose = (chosen: JourneyRestaurant | null) => dispatch({ type: 'restaurant chosen', restaurant: chosen });
  const unmet = typedParty(state) === undefined ? unmetInWords(state) : null;
  if (!restaurant && state.asked.slug && !state.bookingError) return <p className="p-6">Loading the restaurant…</p>;
  if (!restaurant) return <WhichRestaurant journey={journey} />;
  if (!isBookable(restaurant, today))
    return (
      <StepFrame
        title="You can’t book this one here"
        onContinue={() => choose(null)}
        continueText="Choose another restaurant"
      >
        <ChosenRestaurant restaurant={restaurant} />
        <NotOnline restaurant={restaurant} today={today} />
      </StepFrame>
    );
  return (
    <StepFrame
      title="Who’s coming, and when?"
      onContinue={() => {
        if (typedParty(state) === undefined) dispatch({ type: 'step added' });
        else document.getElementById(COVERS)?.focus();
      }}
      continueText="Find a table"
      disabled={!canContinueFromStart(state)}
      busy={state.stepOneLoading}
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
      <div className="grid gap-4 low-card:gap-3">
        <ChosenRestaurant restaurant={restaurant} onChange={() => choose(null)} pictured={!unmet} />
        {unmet && <Notice>{unmet}</Notice>}
        <VoucherText state={state} />
        {isTemporarilyClosed(restaurant, today) && <p>{restaurant.temporarilyClosed?.message}</p>}
        <PartyAndDate journey={journey} today={today} />
      </div>
    </StepFrame>
  );
}

/** Rendered instead of step one's form until a restaurant is chosen: the finder has a form of its own. */
function WhichRestaurant({ journey }: { journey: Journey }) {
  const { bookingError } = journey.state;
  const texts = useTexts();
  return (
    <div className={styles.scroll}>
      <StepHeading>{texts.bookingRestaurant}</StepHeading>
      {bookingError && <JourneyNotice>{bookingError}</JourneyNotice>}
      <VoucherText state={journey.state} className="mb-4" />
      <RestaurantFinder journey={journey} />
      <p className="mt-6 border-t border-line pt-3">
        <LargeParty journey={journey} />
      </p>
    </div>
  );
}

/** The group booking trigger (section 4). */
function LargeParty({ journey: { state, dispatch } }: { journey: Journey }) {
  const { restaurant, occasions } = state;
  if (restaurant && requestableOccasions(occasions).length === 0) return null;
  return (
    <button
      type="button"
      className="text-link min-h-11 text-left font-semibold"
      onPointerEnter={lazyEventStep.prefetch}
      onFocus={lazyEventStep.prefetch}
      onClick={() => dispatch({ type: 'group booking triggered', advance: true })}
    >
      More than {coverBounds(occasionOf(state)).most}? Ask us
    </button>
  );
}

function PartyAndDate({ journey, today }: { journey: Journey; today: string }) {
  const { state, dispatch } = journey;
  const { occasions, adultCovers, childCovers } = state;
  const { least, most } = coverBounds(occasionOf(state));
  const typed = typedParty(state);
  return (
    <div className="grid gap-6 wide-card:grid-cols-[11.5rem_1fr] low-card:wide-card:grid-cols-[24.5rem_1fr]">
      <div className="grid content-start gap-5 short-card:gap-4 low-card:wide-card:grid-cols-[11.5rem_11.5rem]">
        {occasions.length > 0 && (
          <ChoiceGroup
            name="occasion"
            legend="Occasion"
            value={state.selectedOccasion ?? ''}
            choices={occasions.map(({ id, name }) => ({ value: id, text: name }))}
            shape="stack"
            onChange={(id) => dispatch({ type: 'occasion chosen', id })}
          />
        )}
        <Stepper
          id={COVERS}
          label={SHOW_CHILD_COVERS ? 'Adults' : HOW_MANY}
          value={typed === undefined ? adultCovers : typed - childCovers}
          error={typed === undefined ? null : unmetInWords(state)}
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
      <WhichDay journey={journey} today={today} label="Day of your booking" />
    </div>
  );
}
