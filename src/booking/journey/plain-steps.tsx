import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { askedTime } from './asked-time.ts';
import { bookableSpan } from './journey-dates.ts';
import type { JourneyState } from './journey-state.ts';
import { coverBounds } from './journey-step-one.ts';
import { peopleUnit } from './journey-words.ts';
import { SlotPicker } from './slot-picker.tsx';
import { Upsells } from './upsells.tsx';

/** The journey's choices so far, as fields a plain form takes along. */
export function Chosen({ state, names }: { state: JourneyState; names: readonly (keyof ReturnType<typeof chosen>)[] }) {
  const values = chosen(state);
  return names.map((name) => <input key={name} type="hidden" name={name} value={values[name]} />);
}

const timeValue = ({ selectedBookingTime: time, isEnquiry }: JourneyState) =>
  time && isEnquiry ? askedTime(time) : (time ?? '');

export function chosen(state: JourneyState) {
  return {
    occasion: state.selectedOccasion ?? '',
    covers: String(state.coverSize),
    date: state.selectedBookingDate ?? '',
    menu: state.selectedMenu ?? '',
    area: state.selectedArea ?? '',
    time: timeValue(state),
  };
}

/** Occasion, covers and date, without JavaScript. */
export function PlainStepOne({ state, today }: { state: JourneyState; today: string }) {
  const { restaurant, occasions, selectedOccasion, selectedBookingDate } = state;
  const bounds = occasions.map(coverBounds);
  const least = Math.min(...bounds.map((bound) => bound.least));
  const most = Math.max(...bounds.map((bound) => bound.most));
  const span = bookableSpan(restaurant, today);
  const sizes = Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more);
  return (
    <Form method="get" className="grid gap-6">
      <input type="hidden" name="step" value="2" />
      <ChoiceGroup
        name="occasion"
        legend="What is it for?"
        value={selectedOccasion ?? ''}
        choices={occasions.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          id="plain-covers"
          name="covers"
          label="How many of you?"
          defaultValue={state.coverSize}
          options={sizes.map((size) => ({ value: String(size), text: `${size} ${peopleUnit(size)}` }))}
        />
        <TextField
          id="plain-date"
          name="date"
          type="date"
          label="Which day?"
          required
          min={span.least}
          max={span.most}
          defaultValue={selectedBookingDate ?? ''}
        />
      </div>
      <Button type="submit" size="large" className="justify-self-start">
        Find a table
      </Button>
    </Form>
  );
}

/** Menu, area and time, without JavaScript: another menu or area asks for its times again. */
export function PlainStepTwo({ state }: { state: JourneyState }) {
  const { restaurantMenus, restaurantAreas, slots } = state;
  return (
    <Form method="get" className="grid gap-6">
      <Chosen state={state} names={['occasion', 'covers', 'date']} />
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <Select
          id="plain-menu"
          name="menu"
          label="Menu"
          defaultValue={state.selectedMenu ?? ''}
          options={restaurantMenus.map(({ id, name }) => ({ value: id, text: name }))}
        />
        <Select
          id="plain-area"
          name="area"
          label="Where in the restaurant"
          defaultValue={state.selectedArea ?? ''}
          options={[
            { value: '', text: 'Wherever suits' },
            ...restaurantAreas.map(({ id, name }) => ({ value: id, text: name })),
          ]}
        />
        <Button type="submit" name="step" value="2" variant="line">
          Show times
        </Button>
      </div>
      {slots.length > 0 && (
        <>
          <SlotPicker
            slots={slots}
            value={state.selectedBookingTime}
            legend={slots.every(({ canEnquire }) => canEnquire) ? 'Or ask for a time that is full' : undefined}
          />
          {!state.isEnquiry && <Upsells upsells={state.upsells} taken={state.selectedUpsells} />}
          <Button type="submit" name="step" value="3" size="large" className="justify-self-start">
            Continue
          </Button>
        </>
      )}
    </Form>
  );
}
