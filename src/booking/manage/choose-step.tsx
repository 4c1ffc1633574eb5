import { Form, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { MAX_TABLE_BOOKING_COVERS, SHOW_CHILD_COVERS } from '../constants.ts';
import { peopleUnit } from '../journey/journey-words.ts';
import { SlotPicker } from '../journey/slot-picker.tsx';
import type { ChangeView } from './change-view.ts';
import type { ManagedBooking } from './contract.ts';
import { Refusal } from './refusal.tsx';
import { StepTitle } from './step-title.tsx';

type ChooseStepProps = {
  booking: ManagedBooking;
  change: ChangeView;
  span: { least: string; most: string };
  refusal: string | null;
};

const counts = (least: number, unit: (count: number) => string) =>
  Array.from({ length: MAX_TABLE_BOOKING_COVERS + 1 - least }, (_, more) => ({
    value: String(least + more),
    text: `${least + more} ${unit(least + more)}`,
  }));

function PartyFields({ booking, change: { wish } }: Pick<ChooseStepProps, 'booking' | 'change'>) {
  const withChildren = SHOW_CHILD_COVERS || booking.childCovers > 0;
  const adultUnit = (count: number) => (count === 1 ? 'adult' : 'adults');
  const childUnit = (count: number) => (count === 1 ? 'child' : 'children');
  return (
    <>
      <Select
        id="adults"
        name="adults"
        label={withChildren ? 'How many adults?' : 'How many of you?'}
        defaultValue={wish.adults}
        options={counts(1, withChildren ? adultUnit : peopleUnit)}
      />
      {withChildren && (
        <Select
          id="children"
          name="children"
          label="How many children?"
          defaultValue={wish.children}
          options={counts(0, childUnit)}
        />
      )}
    </>
  );
}

function SeatFields({ change: { wish, menus, areas } }: Pick<ChooseStepProps, 'change'>) {
  const options = (items: readonly { id: string; name: string }[]) =>
    items.map(({ id, name }) => ({ value: id, text: name }));
  if (menus.length === 0) return null;
  return (
    <>
      <Select id="menu" name="menu" label="Menu" defaultValue={wish.menuId ?? ''} options={options(menus)} />
      <Select
        id="area"
        name="area"
        label="Where in the restaurant"
        defaultValue={wish.areaId ?? ''}
        options={[{ value: '', text: 'Wherever suits' }, ...options(areas)]}
      />
    </>
  );
}

/** Day, party, menu, area and time in one form: one button looks for times, the other goes on with the chosen one. */
export function ChooseStep({ booking, change, span, refusal }: ChooseStepProps) {
  const { wish, times, problem } = change;
  return (
    <>
      <StepTitle>Change your booking</StepTitle>
      <p className="mt-4 text-lead">Your table stays yours until you have confirmed the new one.</p>
      <Form method="get" preventScrollReset className="mt-8 grid gap-6">
        <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
          <TextField
            id="date"
            name="date"
            type="date"
            label="Which day?"
            required
            min={span.least}
            max={span.most}
            defaultValue={wish.date}
          />
          <PartyFields booking={booking} change={change} />
          <SeatFields change={change} />
        </div>
        <Button type="submit" name="step" value="change" variant="line" className="justify-self-start">
          Show times
        </Button>
        <Refusal words={refusal ?? problem} phone={booking.phone} />
        {times.length > 0 && (
          <>
            <SlotPicker
              key={`${wish.date} ${wish.time}`}
              slots={times.map((time) => ({ time, canEnquire: false }))}
              value={wish.time}
            />
            <Button type="submit" name="step" value="confirm" size="large" className="justify-self-start">
              Continue
            </Button>
          </>
        )}
      </Form>
      <Link to="." className="text-link mt-4 inline-flex min-h-11 items-center">
        Keep it as it is
      </Link>
    </>
  );
}
