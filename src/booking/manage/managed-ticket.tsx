import { formatPrice } from '../../menus/price.ts';
import { useBrand } from '../journey/brand.ts';
import type { ManagedBooking } from './contract.ts';
import { managedLines, type Standing, stamps } from './managed-words.ts';
import { TicketPaper } from './ticket-paper.tsx';

function Extras({ upsells }: Pick<ManagedBooking, 'upsells'>) {
  const total = { id: 'total', name: 'Together', price: upsells.reduce((sum, { price }) => sum + price, 0) };
  return (
    <>
      <div aria-hidden="true" className="tear-line my-4 text-edge" />
      <dl className="grid gap-2">
        {(upsells.length > 1 ? [...upsells, total] : upsells).map(({ id, name, price }) => (
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

/** The booking as it is pinned up in the kitchen, stamped with how it stands. */
export function ManagedTicket({ booking, standing }: { booking: ManagedBooking; standing: Standing }) {
  return (
    <TicketPaper
      head={useBrand().name}
      reference={booking.reference}
      lines={managedLines(booking)}
      stamp={stamps[standing]}
      faded={standing === 'cancelled' || standing === 'over'}
    >
      {booking.upsells.length > 0 && <Extras upsells={booking.upsells} />}
    </TicketPaper>
  );
}
