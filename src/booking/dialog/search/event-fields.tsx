import { TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { MAX_EVENT_COVERS, SHOW_CHILD_COVERS } from '../../contracts/constants.ts';
import { requestableOccasions } from '../../flow/journey-party.ts';
import { HOW_MANY, timeText } from '../../rules/booking-text.ts';
import type { Journey } from '../journey/use-journey.ts';
import { WhichDay } from './which-day.tsx';

type EventFieldsProps = {
  journey: Journey;
  today: string;
  problems: { adults?: string | null; children?: string | null };
};

/** Occasion, party size, time and date of an event. */
export function EventFields({ journey, today, problems }: EventFieldsProps) {
  const { state, dispatch } = journey;
  const occasions = requestableOccasions(state.occasions);
  const people = { type: 'number', inputMode: 'numeric', max: MAX_EVENT_COVERS } as const;
  return (
    <div className="grid gap-6 wide-card:grid-cols-[11.5rem_1fr]">
      <div className="grid content-start gap-5">
        {occasions.length > 0 && (
          <Select
            id="event-occasion"
            label="Occasion"
            value={state.selectedOccasion ?? ''}
            options={occasions.map(({ id, name }) => ({ value: id, text: name }))}
            onChange={(event) => dispatch({ type: 'occasion chosen', id: event.target.value })}
          />
        )}
        <div className={SHOW_CHILD_COVERS ? 'grid grid-cols-2 gap-4' : undefined}>
          <TextField
            id="event-adults"
            label={SHOW_CHILD_COVERS ? 'Adults' : HOW_MANY}
            {...people}
            min={1}
            value={state.adultCovers || ''}
            error={problems.adults}
            onChange={(event) =>
              dispatch({ type: 'event details chosen', details: { adults: event.target.valueAsNumber || 0 } })
            }
          />
          {SHOW_CHILD_COVERS && (
            <TextField
              id="event-children"
              label="Children"
              {...people}
              min={0}
              value={state.childCovers}
              error={problems.children}
              onChange={(event) =>
                dispatch({ type: 'event details chosen', details: { children: event.target.valueAsNumber || 0 } })
              }
            />
          )}
        </div>
        <EventTime journey={journey} />
      </div>
      <WhichDay journey={journey} today={today} label="Day of your event" />
    </div>
  );
}

/** The field for the event's time; on a day without times, a hint to choose another. The step shows failed searches. */
function EventTime({ journey: { state, dispatch } }: { journey: Journey }) {
  const { selectedBookingDate: date, selectedBookingTime: time, slots, stepTwoLoading, bookingError } = state;
  if (!date) return null;
  if (slots.length === 0)
    return stepTwoLoading || bookingError ? null : (
      <p className="font-semibold">We’ve no times that day. Choose another.</p>
    );
  return (
    <TimeField
      id="event-time"
      label="What time?"
      times={slots.map((slot) => slot.time)}
      wanted={time ?? ''}
      textOf={(one) => timeText({ date, time: one })}
      onChange={(event) => dispatch({ type: 'event details chosen', details: { time: event.target.value } })}
    />
  );
}
