import type { FormEvent } from 'react';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { SHOW_CHILD_COVERS } from '../../contracts/constants.ts';
import type { ManagedBooking } from '../../contracts/manage.ts';
import { PreferenceFields } from '../../parts/preference-fields.tsx';
import { RefusalAlert } from '../../parts/refusal-alert.tsx';
import { StepTitle } from '../../parts/step-title.tsx';
import { SlotPicker } from '../../parts/times/slot-picker.tsx';
import { adultUnit, childUnit, HOW_MANY, peopleUnit, timesFreeText } from '../../rules/booking-text.ts';
import type { ChangeView } from './change-view.ts';

type ChooseStepProps = {
  booking: ManagedBooking;
  change: ChangeView;
  span: { least: string; most: string };
  refusal: string | null;
};

const counts = (least: number, most: number, unit: (count: number) => string) =>
  Array.from({ length: most + 1 - least }, (_, more) => ({
    value: String(least + more),
    text: `${least + more} ${unit(least + more)}`,
  }));

function PartyFields({ booking, change: { request, mostCovers } }: Pick<ChooseStepProps, 'booking' | 'change'>) {
  const withChildren = SHOW_CHILD_COVERS || booking.childCovers > 0;
  // Includes the current choice even when it is too many; the reason is shown below.
  const most = (current: number) => Math.max(mostCovers, current);
  return (
    <>
      <Select
        id="adults"
        name="adults"
        label={withChildren ? 'How many adults?' : HOW_MANY}
        defaultValue={request.adults}
        options={counts(1, most(request.adults), withChildren ? adultUnit : peopleUnit)}
      />
      {withChildren && (
        <Select
          id="children"
          name="children"
          label="How many children?"
          defaultValue={request.children}
          options={counts(0, most(request.children), childUnit)}
        />
      )}
    </>
  );
}

/** Searches when anything but the time changes; the address keeps the choice for the browser's Back. */
function useFreshTimes() {
  const submit = useSubmit();
  return ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLElement) || target.getAttribute('name') === 'time' || !form.checkValidity()) return;
    const query = new FormData(form);
    query.set('step', 'change');
    void submit(query, { method: 'get', replace: true, preventScrollReset: true });
  };
}

/** Stores the choice in this page's address, for the browser's Back from the next. */
function keepChoice({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const address = new URL(window.location.href);
  const fields = [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]);
  address.search = new URLSearchParams([['step', 'change'], ...fields]).toString();
  window.history.replaceState(window.history.state, '', address);
}

/**
 * Day, party, menu, area and time in one form with two buttons: search, which scripts do on their own, and continue.
 */
export function ChooseStep({ booking, change, span, refusal }: ChooseStepProps) {
  const { request, times, problem } = change;
  const onChange = useFreshTimes();
  const looking = useNavigation().state === 'loading';
  return (
    <>
      <StepTitle>Change your booking</StepTitle>
      <p className="mt-4 text-lead">Your table stays yours until you’ve confirmed the new one.</p>
      <p className="mt-4">
        Something to add?{' '}
        <Link to="?step=details" className="text-link">
          Tell us about allergies, high chairs or requests
        </Link>
      </p>
      <Form method="get" preventScrollReset onChange={onChange} onSubmit={keepChoice} className="mt-8 grid gap-6">
        <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
          <TextField
            id="date"
            name="date"
            type="date"
            label="Which day?"
            required
            min={span.least}
            max={span.most}
            defaultValue={request.date}
          />
          <PartyFields booking={booking} change={change} />
          {change.menus.length > 0 && (
            <PreferenceFields
              menus={change.menus}
              areas={change.areas}
              menuId={request.menuId}
              areaId={request.areaId}
            />
          )}
        </div>
        <Button type="submit" name="step" value="change" variant="line" className="justify-self-start">
          Show times
        </Button>
        <RefusalAlert words={refusal ?? problem} phone={booking.phone} />
        <p role="status" className="sr-only">
          {looking ? 'Looking for free tables.' : timesFreeText(times.length)}
        </p>
        {times.length > 0 && (
          <>
            <SlotPicker
              key={`${request.date} ${request.time}`}
              slots={times.map((time) => ({ time, canEnquire: false }))}
              value={request.time}
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
