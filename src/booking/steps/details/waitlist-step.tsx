import { useRef, useState } from 'react';
import { bookingClient } from '../../../platform/api/browser-api.ts';
import { requestCaptchaToken } from '../../../platform/captcha/captcha-token.ts';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { CONFLICT } from '../../../values/http-status.ts';
import { formatTime } from '../../../values/time/wall-time.ts';
import type { NotifyBy } from '../../contracts/waitlist.ts';
import { bookingCalls } from '../../flow/booking-calls.ts';
import { contactFields, notifyChoices, toWaitlistBody, type WaitlistDraft } from '../../flow/waitlist/waitlist-body.ts';
import { waitlistWindowOf } from '../../flow/waitlist/waitlist-window.ts';
import { ContactFields } from '../../parts/contact-fields.tsx';
import { JourneyNotice } from '../../parts/journey-notice.tsx';
import { OFFER_LENGTH } from '../../rules/when-full/waitlist-offer.ts';
import { hiddenChoices, stepAddress } from '../frame/chosen.tsx';
import type { Journey } from '../frame/journey-props.ts';
import { VoucherText } from '../frame/notice.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import { useAlternatives } from '../frame/use-alternatives.ts';
import { WaitlistThanks } from '../thanks/waitlist-thanks.tsx';
import { markedFields, useCustomerForm } from './customer-form.ts';
import { FoldedNeeds } from './folded-needs.tsx';
import { WaitlistWindowFields } from './waitlist-window-fields.tsx';

const calls = bookingCalls(bookingClient);

function useJoin({ state, dispatch }: Journey) {
  const [joining, setJoining] = useState(false);
  const join = async (draft: WaitlistDraft) => {
    const body = toWaitlistBody(draft);
    if (!body) return;
    if (draft.window) dispatch({ type: 'waitlist window chosen', window: draft.window });
    setJoining(true);
    const captchaToken = await requestCaptchaToken();
    const answer = await calls.joinWaitlist(state.restaurant?.storeId ?? '', {
      ...body,
      ...(captchaToken && { captchaToken }),
    });
    setJoining(false);
    const { time } = draft;
    if (answer.ok) dispatch({ type: 'waitlist joined', answer: answer.data, time });
    // One of the times is free after all.
    else if (answer.status === CONFLICT) dispatch({ type: 'waitlist not needed', time });
    else dispatch({ type: 'waitlist refused', error: answer.error, time });
  };
  return { joining, join };
}

export function WaitlistStep({ journey, onClose }: { journey: Journey; onClose?: () => void }) {
  const { state, dispatch, page } = journey;
  const { notifyBy } = state;
  const { joining, join } = useJoin(journey);
  const choice = waitlistWindowOf(state, useAlternatives(journey, state.waitlistFor ?? ''));
  const summary = useRef<HTMLDivElement>(null);
  const { customer, refused, check } = useCustomerForm(journey, contactFields, summary, notifyBy === 'sms');
  const { waitlistFor: time, selectedBookingDate: date } = state;
  if (!time || !date) return null;
  if (state.waitlist) return <WaitlistThanks journey={journey} onClose={onClose} />;
  const fieldErrors = markedFields(state, contactFields);
  return (
    <StepFrame
      page={page}
      method="post"
      hidden={{ wait: time, ...hiddenChoices(state, ['occasion', 'covers', 'date', 'menu', 'area', 'offer']) }}
      title={`Waiting list for ${formatTime(time)}`}
      onContinue={() => {
        const draft = { state, time, window: choice?.window ?? null };
        if (check()) void join(draft);
      }}
      continueText={joining ? 'Joining the waiting list…' : 'Join the waiting list'}
      busy={joining}
      back={
        page?.posted
          ? undefined
          : { to: stepAddress(state, { step: '2' }), onGo: () => dispatch({ type: 'waitlist closed' }) }
      }
      notice={
        state.bookingError &&
        fieldErrors.length === 0 && (
          <JourneyNotice phone={state.restaurant?.phone} autoFocus={page?.posted}>
            {state.bookingError}
          </JourneyNotice>
        )
      }
    >
      <ErrorSummary errors={refused ? fieldErrors : []} summary={summary} autoFocus={page !== null} className="mb-6" />
      <VoucherText state={state} className="mb-4" />
      <p className="mb-5">
        If a table comes up, we’ll offer it to whoever’s first on the list and hold it for {OFFER_LENGTH}.
      </p>
      <div className="grid gap-5">
        {choice && (
          <WaitlistWindowFields
            {...choice}
            date={date}
            onChange={page ? undefined : (window) => dispatch({ type: 'waitlist window chosen', window })}
          />
        )}
        <ChoiceGroup
          name="notifyBy"
          legend="How should we let you know?"
          value={notifyBy}
          choices={notifyChoices}
          onChange={
            page ? undefined : (value) => dispatch({ type: 'notification chosen', notifyBy: value as NotifyBy })
          }
        />
        <ContactFields {...customer} phoneNeeded={notifyBy === 'sms'} />
        <FoldedNeeds
          party={state}
          value={state.needs}
          onChange={page ? undefined : (needs) => dispatch({ type: 'needs chosen', needs })}
        />
      </div>
    </StepFrame>
  );
}
