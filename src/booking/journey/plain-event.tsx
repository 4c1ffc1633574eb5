import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { MAX_EVENT_COVERS } from '../constants.ts';
import { CustomerFields } from './customer-fields.tsx';
import { coversProblem } from './event-covers.ts';
import { bookableSpan } from './journey-dates.ts';
import { timeInWords } from './journey-words.ts';
import { PlainErrors, type PlainFormProps, typedCustomer } from './plain-details.tsx';
import { Chosen } from './plain-steps.tsx';
import { RequestWords } from './request-words.tsx';

type PlainEventProps = PlainFormProps & { today: string; posted: boolean };

/** First what and on which day: its times come with the answer. */
function OccasionAndDay({ state, today }: Pick<PlainEventProps, 'state' | 'today'>) {
  const span = bookableSpan(state.restaurant, today);
  return (
    <Form method="get" className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
      <input type="hidden" name="type" value="event" />
      <Select
        id="plain-occasion"
        name="occasion"
        label="What is it for?"
        defaultValue={state.selectedOccasion ?? ''}
        options={state.occasions.map(({ id, name }) => ({ value: id, text: name }))}
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
      />
      <Button type="submit" variant="line">
        Show times
      </Button>
    </Form>
  );
}

function HowMany({ state, posted }: Pick<PlainEventProps, 'state' | 'posted'>) {
  const people = { type: 'number', inputMode: 'numeric', max: MAX_EVENT_COVERS } as const;
  return (
    <>
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
    </>
  );
}

/** Then when, how many and who. `posted`: it came back, so what is wrong is said. */
function TheRest({ state, idempotencyKey, posted }: Omit<PlainEventProps, 'today'>) {
  const date = state.selectedBookingDate ?? '';
  return (
    <Form method="post" noValidate className="grid gap-6">
      <PlainErrors state={state} />
      <input type="hidden" name="type" value="event" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <Chosen state={state} names={['occasion', 'date']} />
      <RequestWords state={state} />
      <div className="grid gap-6 sm:grid-cols-3">
        <Select
          id="plain-time"
          name="time"
          label="From what time?"
          defaultValue={state.selectedBookingTime ?? ''}
          options={state.slots.map(({ time }) => ({ value: time, text: timeInWords(date, time) }))}
        />
        <HowMany state={state} posted={posted} />
      </div>
      <CustomerFields {...typedCustomer(state)} type="event" />
      <Button type="submit" size="large" className="justify-self-start">
        Send the request
      </Button>
    </Form>
  );
}

/** An event asked for on a plain page. */
export function PlainEvent({ today, ...rest }: PlainEventProps) {
  const { state } = rest;
  return (
    <div className="grid gap-8">
      <OccasionAndDay state={state} today={today} />
      {state.slots.length > 0 ? <TheRest {...rest} /> : <p>Nobody is seated on that day. Another one?</p>}
    </div>
  );
}
