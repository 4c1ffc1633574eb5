import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { formatTime } from '../../../values/time/wall-time.ts';
import { canContinueFromSlots } from '../../flow/journey-step-two.ts';
import { newsInWords } from '../../flow/journey-text.ts';
import { PreferenceFields } from '../../parts/preference-fields.tsx';
import { cardNeededText } from '../../rules/booking-text.ts';
import { OFFER_LENGTH } from '../../rules/when-full/waitlist-offer.ts';
import { lazyDetails } from '../details/lazy-details.ts';
import { hiddenChoices, stepAddress, timeValue } from '../frame/chosen.tsx';
import type { Journey } from '../frame/journey-props.ts';
import { Notice, VoucherText } from '../frame/notice.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import { StepNotice } from '../frame/step-notice.tsx';
import { Preferences, preferencesOf } from './preferences.tsx';
import { Times } from './times.tsx';

/** Menu and area, then the time: pressing a free one leads on. */
export function StepTwo({ journey }: { journey: Journey }) {
  const { state, dispatch, continueFromSlots, page } = journey;
  const { selectedBookingTime: time, isEnquiry, wantedStep, prefill } = state;
  const [loading, setLoading] = useState(false);
  useEffect(lazyDetails.prefetch, []);
  const goOn = async () => {
    setLoading(true);
    await continueFromSlots();
    setLoading(false);
  };
  const news = newsInWords(state);
  const isHolding = wantedStep === 3 && time !== null;
  const withTime = time ? `Continue with ${formatTime(time)}` : 'Continue';
  return (
    <StepFrame
      page={page}
      hidden={{
        // The time itself is the pressed button's.
        around: prefill.time ?? prefill.around,
        ...hiddenChoices(state, ['occasion', 'covers', 'date', 'without', 'offer']),
      }}
      title="Pick a time"
      footStays
      onContinue={() => void goOn()}
      continueText={isEnquiry ? 'Ask anyway' : isHolding && !page ? `Holding ${formatTime(time)}…` : withTime}
      continueValue={time ? { name: 'time', value: timeValue(state) } : undefined}
      disabled={!canContinueFromSlots(state)}
      busy={loading || (isHolding && !page)}
      back={{ to: stepAddress(state, { step: '1' }), onGo: () => dispatch({ type: 'step subtracted' }) }}
      notice={<StepNotice journey={journey} />}
    >
      <div className="grid gap-6">
        {news && <Notice>{news}</Notice>}
        <VoucherText state={state} />
        {state.cardNeeded && <Notice>{cardNeededText(state.cardNeeded)}</Notice>}
        {state.cardNeeded && page && (
          <p>
            We’ll e-mail you a link to add your card, and hold the table for {OFFER_LENGTH}. You’ll need a browser with
            JavaScript turned on. Or ring <PhoneLink phone={state.restaurant?.phone ?? ''} /> to book.
          </p>
        )}
        <Preferences state={state}>
          <div className="grid items-end gap-x-4 gap-y-3 pt-2 sm:grid-cols-2">
            <PreferenceFields
              {...preferencesOf(state)}
              on={
                page
                  ? undefined
                  : {
                      menu: (id) => dispatch({ type: 'menu chosen', id }),
                      area: (id) => dispatch({ type: 'area chosen', id }),
                    }
              }
            />
            {page ? (
              <Button type="submit" variant="line" className="justify-self-start">
                Show times
              </Button>
            ) : (
              <p className="text-sm text-ink-soft sm:col-span-2">
                {state.restaurantMenus.find(({ id }) => id === state.selectedMenu)?.description}
              </p>
            )}
          </div>
        </Preferences>
        <Times journey={journey} />
      </div>
    </StepFrame>
  );
}
