import { Alternatives } from './alternatives.tsx';
import { FullTime } from './full-time.tsx';
import { SlotPicker } from './slot-picker.tsx';
import type { Journey } from './use-journey.ts';

/** The times to choose from; when nothing is free, first what could be had instead. */
export function Times({ journey }: { journey: Journey }) {
  const { state } = journey;
  const nothingFree = state.slots.every(({ canEnquire }) => canEnquire);
  if (state.slots.length === 0 && !state.slotsError) return state.stepTwoLoading ? <TimesToCome /> : null;
  return (
    <div className="grid gap-6">
      {nothingFree && <Alternatives journey={journey} />}
      {state.slots.length > 0 && <Picker journey={journey} nothingFree={nothingFree} />}
      {state.isEnquiry && state.selectedBookingTime && <FullTime journey={journey} time={state.selectedBookingTime} />}
    </div>
  );
}

function Picker({ journey: { state, dispatch }, nothingFree }: { journey: Journey; nothingFree: boolean }) {
  return (
    <div aria-busy={state.stepTwoLoading} className="transition-opacity aria-busy:opacity-60">
      <SlotPicker
        slots={state.slots}
        value={state.selectedBookingTime}
        onChange={(slot) => dispatch({ type: 'slot chosen', slot })}
        {...(nothingFree && { legend: 'Or ask for a time that is full' })}
      />
    </div>
  );
}

function TimesToCome() {
  return <p className="py-8 text-center font-display text-dish text-ink-soft">Looking for free tables…</p>;
}
