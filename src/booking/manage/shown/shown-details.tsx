import { Form, Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import type { ManagedBooking } from '../../contracts/manage.ts';
import { detailLines } from '../link/managed-words.ts';

export function DetailLines({ booking }: { booking: ManagedBooking }) {
  return (
    <dl className="mt-2 max-w-text">
      {detailLines(booking).map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[88px_1fr] gap-x-4 border-b border-line py-2">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The diner's details, with links to edit them or resend the confirmation. */
export function ShownDetails({ booking }: { booking: ManagedBooking }) {
  return (
    <section className="mt-10">
      <h2 className="text-dish">Your details</h2>
      <DetailLines booking={booking} />
      {booking.canEdit && (
        <div className="mt-2 flex flex-wrap items-center gap-x-8">
          <Link to="?step=details" className="text-link inline-flex min-h-11 items-center">
            Edit your details
          </Link>
          <Form method="post">
            <input type="hidden" name="intent" value="resend" />
            <Button type="submit" variant="quiet" className="font-normal!">
              Resend the confirmation
            </Button>
          </Form>
        </div>
      )}
    </section>
  );
}
