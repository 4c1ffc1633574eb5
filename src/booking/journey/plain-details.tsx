import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { CustomerFields, fieldId } from './customer-fields.tsx';
import { customerTextFields, type JourneyState } from './journey-state.ts';
import { Chosen } from './plain-steps.tsx';
import { SlotPicker } from './slot-picker.tsx';

type PlainDetailsProps = { state: JourneyState; idempotencyKey: string };

/** The customer's fields without JavaScript. When the slot went to someone else, with the free ones above them. */
export function PlainDetails({ state, idempotencyKey }: PlainDetailsProps) {
  const { customer } = state;
  const errors = customerTextFields.flatMap((field) => {
    const { message } = customer[field];
    return message ? [{ id: fieldId(field), message }] : [];
  });
  const chooseAgain = state.step === 2 && state.slots.length > 0;
  return (
    <Form method="post" noValidate className="grid gap-6">
      {errors.length > 0 && <ErrorSummary title="Nearly there. Please look at these again:" errors={errors} />}
      <Chosen state={state} names={['occasion', 'covers', 'date', 'menu', 'area']} />
      {chooseAgain ? (
        <SlotPicker slots={state.slots} value={state.selectedBookingTime} />
      ) : (
        <Chosen state={state} names={['time']} />
      )}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <CustomerFields
        value={(field) => customer[field].value}
        error={(field) => customer[field].message}
        ticked={(field) => customer[field]}
      />
      <Button type="submit" size="large" className="justify-self-start">
        Book this table
      </Button>
    </Form>
  );
}
