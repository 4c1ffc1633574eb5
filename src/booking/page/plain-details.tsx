import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type SummaryError } from '../../ui/forms/error-summary.tsx';
import { customerTextFields, type JourneyState } from '../flow/journey-state.ts';
import { CustomerFields } from '../parts/customer-fields.tsx';
import { type CustomerProps, fieldId } from '../parts/customer-props.ts';
import { Notice } from '../parts/journey-notice.tsx';
import { SlotPicker } from '../parts/times/slot-picker.tsx';
import { Upsells } from '../parts/upsells.tsx';
import { whenAndPartyText } from '../rules/booking-text.ts';
import { OFFER_LENGTH } from '../rules/when-full/waitlist-offer.ts';
import { Chosen } from './plain-steps.tsx';

export type PlainFormProps = { state: JourneyState; idempotencyKey: string };

/** The fields as they were typed, for a plain form. */
export function typedCustomer({ customer }: JourneyState): CustomerProps {
  return {
    value: (field) => customer[field].value,
    error: (field) => customer[field].message,
    ticked: (field) => customer[field],
  };
}

/** The errors of the customer's fields. */
export const customerErrors = ({ customer }: JourneyState): SummaryError[] =>
  customerTextFields.flatMap((field) => {
    const { message } = customer[field];
    return message ? [{ id: fieldId(field), message }] : [];
  });

type WhatIsBookedProps = { state: JourneyState; time?: string | null };

/** Day, time and party where there is no room for the ticket beside the form. */
export function WhatIsBooked({ state, time = state.selectedBookingTime }: WhatIsBookedProps) {
  const { selectedBookingDate: date, adultCovers, childCovers } = state;
  if (!date || !time) return null;
  return (
    <p className="font-display text-dish md:hidden">{whenAndPartyText({ date, time, adultCovers, childCovers })}</p>
  );
}

/** The terms of a card guarantee, and how the card is given. */
function CardLater({ state: { cardGuarantee } }: { state: JourneyState }) {
  if (!cardGuarantee) return null;
  return (
    <Notice>
      {`${cardGuarantee.wording.join(' ')} We’ll e-mail you a link to add your card, and hold the table for ${OFFER_LENGTH}.`}
    </Notice>
  );
}

/** The extras of a table; while its time is still to be chosen, those that were ticked go along unseen. */
function Extras({ state: { bookingType, upsells, selectedUpsells } }: { state: JourneyState }) {
  if (bookingType !== 'booking') return null;
  if (upsells.length > 0) return <Upsells upsells={upsells} taken={selectedUpsells} />;
  return selectedUpsells.map((id) => <input key={id} type="hidden" name="extra" value={id} />);
}

function submitText({ bookingType, cardGuarantee }: JourneyState): string {
  if (bookingType !== 'booking') return 'Send the request';
  return cardGuarantee ? 'Hold this table and send me the link' : 'Book this table';
}

/**
 * The customer's fields without JavaScript. When the slot was taken, free ones to choose from come above them; for a full one
 * the form would be another, a request.
 */
export function PlainDetails({ state, idempotencyKey }: PlainFormProps) {
  const free = state.slots.filter(({ canEnquire }) => !canEnquire);
  const chooseAgain = state.step === 2 && free.length > 0;
  return (
    <Form method="post" noValidate className="grid gap-6">
      <ErrorSummary errors={customerErrors(state)} autoFocus />
      <WhatIsBooked state={state} />
      <Chosen state={state} names={['occasion', 'covers', 'date', 'menu', 'area', 'offer']} />
      {chooseAgain ? (
        <SlotPicker slots={free} value={state.selectedBookingTime} />
      ) : (
        <Chosen state={state} names={['time']} />
      )}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <CustomerFields {...typedCustomer(state)} type={state.bookingType} party={state} needs={state.needs} />
      <Extras state={state} />
      <CardLater state={state} />
      <Button type="submit" size="large" className="justify-self-start">
        {submitText(state)}
      </Button>
    </Form>
  );
}
