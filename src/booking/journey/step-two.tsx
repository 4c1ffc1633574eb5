import { useEffect, useState } from 'react';
import { Select } from '../../ui/forms/select.tsx';
import { JourneyNotice } from './journey-notice.tsx';
import { canContinueFromSlots } from './journey-step-two.ts';
import { stepThreeCode } from './late-step-three.ts';
import { StepFrame } from './step-frame.tsx';
import { TimeNewsNotice } from './time-news.tsx';
import { Times } from './times.tsx';
import { Upsells } from './upsells.tsx';
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
      continueText={state.isEnquiry ? 'Continue with a request' : 'Continue'}
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
      <TimeNewsNotice state={state} />
      <div className="grid gap-6">
        <MenuAndArea journey={journey} />
        <Times journey={journey} />
        {!state.isEnquiry && state.selectedBookingTime && (
          <Upsells
            upsells={state.upsells}
            taken={state.selectedUpsells}
            onTick={(id, ticked) => dispatch({ type: 'upsell ticked', id, ticked })}
          />
        )}
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
