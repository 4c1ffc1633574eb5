import { useEffect, useState } from 'react';
import { Select } from '../../ui/forms/select.tsx';
import { Alternatives } from './alternatives.tsx';
import { JourneyNotice } from './journey-notice.tsx';
import { canContinueFromSlots } from './journey-step-two.ts';
import { stepThreeCode } from './late-step-three.ts';
import { SlotPicker } from './slot-picker.tsx';
import { StepFrame } from './step-frame.tsx';
import type { Journey } from './use-journey.ts';

const ANYWHERE = '';

/** Menu, area and time. */
export function StepTwo({ journey }: { journey: Journey }) {
  const { state, dispatch, continueFromSlots } = journey;
  const [asking, setAsking] = useState(false);
  useEffect(stepThreeCode.prefetch, []);
  const goOn = async () => {
    setAsking(true);
    await continueFromSlots();
    setAsking(false);
  };
  return (
    <StepFrame
      title="Pick your table"
      onContinue={() => void goOn()}
      continueText="Continue"
      disabled={!canContinueFromSlots(state)}
      busy={asking}
      onBack={() => dispatch({ type: 'step subtracted' })}
      notice={
        state.bookingError && (
          <JourneyNotice phone={state.restaurant?.phone} onTryAgain={() => dispatch({ type: 'tried again' })}>
            {state.bookingError}
          </JourneyNotice>
        )
      }
    >
      <div className="grid gap-6">
        <MenuAndArea journey={journey} />
        <Times journey={journey} />
      </div>
    </StepFrame>
  );
}

function MenuAndArea({ journey: { state, dispatch } }: { journey: Journey }) {
  const { restaurantMenus: menus, restaurantAreas: areas } = state;
  if (menus.length === 0) return null;
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <Select
        id="menu"
        label="Menu"
        value={state.selectedMenu ?? ''}
        options={menus.map(({ id, name }) => ({ value: id, text: name }))}
        onChange={(event) => dispatch({ type: 'menu chosen', id: event.target.value })}
      />
      <Select
        id="area"
        label="Where in the restaurant"
        value={state.selectedArea ?? ANYWHERE}
        options={[
          { value: ANYWHERE, text: 'Wherever suits' },
          ...areas.map(({ id, name }) => ({ value: id, text: name })),
        ]}
        onChange={(event) => dispatch({ type: 'area chosen', id: event.target.value || null })}
      />
      <p className="text-sm text-ink-soft sm:col-span-2">
        {menus.find(({ id }) => id === state.selectedMenu)?.description}
      </p>
    </div>
  );
}

function Times({ journey }: { journey: Journey }) {
  const { state, dispatch } = journey;
  if (state.slotsError) return <Alternatives journey={journey} />;
  if (state.slots.length === 0) return state.stepTwoLoading ? <TimesToCome /> : null;
  return (
    <div aria-busy={state.stepTwoLoading} className="transition-opacity aria-busy:opacity-60">
      <SlotPicker
        slots={state.slots}
        value={state.selectedBookingTime}
        onChange={(slot) => dispatch({ type: 'slot chosen', slot })}
      />
    </div>
  );
}

function TimesToCome() {
  return <p className="py-8 text-center font-display text-dish text-ink-soft">Looking for free tables…</p>;
}
