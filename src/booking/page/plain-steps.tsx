import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { allergensForAddress } from '../../values/allergens/allergens.ts';
import { bookableSpan } from '../flow/journey-dates.ts';
import { coverBounds } from '../flow/journey-party.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { Notice } from '../parts/journey-notice.tsx';
import { PreferenceFields, Preferences, preferencesOf } from '../parts/preferences.tsx';
import { askedTime } from '../parts/times/asked-time.ts';
import { TimeButtons } from '../parts/times/time-buttons.tsx';
import { cardNeededText, HOW_MANY, peopleUnit } from '../rules/booking-text.ts';
import { OFFER_LENGTH } from '../rules/when-full/waitlist-offer.ts';
import type { PlainProblems } from './plain-query.ts';

/** The choices so far as hidden fields of a plain form. */
export function Chosen({ state, names }: { state: JourneyState; names: readonly (keyof ReturnType<typeof chosen>)[] }) {
  const values = chosen(state);
  return names.map((name) => values[name] && <input key={name} type="hidden" name={name} value={values[name]} />);
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
    offer: state.offer ?? '',
    without: allergensForAddress(state.needs.allergies),
  };
}

const fieldsOf = { covers: 'plain-covers', date: 'plain-date' } as const;

/** What is wrong with the party and the day, each with a link to its field. */
export function PartyAndDayErrors({ problems }: { problems: PlainProblems }) {
  const errors = (['covers', 'date'] as const).flatMap((name) => {
    const message = problems[name];
    return message ? [{ id: fieldsOf[name], message }] : [];
  });
  return <ErrorSummary errors={errors} autoFocus />;
}

type DayFieldProps = { state: JourneyState; today: string; problems: PlainProblems };

/** The day; one that cannot be read is left as it was written. */
export function DayField({ state, today, problems }: DayFieldProps) {
  const span = bookableSpan(state.restaurant, today);
  return (
    <TextField
      id={fieldsOf.date}
      name="date"
      type="date"
      label="Which day?"
      required
      min={span.least}
      max={span.most}
      defaultValue={problems.writtenDate ?? state.selectedBookingDate ?? ''}
      error={problems.date}
    />
  );
}

/** Occasion, covers and date, without JavaScript. */
export function PlainStepOne({ state, today, problems }: DayFieldProps) {
  const { occasions, selectedOccasion } = state;
  const taking = occasions.filter(({ coversOnline }) => coversOnline !== null);
  const bounds = (taking.length > 0 ? taking : occasions).map(coverBounds);
  const least = Math.min(...bounds.map((bound) => bound.least));
  const most = Math.max(...bounds.map((bound) => bound.most));
  const sizes = Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more);
  return (
    <Form method="get" className="grid gap-6">
      <PartyAndDayErrors problems={problems} />
      <input type="hidden" name="step" value="2" />
      {state.asked.time && <input type="hidden" name="time" value={state.asked.time} />}
      {state.asked.around && <input type="hidden" name="around" value={state.asked.around} />}
      <Chosen state={state} names={['without', 'offer']} />
      <ChoiceGroup
        name="occasion"
        legend="Occasion"
        value={selectedOccasion ?? ''}
        choices={occasions.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          id={fieldsOf.covers}
          name="covers"
          label={HOW_MANY}
          defaultValue={state.coverSize}
          error={problems.covers}
          options={sizes.map((size) => ({ value: String(size), text: `${size} ${peopleUnit(size)}` }))}
        />
        <DayField state={state} today={today} problems={problems} />
      </div>
      <Button type="submit" size="large" className="justify-self-start">
        Find a table
      </Button>
    </Form>
  );
}

/** Menu and area, then the times, each a button that leads on, without JavaScript. */
export function PlainStepTwo({ state }: { state: JourneyState }) {
  const { slots } = state;
  return (
    <div className="grid gap-6">
      {state.cardNeeded && (
        <div className="grid gap-2">
          <Notice>{cardNeededText(state.cardNeeded)}</Notice>
          <p>
            We’ll e-mail you a link to add your card, and hold the table for {OFFER_LENGTH}. You’ll need a browser with
            JavaScript turned on. Or ring <PhoneLink phone={state.restaurant?.phone ?? ''} /> to book.
          </p>
        </div>
      )}
      <PlainPreferences state={state} />
      {slots.length > 0 && (
        <Form method="get" className="grid gap-4">
          <Chosen state={state} names={['occasion', 'covers', 'date', 'menu', 'area', 'without', 'offer']} />
          <input type="hidden" name="step" value="3" />
          <p className="font-semibold">
            {slots.every(({ canEnquire }) => canEnquire) ? 'Or ask for a time that’s full' : 'What time?'}
          </p>
          <TimeButtons slots={slots} value={state.selectedBookingTime} />
        </Form>
      )}
    </div>
  );
}

/** Another menu or area asks for its times again. */
function PlainPreferences({ state }: { state: JourneyState }) {
  const { time, around } = state.asked;
  return (
    <Preferences state={state}>
      <Form method="get" className="grid items-end gap-4 pt-2 sm:grid-cols-[1fr_1fr_auto]">
        <Chosen state={state} names={['occasion', 'covers', 'date', 'without', 'offer']} />
        <input type="hidden" name="step" value="2" />
        {time && <input type="hidden" name="time" value={time} />}
        {around && <input type="hidden" name="around" value={around} />}
        <PreferenceFields {...preferencesOf(state)} />
        <Button type="submit" variant="line">
          Show times
        </Button>
      </Form>
    </Preferences>
  );
}
