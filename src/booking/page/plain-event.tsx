import { Form } from 'react-router';
import { isClosedOn } from '../../restaurants/opening-hours.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TimeField } from '../../ui/forms/time-field.tsx';
import { formatDay } from '../../values/time/wall-time.ts';
import { MAX_EVENT_COVERS, SHOW_CHILD_COVERS } from '../contracts/constants.ts';
import { type CoversProblems, coversErrors, coversProblems } from '../flow/event/event-covers.ts';
import { requestableOccasions } from '../flow/journey-party.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { CustomerFields } from '../parts/customer-fields.tsx';
import { RequestWords } from '../parts/request-words.tsx';
import { HOW_MANY, timeText } from '../rules/booking-text.ts';
import { customerErrors, LookAgain, type PlainFormProps, typedCustomer } from './plain-details.tsx';
import type { PlainProblems } from './plain-query.ts';
import { Chosen, DayField, PartyAndDayErrors } from './plain-steps.tsx';

type PlainEventProps = PlainFormProps & { today: string; posted: boolean; problems: PlainProblems };

/** Occasion and day come first: the times depend on them. */
function OccasionAndDay({ state, today, problems }: Pick<PlainEventProps, 'state' | 'today' | 'problems'>) {
  return (
    <Form method="get" className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]">
      <input type="hidden" name="type" value="event" />
      <input type="hidden" name="covers" value={state.adultCovers} />
      <Chosen state={state} names={['without', 'offer']} />
      <Select
        id="plain-occasion"
        name="occasion"
        label="What is it for?"
        defaultValue={state.selectedOccasion ?? ''}
        options={requestableOccasions(state.occasions).map(({ id, name }) => ({ value: id, text: name }))}
      />
      <DayField state={state} today={today} problems={problems} />
      <Button type="submit" variant="line" className="sm:mt-8">
        Show times
      </Button>
    </Form>
  );
}

function HowMany({ state, problems }: Pick<PlainEventProps, 'state'> & { problems: CoversProblems | null }) {
  const people = { type: 'number', inputMode: 'numeric', max: MAX_EVENT_COVERS } as const;
  return (
    <>
      <TextField
        id="plain-adults"
        name="adults"
        label={SHOW_CHILD_COVERS ? 'Adults' : HOW_MANY}
        {...people}
        min={1}
        defaultValue={state.adultCovers || ''}
        error={problems?.adults}
      />
      {SHOW_CHILD_COVERS && (
        <TextField
          id="plain-children"
          name="children"
          label="Children"
          {...people}
          min={0}
          defaultValue={state.childCovers}
          error={problems?.children}
        />
      )}
    </>
  );
}

/** Then time, size and customer. `posted`: the form came back, so errors are shown. */
function TheRest({ state, today, idempotencyKey, posted, askedEmail }: PlainEventProps) {
  const date = state.selectedBookingDate ?? '';
  const times = state.slots.map(({ time }) => time);
  const problems = posted ? coversProblems(state) : null;
  return (
    <Form method="post" noValidate className="grid gap-6">
      <LookAgain
        errors={[...(problems ? coversErrors('plain', problems) : []), ...customerErrors(state)]}
        askedEmail={askedEmail}
      />
      <input type="hidden" name="type" value="event" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <Chosen state={state} names={['occasion', 'date', 'offer']} />
      <RequestWords state={state} today={today} />
      <div className="grid gap-6 sm:grid-cols-3">
        <TimeField
          id="plain-time"
          label="From what time?"
          times={times}
          wanted={times.find((time) => time === state.selectedBookingTime) ?? times[0] ?? ''}
          textOf={(time) => timeText({ date, time })}
        />
        <HowMany state={state} problems={problems} />
      </div>
      <CustomerFields {...typedCustomer(state)} type="event" needs={state.needs} />
      <Button type="submit" size="large" className="justify-self-start">
        Send the request
      </Button>
    </Form>
  );
}

function noTimesText({ restaurant, selectedBookingDate: date }: JourneyState): string {
  if (restaurant && date && isClosedOn(restaurant, date))
    return `${restaurant.title} is closed on ${formatDay(date)}. Another day?`;
  return 'Nobody is seated on that day. Another one?';
}

/** An event request without JavaScript. */
export function PlainEvent(props: PlainEventProps) {
  const { state, today, problems } = props;
  return (
    <div className="grid gap-8">
      <PartyAndDayErrors problems={problems} />
      <OccasionAndDay state={state} today={today} problems={problems} />
      {!problems.date && state.slots.length > 0 && <TheRest {...props} />}
      {!problems.date && state.slots.length === 0 && !state.bookingError && <p>{noTimesText(state)}</p>}
    </div>
  );
}
