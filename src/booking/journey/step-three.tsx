import { useRef } from 'react';
import type { CardFieldsHandle } from '../../payments/card-step.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { CardGuarantee } from './card-guarantee.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { markedFields, useCustomerForm } from './customer-form.ts';
import { HoldCountdown } from './hold-countdown.tsx';
import { JourneyNotice } from './journey-notice.tsx';
import { type BookingType, customerTextFields } from './journey-state.ts';
import { RequestWords } from './request-words.tsx';
import { StepFrame } from './step-frame.tsx';
import type { Journey } from './use-journey.ts';

const words: Record<BookingType, { title: string; send: string; sending: string }> = {
  booking: { title: 'Whose table is it?', send: 'Book this table', sending: 'Booking your table…' },
  enquiry: { title: 'Who is asking?', send: 'Send the request', sending: 'Sending your request…' },
  event: { title: 'Who is asking?', send: 'Send the request', sending: 'Sending your request…' },
};

/** Who books, or asks; and while they write, how long the table is held. */
export function StepThree({ journey }: { journey: Journey }) {
  const { state, dispatch, submit } = journey;
  const summary = useRef<HTMLDivElement>(null);
  const card = useRef<CardFieldsHandle>(null);
  const { customer, refused, check } = useCustomerForm(journey, customerTextFields, summary);
  const marked = markedFields(state, customerTextFields);
  const { title, send, sending } = words[state.bookingType];
  return (
    <StepFrame
      title={title}
      onContinue={() => {
        if (check()) void submit(card.current);
      }}
      continueText={state.submitting ? sending : send}
      busy={state.submitting}
      onBack={() => dispatch({ type: 'step subtracted' })}
      banner={<HoldCountdown journey={journey} />}
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
      <RequestWords state={state} />
      <CustomerFields {...customer} type={state.bookingType} />
      <CardGuarantee state={state} card={card} />
    </StepFrame>
  );
}
