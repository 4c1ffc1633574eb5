import { useEffect, useRef, useState } from 'react';
import { type CardErrors, cardFields } from '../../../payments/card/card-entry.ts';
import { type CardFieldsHandle, cardFieldId } from '../../../payments/card/card-step.ts';
import type { BrandTexts } from '../../../settings/contract.ts';
import { useTexts } from '../../../settings/use-texts.ts';
import { ErrorSummary, focusSummary, type SummaryError } from '../../../ui/forms/error-summary.tsx';
import { wantsTexts } from '../../contracts/customer.ts';
import { type BookingType, customerTextFields, type JourneyState } from '../../flow/journey-state.ts';
import { sendWords, unansweredInWords } from '../../flow/journey-text.ts';
import { JourneyNotice } from '../../parts/journey-notice.tsx';
import { SlotPicker } from '../../parts/times/slot-picker.tsx';
import { OFFER_LENGTH } from '../../rules/when-full/waitlist-offer.ts';
import { hiddenChoices, stepAddress } from '../frame/chosen.tsx';
import type { Journey } from '../frame/journey-props.ts';
import { Notice, VoucherText } from '../frame/notice.tsx';
import { RequestWords } from '../frame/request-words.tsx';
import { StepFrame } from '../frame/step-frame.tsx';
import { VoucherNotice } from '../frame/step-notice.tsx';
import { useAlternatives } from '../frame/use-alternatives.ts';
import { WaitlistOffer } from '../frame/waitlist-offer.tsx';
import { CardGuaranteeFields } from './card-guarantee-fields.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { markedFields, useCustomerForm } from './customer-form.ts';
import { HoldCountdown } from './hold-countdown.tsx';
import { Remembered, RememberMe } from './remember-me.tsx';
import { Upsells } from './upsells.tsx';

const words: Record<BookingType, { title: keyof BrandTexts; sending: string }> = {
  booking: { title: 'bookingDetails', sending: 'Booking your table…' },
  enquiry: { title: 'requestDetails', sending: 'Sending your request…' },
  event: { title: 'requestDetails', sending: 'Sending your request…' },
};

/** Errors of the card's fields, else why the card was refused. */
function cardProblems(
  { cardError, cardGuarantee, braintreeCustomerId }: JourneyState,
  errors: CardErrors,
): SummaryError[] {
  if (!cardGuarantee || braintreeCustomerId) return [];
  const fieldErrors = cardFields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ id: cardFieldId(field), message }] : [];
  });
  return fieldErrors.length === 0 && cardError ? [{ id: cardFieldId('number'), message: cardError }] : fieldErrors;
}

/** The customer's details; in the card with the countdown of the hold. */
export function StepThree({ journey }: { journey: Journey }) {
  const { state, dispatch, submit, today, page } = journey;
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
  const fieldErrors = markedFields(state, customerTextFields);
  const problems = refused || cardError ? [...fieldErrors, ...cardProblems(state, cardErrors)] : [];
  const isCardValid = () => Object.keys(card.current?.check() ?? {}).length === 0;
  const { title, sending } = words[state.bookingType];
  const open = unansweredInWords(state);
  // On a page the requested table may be gone: another time is chosen among the fields.
  const problem = state.bookingError ?? state.slotsError ?? open;
  const otherTimes = page && state.step === 2 ? state.slots.filter(({ canEnquire }) => !canEnquire) : [];
  return (
    <StepFrame
      page={page}
      method="post"
      hidden={{
        idempotencyKey: page?.idempotencyKey,
        ...hiddenChoices(state, ['type', 'occasion', 'covers', 'adults', 'children', 'date', 'menu', 'area', 'offer']),
        ...(otherTimes.length === 0 && hiddenChoices(state, ['time'])),
      }}
      title={useTexts()[title]}
      onContinue={() => {
        if (check(isCardValid())) void submit(card.current);
      }}
      continueText={state.submitting ? sending : sendText(journey)}
      busy={state.submitting}
      back={wayBack(journey)}
      banner={!page && <HoldCountdown journey={journey} />}
      notice={
        problem && fieldErrors.length === 0 ? (
          <JourneyNotice phone={state.restaurant?.phone} hint={open === problem ? null : open} autoFocus={page?.posted}>
            {problem}
          </JourneyNotice>
        ) : (
          <VoucherNotice journey={journey} />
        )
      }
    >
      <ErrorSummary errors={problems} summary={summary} autoFocus={page !== null} className="mb-6" />
      <VoucherText state={state} className="mb-6" />
      <RequestWords state={state} today={today} />
      {page && state.isEnquiry && <WaitlistInstead journey={journey} />}
      <Remembered journey={journey} />
      {otherTimes.length > 0 && (
        <div className="mb-6">
          <SlotPicker slots={otherTimes} value={state.selectedBookingTime} />
        </div>
      )}
      <CustomerFields
        {...customer}
        type={state.bookingType}
        party={state}
        needs={state.needs}
        onNeeds={page ? undefined : (needs) => dispatch({ type: 'needs chosen', needs })}
      />
      {!page && <RememberMe journey={journey} />}
      {state.bookingType === 'booking' && (
        <div className="mt-6">
          <Extras journey={journey} />
        </div>
      )}
      {page ? <CardLater state={state} /> : <CardGuaranteeFields state={state} card={card} onErrors={setCardErrors} />}
    </StepFrame>
  );
}

function sendText({ state: { bookingType, cardGuarantee }, page }: Journey): string {
  return page && cardGuarantee && bookingType === 'booking'
    ? 'Hold this table and send me the link'
    : sendWords[bookingType];
}

/** No way back from a posted page, which would lose what was typed, unless the time is gone. */
function wayBack({ state, dispatch, page }: Journey) {
  const isGone = state.step === 2 || (state.bookingType === 'event' && state.bookingError !== null);
  if (page?.posted && !isGone) return undefined;
  return {
    to: stepAddress(state, { step: '2', ...(page?.posted && { time: '', without: '' }) }),
    onGo: () => dispatch({ type: 'step subtracted' }),
  };
}

/** Offers the waitlist for a full time; the card does so when the time is chosen. */
function WaitlistInstead({ journey }: { journey: Journey }) {
  const { selectedBookingTime: time, selectedMenu } = journey.state;
  const answer = useAlternatives(journey, time ?? '');
  if (!answer?.waitlist || !time || !selectedMenu) return null;
  return (
    <p className="mb-6">
      <WaitlistOffer journey={journey} time={time} />
    </p>
  );
}

/** A table's extras; on a page without a time yet, those already ticked are passed on hidden. */
function Extras({ journey: { state, dispatch, page } }: { journey: Journey }) {
  const { upsells, selectedUpsells } = state;
  if (page && upsells.length === 0)
    return selectedUpsells.map((id) => <input key={id} type="hidden" name="extra" value={id} />);
  const tick = (id: string, ticked: boolean) => dispatch({ type: 'upsell ticked', id, ticked });
  return <Upsells upsells={upsells} taken={selectedUpsells} onTick={page ? undefined : tick} />;
}

/** On a page: the terms of the card guarantee, and how to add the card. */
function CardLater({ state: { cardGuarantee } }: { state: JourneyState }) {
  if (!cardGuarantee) return null;
  return (
    <div className="mt-6">
      <Notice>
        {`${cardGuarantee.wording.join(' ')} We’ll e-mail you a link to add your card, and hold the table for ${OFFER_LENGTH}.`}
      </Notice>
    </div>
  );
}
