import { Calendar } from '../../ui/forms/calendar.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { MAX_EVENT_COVERS } from '../constants.ts';
import { bookableSpan, isClosedOn } from './journey-dates.ts';
import { timeInWords } from './journey-words.ts';
import type { Journey } from './use-journey.ts';

type EventFieldsProps = {
  journey: Journey;
  today: string;
  problems: { adults?: string | null; children?: string | null };
};

/** Occasion, how many, time and date of an event. */
export function EventFields({ journey, today, problems }: EventFieldsProps) {
  const { state, dispatch } = journey;
  const { restaurant, occasions, selectedBookingDate: date } = state;
  const people = { type: 'number', inputMode: 'numeric', max: MAX_EVENT_COVERS } as const;
  return (
    <div className="party-and-date">
      <div className="grid content-start gap-5">
        {occasions.length > 0 && (
          <Select
            id="event-occasion"
            label="What is it for?"
            value={state.selectedOccasion ?? ''}
            options={occasions.map(({ id, name }) => ({ value: id, text: name }))}
            onChange={(event) => dispatch({ type: 'occasion chosen', id: event.target.value })}
          />
        )}
        <div className="grid grid-cols-2 gap-4">
          <TextField
            id="event-adults"
            label="Adults"
            {...people}
            min={1}
            value={state.adultCovers || ''}
            error={problems.adults}
            onChange={(event) => dispatch({ type: 'event wished', wish: { adults: event.target.valueAsNumber || 0 } })}
          />
          <TextField
            id="event-children"
            label="Children"
            {...people}
            min={0}
            value={state.childCovers}
            error={problems.children}
            onChange={(event) =>
              dispatch({ type: 'event wished', wish: { children: event.target.valueAsNumber || 0 } })
            }
          />
        </div>
        <EventTime journey={journey} />
      </div>
      <div>
        <p className="mb-1 font-semibold">Which day?</p>
        <Calendar
          label="Day of your event"
          value={date}
          {...bookableSpan(restaurant, today)}
          isUnavailable={(one) => restaurant !== null && isClosedOn(restaurant, one)}
          onChange={(one) => dispatch({ type: 'date chosen', date: one })}
        />
      </div>
    </div>
  );
}

function EventTime({ journey: { state, dispatch } }: { journey: Journey }) {
  const { selectedBookingDate: date, selectedBookingTime: time, slots } = state;
  if (!date || (slots.length === 0 && state.stepTwoLoading)) return null;
  if (slots.length === 0) return <p className="font-semibold">Nobody is seated on that day. Another one?</p>;
  return (
    <Select
      id="event-time"
      label="From what time?"
      value={time ?? ''}
      options={slots.map((slot) => ({ value: slot.time, text: timeInWords(date, slot.time) }))}
      onChange={(event) => dispatch({ type: 'event wished', wish: { time: event.target.value } })}
    />
  );
}
