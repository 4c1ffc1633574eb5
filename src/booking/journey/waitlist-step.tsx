import { useRef, useState } from 'react';
import { bookingApi } from '../../platform/browser-api.ts';
import { formatTime } from '../../restaurants/wall-time.ts';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { WAITLIST_OFFER_MINUTES } from '../constants.ts';
import { bookingCalls } from './booking-calls.ts';
import { ContactFields } from './contact-fields.tsx';
import { markedFields, useCustomerForm } from './customer-form.ts';
import { JourneyNotice } from './journey-notice.tsx';
import { dayInWords } from './journey-words.ts';
import { StepFrame } from './step-frame.tsx';
import type { Journey } from './use-journey.ts';
import {
  contactFields,
  type NotifyBy,
  notifyChoices,
  phoneFor,
  type WaitlistDraft,
  waitlistBody,
} from './waitlist-body.ts';
import { WaitlistThanks } from './waitlist-thanks.tsx';

const calls = bookingCalls(bookingApi);
/** The wanted time is free after all. */
const CONFLICT = 409;

function useJoining({ state, dispatch }: Journey) {
  const [joining, setJoining] = useState(false);
  const join = async (draft: WaitlistDraft) => {
    const body = waitlistBody(draft);
    if (!body) return;
    setJoining(true);
    const answer = await calls.joinWaitlist(state.restaurant?.storeId ?? '', body);
    setJoining(false);
    if (answer.ok) dispatch({ type: 'waitlist joined', answer: answer.data });
    else if (answer.status === CONFLICT) dispatch({ type: 'waitlist not needed' });
    else dispatch({ type: 'waitlist refused', error: answer.error });
  };
  return { joining, join };
}

/** Who waits for a full time, and how to reach them. */
export function WaitlistStep({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const { state, dispatch } = journey;
  const [notifyBy, setNotifyBy] = useState<NotifyBy>('email');
  const { joining, join } = useJoining(journey);
  const summary = useRef<HTMLDivElement>(null);
  const { customer, refused, check } = useCustomerForm(journey, contactFields, summary, phoneFor(notifyBy));
  const { waitlistFor: time, selectedBookingDate: date } = state;
  if (!time || !date) return null;
  if (state.waitlist) return <WaitlistThanks journey={journey} onClose={onClose} />;
  const marked = markedFields(state, contactFields);
  return (
    <StepFrame
      title={`In line for ${formatTime(time)}`}
      onContinue={() => {
        const draft = { state, time, notifyBy };
        if (check()) void join(draft);
      }}
      continueText={joining ? 'Joining the line…' : 'Put me in line'}
      busy={joining}
      onBack={() => dispatch({ type: 'waitlist closed' })}
      notice={
        state.bookingError &&
        marked.length === 0 && <JourneyNotice phone={state.restaurant?.phone}>{state.bookingError}</JourneyNotice>
      }
    >
      {marked.length > 0 && refused && (
        <div className="mb-6">
          <ErrorSummary title="Nearly there. Please look at these again:" errors={marked} summary={summary} />
        </div>
      )}
      <p className="mb-5">
        {dayInWords(date)} at {formatTime(time)} is full. Should a table come free, the first in line hears of it and
        has {WAITLIST_OFFER_MINUTES} minutes to take it. Until then no table is yours.
      </p>
      <div className="grid gap-5">
        <ChoiceGroup
          name="notifyBy"
          legend="How shall we tell you?"
          value={notifyBy}
          choices={notifyChoices}
          onChange={(value) => setNotifyBy(value as NotifyBy)}
        />
        <ContactFields {...customer} phoneNeeded={notifyBy === 'sms'} emailHint="Your place in line goes here." />
      </div>
    </StepFrame>
  );
}
