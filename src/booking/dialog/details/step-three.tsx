import { useEffect, useRef, useState } from 'react';
import { type CardErrors, cardFields } from '../../../payments/card/card-entry.ts';
import { type CardFieldsHandle, cardFieldId } from '../../../payments/card/card-step.ts';
import { useToday } from '../../../platform/server-clock.ts';
import type { BrandTexts } from '../../../settings/contract.ts';
import { useTexts } from '../../../settings/use-texts.ts';
import { ErrorSummary, focusSummary, type SummaryError } from '../../../ui/forms/error-summary.tsx';
import { wantsTexts } from '../../contracts/customer.ts';
import { type BookingType, customerTextFields, type JourneyState } from '../../flow/journey-state.ts';
import { sendWords, unansweredInWords } from '../../flow/journey-text.ts';
import { CustomerFields } from '../../parts/customer-fields.tsx';
import { JourneyNotice, VoucherText } from '../../parts/journey-notice.tsx';
import { RequestWords } from '../../parts/request-words.tsx';
import { Upsells } from '../../parts/upsells.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import type { Journey } from '../journey/use-journey.ts';
import { VoucherNotice } from '../search/voucher-notice.tsx';
import { Confirmed } from '../thanks/confirmed.tsx';
import { lazyConfirmed } from '../thanks/lazy-confirmed.ts';
import { CardGuaranteeFields } from './card-guarantee-fields.tsx';
import { markedFields, useCustomerForm } from './customer-form.ts';
import { HoldCountdown } from './hold-countdown.tsx';
import { Remembered, RememberMe } from './remember-me.tsx';

// There before anything is sent, should the network be lost.
lazyConfirmed.give(Confirmed);

const words: Record<BookingType, { title: keyof BrandTexts; sending: string }> = {
  booking: { title: 'bookingDetails', sending: 'Booking your table…' },
  enquiry: { title: 'requestDetails', sending: 'Sending your request…' },
  event: { title: 'requestDetails', sending: 'Sending your request…' },
};

/** What is wrong with the card: its fields, else why it was refused. */
function cardProblems(
  { cardError, cardGuarantee, braintreeCustomerId }: JourneyState,
  errors: CardErrors,
): SummaryError[] {
  if (!cardGuarantee || braintreeCustomerId) return [];
  const marked = cardFields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ id: cardFieldId(field), message }] : [];
  });
  return marked.length === 0 && cardError ? [{ id: cardFieldId('number'), message: cardError }] : marked;
}

/** Step three: the customer's details, with the countdown of the hold. */
export function StepThree({ journey }: { journey: Journey }) {
  const { state, dispatch, submit } = journey;
  const summary = useRef<HTMLDivElement>(null);
  const card = useRef<CardFieldsHandle>(null);
  const { customer, refused, check } = useCustomerForm(
    journey,
    customerTextFields,
    summary,
    wantsTexts(state.customer),
  );
  const [cardErrors, setCardErrors] = useState<CardErrors>({});
  const { cardError } = state;
  useEffect(() => {
    if (cardError) focusSummary(summary.current);
  }, [cardError]);
  const marked = markedFields(state, customerTextFields);
  const problems = refused || cardError ? [...marked, ...cardProblems(state, cardErrors)] : [];
  const cardIsRight = () => Object.keys(card.current?.check() ?? {}).length === 0;
  const { title, sending } = words[state.bookingType];
  const open = unansweredInWords(state);
  const wrong = state.bookingError ?? open;
  return (
    <StepFrame
      title={useTexts()[title]}
      onContinue={() => {
        if (check(cardIsRight())) void submit(card.current);
      }}
      continueText={state.submitting ? sending : sendWords[state.bookingType]}
      busy={state.submitting}
      onBack={() => dispatch({ type: 'step subtracted' })}
      banner={<HoldCountdown journey={journey} />}
      notice={
        wrong && marked.length === 0 ? (
          <JourneyNotice phone={state.restaurant?.phone} hint={open === wrong ? null : open}>
            {wrong}
          </JourneyNotice>
        ) : (
          <VoucherNotice journey={journey} />
        )
      }
    >
      <ErrorSummary errors={problems} summary={summary} className="mb-6" />
      <VoucherText state={state} className="mb-6" />
      <RequestWords state={state} today={useToday()} />
      <Remembered journey={journey} />
      <CustomerFields
        {...customer}
        type={state.bookingType}
        party={state}
        needs={state.needs}
        onNeeds={(needs) => dispatch({ type: 'needs chosen', needs })}
      />
      <RememberMe journey={journey} />
      {state.bookingType === 'booking' && (
        <div className="mt-6">
          <Upsells
            upsells={state.upsells}
            taken={state.selectedUpsells}
            onTick={(id, ticked) => dispatch({ type: 'upsell ticked', id, ticked })}
          />
        </div>
      )}
      <CardGuaranteeFields state={state} card={card} onErrors={setCardErrors} />
    </StepFrame>
  );
}
