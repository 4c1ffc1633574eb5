import { isTemporarilyClosed } from '../../../restaurants/opening-hours.ts';
import { useTexts } from '../../../settings/use-texts.ts';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { isBookable } from '../../flow/journey-dates.ts';
import { coverBounds, occasionOf, requestableOccasions } from '../../flow/journey-party.ts';
import type { JourneyState } from '../../flow/journey-state.ts';
import { canContinueFromStart, typedParty } from '../../flow/journey-step-one.ts';
import { unmetInWords } from '../../flow/journey-text.ts';
import { hiddenChoices, requestHref } from '../frame/chosen.tsx';
import type { Journey, PartyProblems } from '../frame/journey-props.ts';
import { Notice, VoucherText } from '../frame/notice.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import { StepLink } from '../frame/step-link.tsx';
import { StepNotice } from '../frame/step-notice.tsx';
import { ChosenRestaurant } from './chosen-restaurant.tsx';
import { COVERS_FIELD, HowMany } from './how-many.tsx';
import { NotOnline } from './not-online.tsx';
import { WhichRestaurant } from './restaurant-finder.tsx';
import { DATE_FIELD, EVENT_TIME_FIELD, WhichDay } from './which-day.tsx';

/** Errors of a page's form, each with the id of its field. */
export function partyErrors({ covers, date, time }: PartyProblems) {
  return [
    ...(covers ? [{ id: COVERS_FIELD, message: covers }] : []),
    ...(date ? [{ id: DATE_FIELD, message: date }] : []),
    ...(time ? [{ id: EVENT_TIME_FIELD, message: time }] : []),
  ];
}

const hiddenFields = (state: JourneyState) => ({
  step: 2,
  time: state.prefill.time,
  around: state.prefill.around,
  ...hiddenChoices(state, ['without', 'offer']),
});

export function StepOne({ journey }: { journey: Journey }) {
  const { state, dispatch, today, page } = journey;
  const { restaurant } = state;
  const { bookingRestaurant } = useTexts();
  const unmet = typedParty(state) === undefined ? unmetInWords(state) : null;
  if (!restaurant && state.prefill.slug && !state.bookingError) return <p className="p-6">Loading the restaurant…</p>;
  if (!restaurant)
    return (
      <WhichRestaurant journey={journey} title={bookingRestaurant}>
        <p className="mt-6 border-t border-line pt-3">
          <LargeParty journey={journey} />
        </p>
      </WhichRestaurant>
    );
  if (!isBookable(restaurant, today)) return <NotHere journey={journey} title="You can’t book this one here" />;
  return (
    <StepFrame
      page={page}
      hidden={hiddenFields(state)}
      title="Who’s coming, and when?"
      onContinue={() => {
        if (typedParty(state) === undefined) dispatch({ type: 'step added' });
        else document.getElementById(COVERS_FIELD)?.focus();
      }}
      continueText="Find a table"
      disabled={!canContinueFromStart(state)}
      busy={state.stepOneLoading}
      notice={<StepNotice journey={journey} />}
    >
      <div className="grid gap-4 low-card:gap-3">
        {page && <ErrorSummary errors={partyErrors(page.problems)} autoFocus />}
        <ChosenRestaurant journey={journey} restaurant={restaurant} pictured={!unmet} />
        {unmet && <Notice>{unmet}</Notice>}
        <VoucherText state={state} />
        {isTemporarilyClosed(restaurant, today) && <p>{restaurant.temporarilyClosed?.message}</p>}
        <PartyAndDate journey={journey} />
      </div>
    </StepFrame>
  );
}

/** Replaces the form of a restaurant that takes no online bookings: says why, and leads to another. */
export function NotHere({ journey, title }: { journey: Journey; title: string }) {
  const { state, dispatch, today, page } = journey;
  const { restaurant } = state;
  if (!restaurant) return null;
  if (page) return <NotOnline restaurant={restaurant} today={today} />;
  return (
    <StepFrame
      page={page}
      title={title}
      onContinue={() => dispatch({ type: 'restaurant chosen', restaurant: null })}
      continueText="Choose another restaurant"
    >
      <NotOnline restaurant={restaurant} today={today} />
    </StepFrame>
  );
}

/** The group booking trigger (product 5.7). */
function LargeParty({ journey: { state, dispatch, page } }: { journey: Journey }) {
  const { restaurant, occasions } = state;
  if (restaurant && requestableOccasions(occasions).length === 0) return null;
  return (
    <StepLink
      page={page}
      to={requestHref(state, { bookingType: 'event' })}
      onGo={() => dispatch({ type: 'group booking triggered', advance: true })}
      className="text-link inline-flex min-h-11 items-center text-left font-semibold"
    >
      More than {coverBounds(occasionOf(state)).most}? Ask us
    </StepLink>
  );
}

function PartyAndDate({ journey }: { journey: Journey }) {
  const { state, dispatch, page } = journey;
  const { occasions } = state;
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
            onChange={page ? undefined : (id) => dispatch({ type: 'occasion chosen', id })}
          />
        )}
        <HowMany journey={journey} />
        <LargeParty journey={journey} />
      </div>
      <WhichDay journey={journey} label="Day of your booking" />
    </div>
  );
}
