import { Form, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { formatPounds } from '../../values/money.ts';
import type { ManagedBooking } from '../contracts/manage.ts';
import { RefusalAlert } from '../parts/refusal-alert.tsx';
import { StepTitle } from '../parts/step-title.tsx';
import { whenAndPartyText } from '../rules/booking-text.ts';
import { cancellingCosts } from './link/managed-words.ts';

/** Confirms the cancellation. The form sends the displayed fee, which the diner agrees to. */
export function CancelStep({ booking, refusal }: { booking: ManagedBooking; refusal: string | null }) {
  const { cancellationFee, guarantee } = booking;
  return (
    <>
      <StepTitle>Cancel your booking?</StepTitle>
      <p className="mt-4 text-lead">
        {whenAndPartyText(booking)}, at {booking.title}.
      </p>
      <div className="mt-6 max-w-text">
        <RefusalAlert words={refusal} phone={booking.phone} />
        <p className="border-y border-line py-4 font-semibold">{cancellingCosts(booking)}</p>
        {guarantee && (
          <details className="mt-4">
            <summary className="text-link">What you agreed to when you booked</summary>
            <div className="mt-2 grid gap-2 text-ink-soft">
              {guarantee.wording.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </details>
        )}
        <p className="mt-4">We’ll release your table straight away, so this can’t be undone.</p>
      </div>
      <Form method="post" replace action="?step=cancel" className="mt-8 flex flex-wrap items-center gap-4">
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="cancellationFee" value={cancellationFee} />
        <Button type="submit" size="large" variant="line">
          {cancellationFee > 0 ? `Cancel and pay ${formatPounds(cancellationFee)}` : 'Cancel my booking'}
        </Button>
        <Link to="." className={buttonClass({ variant: 'basil', size: 'large' })}>
          Keep my booking
        </Link>
      </Form>
    </>
  );
}
