import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { MAX_EVENT_COVERS } from '../constants.ts';
import { CustomerFields } from './customer-fields.tsx';
import { coversProblem } from './event-covers.ts';
import { bookableSpan } from './journey-dates.ts';
import { PlainErrors, type PlainFormProps, typedCustomer } from './plain-details.tsx';
import { RequestWords } from './request-words.tsx';

const EARLY_EVENING = '19:00';

/** An event asked for on one plain page. `posted`: it came back, so what is wrong is said. */
export function PlainEvent({
  state,
  idempotencyKey,
  today,
  posted,
}: PlainFormProps & { today: string; posted: boolean }) {
  const span = bookableSpan(state.restaurant, today);
  const people = { type: 'number', inputMode: 'numeric', max: MAX_EVENT_COVERS } as const;
  return (
    <Form method="post" noValidate className="grid gap-6">
      <PlainErrors state={state} />
      <input type="hidden" name="type" value="event" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <RequestWords state={state} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          id="plain-occasion"
          name="occasion"
          label="What is it for?"
          defaultValue={state.selectedOccasion ?? ''}
          options={state.occasions.map(({ id, name }) => ({ value: id, text: name }))}
          className="sm:col-span-2"
        />
        <TextField
          id="plain-date"
          name="date"
          type="date"
          label="Which day?"
          required
          min={span.least}
          max={span.most}
          defaultValue={state.selectedBookingDate ?? ''}
          error={posted && !state.selectedBookingDate ? 'Please choose a day.' : null}
        />
        <TextField
          id="plain-time"
          name="time"
          type="time"
          label="From what time?"
          required
          defaultValue={state.selectedBookingTime ?? (posted ? '' : EARLY_EVENING)}
          error={posted && !state.selectedBookingTime ? 'Please choose a time.' : null}
        />
        <TextField
          id="plain-adults"
          name="adults"
          label="Adults"
          {...people}
          min={1}
          defaultValue={state.adultCovers || ''}
          error={posted ? coversProblem(state.adultCovers, 1) : null}
        />
        <TextField
          id="plain-children"
          name="children"
          label="Children"
          {...people}
          min={0}
          defaultValue={state.childCovers}
          error={posted ? coversProblem(state.childCovers, 0) : null}
        />
      </div>
      <CustomerFields {...typedCustomer(state)} type="event" />
      <Button type="submit" size="large" className="justify-self-start">
        Send the request
      </Button>
    </Form>
  );
}
