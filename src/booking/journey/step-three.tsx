import { useRef } from 'react';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { checkCustomerField } from '../customer.ts';
import { CustomerFields, type CustomerProps, fieldId } from './customer-fields.tsx';
import { JourneyNotice } from './journey-notice.tsx';
import { customerTextFields, type JourneyState } from './journey-state.ts';
import { StepFrame } from './step-frame.tsx';
import type { Journey } from './use-journey.ts';

/** Fields that may not be sent as they are, in the order of the form. */
function wrongFields({ customer }: JourneyState) {
  return customerTextFields.flatMap((field) => {
    const check = checkCustomerField(field, customer[field].value);
    return check.valid ? [] : [{ field, check, id: fieldId(field), message: check.message ?? '' }];
  });
}

const markedFields = ({ customer }: JourneyState) =>
  customerTextFields.flatMap((field) => {
    const { valid, message } = customer[field];
    return valid || !message ? [] : [{ id: fieldId(field), message }];
  });

/** Who books. Each field is checked when it is left, all of them when the booking is sent. */
export function StepThree({ journey }: { journey: Journey }) {
  const { state, dispatch, submit } = journey;
  const summary = useRef<HTMLDivElement>(null);
  const refused = useRef(false);
  const send = () => {
    const wrong = wrongFields(state);
    refused.current = wrong.length > 0;
    if (!refused.current) return void submit();
    for (const { field, check } of wrong)
      dispatch({ type: 'customer typed', field, value: state.customer[field].value, check });
    requestAnimationFrame(() => summary.current?.focus());
  };
  const marked = markedFields(state);
  const customer: CustomerProps = {
    value: (field) => state.customer[field].value,
    error: (field) => state.customer[field].message,
    ticked: (field) => state.customer[field],
    onType: (field, value) => dispatch({ type: 'customer typed', field, value }),
    onLeave: (field, value) => {
      const check = checkCustomerField(field, value);
      if (check.present || refused.current) dispatch({ type: 'customer typed', field, value, check });
    },
    onTick: (field, ticked) => dispatch({ type: 'opt-in ticked', field, ticked }),
  };
  return (
    <StepFrame
      title="Whose table is it?"
      onContinue={send}
      continueText={state.submitting ? 'Booking your table…' : 'Book this table'}
      busy={state.submitting}
      onBack={() => dispatch({ type: 'step subtracted' })}
      notice={
        state.bookingError &&
        marked.length === 0 && <JourneyNotice phone={state.restaurant?.phone}>{state.bookingError}</JourneyNotice>
      }
    >
      {marked.length > 0 && refused.current && (
        <div className="mb-6">
          <ErrorSummary title="Nearly there. Please look at these again:" errors={marked} summary={summary} />
        </div>
      )}
      <CustomerFields {...customer} />
    </StepFrame>
  );
}
