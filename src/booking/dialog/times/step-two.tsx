import { useEffect, useState } from 'react';
import { formatTime } from '../../../values/time/wall-time.ts';
import { canContinueFromSlots } from '../../flow/journey-step-two.ts';
import { newsInWords } from '../../flow/journey-text.ts';
import { JourneyNotice, Notice, VoucherText } from '../../parts/journey-notice.tsx';
import { PreferenceFields, Preferences, preferencesOf } from '../../parts/preferences.tsx';
import { cardNeededText } from '../../rules/booking-text.ts';
import { lazyStepThree } from '../details/lazy-step-three.ts';
import { StepFrame } from '../frame/step-frame.tsx';
import type { Journey } from '../journey/use-journey.ts';
import { VoucherNotice } from '../search/voucher-notice.tsx';
import { Times } from './times.tsx';

/** Menu and area, then the time: a free one that is pressed leads on. */
export function StepTwo({ journey }: { journey: Journey }) {
  const { state, dispatch, continueFromSlots } = journey;
  const { selectedBookingTime: time, isEnquiry, wantedStep } = state;
  const [asking, setAsking] = useState(false);
  useEffect(lazyStepThree.prefetch, []);
  const goOn = async () => {
    setAsking(true);
    await continueFromSlots();
    setAsking(false);
  };
  const news = newsInWords(state);
  const holding = wantedStep === 3 && time !== null;
  const withTime = time ? `Continue with ${formatTime(time)}` : 'Continue';
  return (
    <StepFrame
      title="Pick a time"
      footStays
      onContinue={() => void goOn()}
      continueText={isEnquiry ? 'Ask anyway' : holding ? `Holding ${formatTime(time)}…` : withTime}
      disabled={!canContinueFromSlots(state)}
      busy={asking || holding}
      onBack={() => dispatch({ type: 'step subtracted' })}
      notice={
        state.bookingError ? (
          <JourneyNotice phone={state.restaurant?.phone} onTryAgain={() => dispatch({ type: 'tried again' })}>
            {state.bookingError}
          </JourneyNotice>
        ) : (
          <VoucherNotice journey={journey} />
        )
      }
    >
      <div className="grid gap-6">
        {news && <Notice>{news}</Notice>}
        <VoucherText state={state} />
        {state.cardNeeded && <Notice>{cardNeededText(state.cardNeeded)}</Notice>}
        <Preferences state={state}>
          <div className="grid gap-x-4 gap-y-3 pt-2 sm:grid-cols-2">
            <PreferenceFields
              {...preferencesOf(state)}
              on={{
                menu: (id) => dispatch({ type: 'menu chosen', id }),
                area: (id) => dispatch({ type: 'area chosen', id }),
              }}
            />
            <p className="text-sm text-ink-soft sm:col-span-2">
              {state.restaurantMenus.find(({ id }) => id === state.selectedMenu)?.description}
            </p>
          </div>
        </Preferences>
        <Times journey={journey} />
      </div>
    </StepFrame>
  );
}
