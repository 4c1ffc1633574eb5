import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { type CustomerProps, fieldId } from './customer-props.ts';
import { customerTextFields, type JourneyState } from './journey-state.ts';
import { Chosen } from './plain-steps.tsx';
import { RequestWords } from './request-words.tsx';
import { SlotPicker } from './slot-picker.tsx';

export type PlainFormProps = { state: JourneyState; idempotencyKey: string };

/** The fields as they were typed, for a plain form. */
export function typedCustomer({ customer }: JourneyState): CustomerProps {
  return {
    value: (field) => customer[field].value,
    error: (field) => customer[field].message,
    ticked: (field) => customer[field],
  };
}

export function PlainErrors({ state: { customer } }: Pick<PlainFormProps, 'state'>) {
  const errors = customerTextFields.flatMap((field) => {
    const { message } = customer[field];
    return message ? [{ id: fieldId(field), message }] : [];
  });
  if (errors.length === 0) return null;
  return <ErrorSummary title="Nearly there. Please look at these again:" errors={errors} />;
}

/** The customer's fields without JavaScript. When the slot went to someone else, with the free ones above them. */
export function PlainDetails({ state, idempotencyKey }: PlainFormProps) {
  const chooseAgain = state.step === 2 && state.slots.length > 0;
  return (
    <Form method="post" noValidate className="grid gap-6">
      <PlainErrors state={state} />
      <Chosen state={state} names={['occasion', 'covers', 'date', 'menu', 'area']} />
      {state.selectedUpsells.map((id) => (
        <input key={id} type="hidden" name="extra" value={id} />
      ))}
      {chooseAgain ? (
        <SlotPicker slots={state.slots} value={state.selectedBookingTime} />
      ) : (
        <Chosen state={state} names={['time']} />
      )}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <RequestWords state={state} />
      <CustomerFields {...typedCustomer(state)} type={state.bookingType} />
      <Button type="submit" size="large" className="justify-self-start">
        {state.bookingType === 'booking' ? 'Book this table' : 'Send the request'}
      </Button>
    </Form>
  );
}
