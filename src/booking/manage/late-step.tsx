import { Form, Link } from 'react-router';
import { usePolicies } from '../../settings/use-policies.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { LATE_MINUTES } from '../contracts/constants.ts';
import type { ManagedBooking } from '../contracts/manage.ts';
import { RefusalAlert } from '../parts/refusal-alert.tsx';
import { StepTitle } from '../parts/step-title.tsx';
import { tableKeptText, whenAndPartyText } from '../rules/booking-text.ts';
import { lateNoticeText } from './link/managed-words.ts';

const choices = LATE_MINUTES.map((minutes) => ({ value: String(minutes), text: `About ${minutes} minutes` }));

/** Lets the diner tell the restaurant how late the party will be. */
export function LateStep({ booking, refusal }: { booking: ManagedBooking; refusal: string | null }) {
  const { tableKeptMinutes } = usePolicies();
  const notice = lateNoticeText(booking);
  return (
    <>
      <StepTitle>Running late?</StepTitle>
      <p className="mt-4 text-lead">
        {whenAndPartyText(booking)}, at {booking.title}.
      </p>
      <Form method="post" replace action="?step=late" className="mt-8 grid max-w-text gap-6">
        <input type="hidden" name="intent" value="late" />
        <RefusalAlert words={refusal} phone={booking.phone} />
        {notice && <p>{notice}</p>}
        <ChoiceGroup name="minutes" legend="How late will you be?" choices={choices} value={String(LATE_MINUTES[1])} />
        <p className="text-ink-soft">
          {tableKeptMinutes
            ? `${tableKeptText(tableKeptMinutes)} Any later than that? Give us a ring too.`
            : 'Much later than that? Give us a ring too.'}
        </p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button type="submit" size="large">
            Tell the restaurant
          </Button>
          <Link to="." className="text-link inline-flex min-h-11 items-center">
            Back to my booking
          </Link>
        </div>
      </Form>
    </>
  );
}
