import { Form, Link } from 'react-router';
import { formatPrice } from '../../menus/price.ts';
import { Button } from '../../ui/button.tsx';
import type { ManagedBooking } from './contract.ts';
import { cancellingCosts, whenInWords } from './managed-words.ts';
import { Refusal } from './refusal.tsx';
import { StepTitle } from './step-title.tsx';

/** What cancelling means, before it is done. The fee that is shown is the fee that is agreed to. */
export function CancelStep({ booking, refusal }: { booking: ManagedBooking; refusal: string | null }) {
  const { cancellationFee, guarantee } = booking;
  return (
    <>
      <StepTitle>Cancel your table?</StepTitle>
      <p className="mt-4 text-lead">
        {whenInWords(booking)}, at {booking.title}.
      </p>
      <div className="mt-6 max-w-text">
        <Refusal words={refusal} phone={booking.phone} />
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
        <p className="mt-4">The table goes to the next in line at once: we cannot give it back.</p>
      </div>
      <Form method="post" action="?step=cancel" className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="cancellationFee" value={cancellationFee} />
        <Button type="submit" size="large">
          {cancellationFee > 0 ? `Cancel and pay ${formatPrice(cancellationFee)}` : 'Cancel my table'}
        </Button>
        <Link to="." className="text-link inline-flex min-h-11 items-center">
          Keep my table
        </Link>
      </Form>
    </>
  );
}
