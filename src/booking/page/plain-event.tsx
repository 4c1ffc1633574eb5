import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TimeField } from '../../ui/forms/time-field.tsx';
import { formatDay, formatTime } from '../../values/time/wall-time.ts';
import { MAX_EVENT_COVERS, SHOW_CHILD_COVERS } from '../contracts/constants.ts';
import { type CoversProblems, coversErrors, coversProblems } from '../flow/event/event-covers.ts';
import { requestableOccasions } from '../flow/journey-party.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { sendWords } from '../flow/journey-text.ts';
import { CustomerFields } from '../parts/customer-fields.tsx';
import { RequestWords } from '../parts/request-words.tsx';
import { HOW_MANY, timeText } from '../rules/booking-text.ts';
import { customerErrors, type PlainFormProps, typedCustomer } from './plain-details.tsx';
import { listedFor, noTimesText, SHOW_TIMES, TIMES_OF } from './plain-event-times.ts';
import type { PlainProblems } from './plain-query.ts';
import { Chosen, DayField, PartyAndDayErrors } from './plain-steps.tsx';

type PlainEventProps = PlainFormProps & {
  today: string;
  posted: boolean;
  isRefused: boolean;
  problems: PlainProblems;
};

/** Occasion and day come first: the times depend on them. */
function OccasionAndDay({ state, today, problems }: Pick<PlainEventProps, 'state' | 'today' | 'problems'>) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]">
      <Select
        id="plain-occasion"
        name="occasion"
        label="Occasion"
        defaultValue={state.selectedOccasion ?? ''}
        options={requestableOccasions(state.occasions).map(({ id, name }) => ({ value: id, text: name }))}
      />
      <DayField state={state} today={today} problems={problems} />
      <Button type="submit" name={SHOW_TIMES} value="times" variant="line" className="sm:mt-8">
        Show times
      </Button>
    </div>
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

/** Of which day the times are, beside the field. */
function newTimesText({ selectedBookingDate: date, slots, asked }: JourneyState): string {
  const moved = asked.time && slots.every(({ time }) => time !== asked.time);
  const instead = moved ? `, which don’t include ${formatTime(asked.time ?? '')}` : '';
  return `These are the times for ${formatDay(date ?? '')}${instead}. Nothing’s been sent yet.`;
}

function FromWhatTime({ state, isNew }: { state: JourneyState; isNew: boolean }) {
  const date = state.selectedBookingDate ?? '';
  const times = state.slots.map(({ time }) => time);
  return (
    <TimeField
      id="plain-time"
      label="What time?"
      times={times}
      wanted={times.find((time) => time === state.selectedBookingTime) ?? times[0] ?? ''}
      textOf={(time) => timeText({ date, time })}
      hint={isNew ? newTimesText(state) : undefined}
      autoFocus={isNew}
    />
  );
}

/** Only asks for times: nothing has been typed yet. */
function AskForTimes(props: PlainEventProps) {
  const { state } = props;
  return (
    <Form method="get">
      <input type="hidden" name="type" value="event" />
      <input type="hidden" name="covers" value={state.adultCovers} />
      <Chosen state={state} names={['without', 'offer']} />
      <OccasionAndDay {...props} />
    </Form>
  );
}

/** The button that Enter presses in any field, as the first of the form; to be seen it stands last. */
function SendByEnter() {
  return (
    <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
      {sendWords.event}
    </button>
  );
}

/** How many come is asked in the same form. */
const ANY_PARTY = { adultCovers: MAX_EVENT_COVERS, childCovers: 0 };

/** All in one form: other times keep what was typed. */
function WholeRequest(props: PlainEventProps & { hasTimes: boolean }) {
  const { state, today, problems, posted, isRefused, idempotencyKey, hasTimes } = props;
  const covers = isRefused && !problems.date ? coversProblems(state) : null;
  const isNew = posted && !isRefused;
  const { selectedOccasion, selectedBookingDate, asked } = state;
  return (
    <Form method="post" noValidate className="relative grid gap-6">
      {hasTimes && <SendByEnter />}
      <ErrorSummary errors={[...(covers ? coversErrors('plain', covers) : []), ...customerErrors(state)]} autoFocus />
      <input type="hidden" name="type" value="event" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <Chosen state={state} names={['offer']} />
      <OccasionAndDay {...props} />
      {hasTimes && <input type="hidden" name={TIMES_OF} value={listedFor(selectedOccasion, selectedBookingDate)} />}
      {!hasTimes && asked.time && <input type="hidden" name="time" value={asked.time} />}
      <RequestWords state={state} today={today} />
      <div className={`grid gap-6 sm:grid-cols-3 ${isNew ? 'items-end' : 'items-start'}`}>
        {hasTimes && <FromWhatTime state={state} isNew={isNew} />}
        <HowMany state={state} problems={covers} />
      </div>
      <CustomerFields {...typedCustomer(state)} type="event" party={ANY_PARTY} needs={state.needs} />
      {hasTimes && (
        <Button type="submit" size="large" className="justify-self-start">
          {sendWords.event}
        </Button>
      )}
    </Form>
  );
}

/** An event request without JavaScript. */
export function PlainEvent(props: PlainEventProps) {
  const { state, problems, posted } = props;
  const hasTimes = !problems.date && state.slots.length > 0;
  return (
    <div className="grid gap-8">
      <PartyAndDayErrors problems={problems} />
      {posted || hasTimes ? <WholeRequest {...props} hasTimes={hasTimes} /> : <AskForTimes {...props} />}
      {!posted && !hasTimes && !problems.date && !state.bookingError && <p>{noTimesText(state)}</p>}
    </div>
  );
}
