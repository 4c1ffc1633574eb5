import { Select } from '../../../ui/forms/select.tsx';
import { Stepper } from '../../../ui/forms/stepper.tsx';
import { SHOW_CHILD_COVERS } from '../../contracts/constants.ts';
import { coverBounds, occasionOf } from '../../flow/journey-party.ts';
import { typedParty } from '../../flow/journey-step-one.ts';
import { unmetInWords } from '../../flow/journey-text.ts';
import { HOW_MANY, peopleUnit } from '../../rules/booking-text.ts';
import type { Journey } from '../frame/journey-props.ts';

export const COVERS_FIELD = 'covers';

/** On a page the same form has the occasion, so this offers every size that one of them takes. */
function SizeSelect({ journey: { state, page } }: { journey: Journey }) {
  const bookable = state.occasions.filter(({ coversOnline }) => coversOnline !== null);
  const bounds = (bookable.length > 0 ? bookable : state.occasions).map(coverBounds);
  const least = Math.min(...bounds.map((bound) => bound.least));
  const most = Math.max(...bounds.map((bound) => bound.most));
  const sizes = Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more);
  return (
    <Select
      id={COVERS_FIELD}
      name="covers"
      label={HOW_MANY}
      defaultValue={state.coverSize}
      error={page?.problems.covers}
      options={sizes.map((size) => ({ value: String(size), text: `${size} ${peopleUnit(size)}` }))}
    />
  );
}

export function HowMany({ journey }: { journey: Journey }) {
  const { state, dispatch, page } = journey;
  const { adultCovers, childCovers } = state;
  if (page) return <SizeSelect journey={journey} />;
  const { least, most } = coverBounds(occasionOf(state));
  const invalidParty = typedParty(state);
  return (
    <>
      <Stepper
        id={COVERS_FIELD}
        label={SHOW_CHILD_COVERS ? 'Adults' : HOW_MANY}
        value={invalidParty === undefined ? adultCovers : invalidParty - childCovers}
        error={invalidParty === undefined ? null : unmetInWords(state)}
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
    </>
  );
}
