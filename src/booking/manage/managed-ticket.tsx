import { useBrand } from '../../settings/use-brand.ts';
import { formatPrice } from '../../values/money.ts';
import type { ManagedBooking } from '../contracts/manage.ts';
import { BookingTicket } from '../parts/ticket/booking-ticket.tsx';
import { EXTRAS_TOTAL } from '../rules/booking-text.ts';
import { type BookingPhase, managedLines, phaseLabels } from './link/managed-words.ts';

function Extras({ upsells }: Pick<ManagedBooking, 'upsells'>) {
  const total = { id: 'total', name: EXTRAS_TOTAL, price: upsells.reduce((sum, { price }) => sum + price, 0) };
  return (
    <>
      <div aria-hidden="true" className="tear-line my-4 text-edge" />
      <dl className="grid gap-2">
        {[...upsells, total].map(({ id, name, price }) => (
          <div key={id} className="flex items-baseline-last gap-2">
            <dt>{name}</dt>
            <span aria-hidden="true" className="leaders text-edge" />
            <dd className="figures">{formatPrice(price)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function ManagedTicket({ booking, phase }: { booking: ManagedBooking; phase: BookingPhase }) {
  return (
    <BookingTicket
      head={useBrand().name}
      reference={booking.reference}
      lines={managedLines(booking)}
      stamp={phaseLabels[phase]}
      faded={phase === 'cancelled' || phase === 'past'}
    >
      {booking.upsells.length > 0 && <Extras upsells={booking.upsells} />}
    </BookingTicket>
  );
}
