import { Form, Link } from 'react-router';
import { CardTerms } from '../../../payments/card-terms.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ManagedBooking } from '../../contracts/manage.ts';
import { StepTitle } from '../../parts/step-title.tsx';
import type { TicketLine } from '../../rules/ticket.ts';
import { changeRequestFields, differences } from './change-request.ts';
import type { ChangeView } from './change-view.ts';

function Line({ label, value, before }: TicketLine) {
  return (
    <div className="grid grid-cols-[64px_1fr] items-baseline gap-x-4 border-b border-line py-4">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>
        <del className="block text-ink-soft">
          <span className="sr-only">was </span>
          {before}
        </del>
        <ins className="block font-display text-dish text-basil no-underline">
          <span className="sr-only">becomes </span>
          {value}
        </ins>
      </dd>
    </div>
  );
}

/** Confirms the change. When the time is no longer free, leads back to the free ones. */
export function ConfirmStep({ booking, change }: { booking: ManagedBooking; change: ChangeView }) {
  const fields = changeRequestFields(change.request);
  const again = `?${new URLSearchParams([['step', 'change'], ...fields])}`;
  return (
    <>
      <StepTitle>Happy with this?</StepTitle>
      <dl className="mt-6 max-w-text border-t border-line">
        {differences(booking, change.request, change).map((difference) => (
          <Line key={difference.label} {...difference} />
        ))}
      </dl>
      {change.terms.length > 0 && (
        <div className="mt-6 max-w-text">
          <h2 className="mb-3 font-semibold text-dish">Your card covers the new booking</h2>
          <CardTerms terms={change.terms} />
        </div>
      )}
      <Form method="post" replace action={again} className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <input type="hidden" name="intent" value="change" />
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="large">
          Change my booking
        </Button>
        <Link to={again} className="text-link inline-flex min-h-11 items-center">
          Choose again
        </Link>
        <Link to="." className="text-link inline-flex min-h-11 items-center">
          Keep it as it is
        </Link>
      </Form>
    </>
  );
}
