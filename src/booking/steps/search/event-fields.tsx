import { TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { MAX_EVENT_COVERS, SHOW_CHILD_COVERS } from '../../contracts/constants.ts';
import type { CoversProblems } from '../../flow/event/event-covers.ts';
import { requestableOccasions } from '../../flow/journey-party.ts';
import { HOW_MANY, timeText } from '../../rules/booking-text.ts';
import { HiddenFields } from '../frame/chosen.tsx';
import type { Journey } from '../frame/journey-props.ts';
import { EVENT_TIME_FIELD, WhichDay } from './which-day.tsx';

type EventFieldsProps = { journey: Journey; problems: Partial<CoversProblems> };

export function EventFields({ journey, problems }: EventFieldsProps) {
  const { state, dispatch, page } = journey;
  const occasions = requestableOccasions(state.occasions);
  const people = { type: 'number', inputMode: 'numeric', max: MAX_EVENT_COVERS } as const;
  /** Controlled in the card, an initial value on a page. */
  const covers = (value: number | '', name: 'adults' | 'children') =>
    page
      ? { name, defaultValue: value }
      : {
          value,
          onChange: (event: { target: HTMLInputElement }) =>
            dispatch({ type: 'event details chosen', details: { [name]: event.target.valueAsNumber || 0 } }),
        };
  return (
    <div className="grid gap-6 wide-card:grid-cols-[11.5rem_1fr]">
      <div className="grid content-start gap-5">
        {occasions.length > 0 && (
          <Select
            id="event-occasion"
            name="occasion"
            label="Occasion"
            options={occasions.map(({ id, name }) => ({ value: id, text: name }))}
            {...(page
              ? { defaultValue: state.selectedOccasion ?? '' }
              : {
                  value: state.selectedOccasion ?? '',
                  onChange: (event) => dispatch({ type: 'occasion chosen', id: event.target.value }),
                })}
          />
        )}
        <div className={SHOW_CHILD_COVERS ? 'grid grid-cols-2 gap-4' : undefined}>
          <TextField
            id="event-adults"
            label={SHOW_CHILD_COVERS ? 'Adults' : HOW_MANY}
            {...people}
            min={1}
            error={problems.adults}
            {...covers(state.adultCovers || '', 'adults')}
          />
          {SHOW_CHILD_COVERS && (
            <TextField
              id="event-children"
              label="Children"
              {...people}
              min={0}
              error={problems.children}
              {...covers(state.childCovers, 'children')}
            />
          )}
        </div>
        <EventTime journey={journey} />
      </div>
      <WhichDay journey={journey} label="Day of your event" />
    </div>
  );
}

/** On a day without times, a hint to choose another. The step itself shows failed searches. */
function EventTime({ journey: { state, dispatch, page } }: { journey: Journey }) {
  const { selectedBookingDate: date, selectedBookingTime: time, slots, stepTwoLoading, bookingError, prefill } = state;
  if (!date) return null;
  if (slots.length === 0 || page?.problems.date)
    return (
      <>
        {/* The time is chosen again on another day. */}
        <HiddenFields page={page} values={{ time: prefill.time }} />
        {!stepTwoLoading && !bookingError && !page?.problems.date && (
          <p className="font-semibold">We’ve no times that day. Choose another.</p>
        )}
      </>
    );
  return (
    <TimeField
      id={EVENT_TIME_FIELD}
      label="What time?"
      times={slots.map((slot) => slot.time)}
      wanted={time ?? ''}
      error={page?.problems.time}
      textOf={(option) => timeText({ date, time: option })}
      onChange={
        page ? undefined : (event) => dispatch({ type: 'event details chosen', details: { time: event.target.value } })
      }
    />
  );
}
