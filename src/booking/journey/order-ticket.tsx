import { Icon } from '../../ui/icon.tsx';
import { useBrand } from './brand.ts';
import type { TicketLine } from './ticket-lines.ts';

type OrderTicketProps = { lines: readonly TicketLine[]; booked?: boolean };

function Line({ label, value }: TicketLine) {
  return (
    <div className="ticket-line">
      <dt>{label}</dt>
      {value === null ? (
        <dd>
          <span className="sr-only">still to choose</span>
          <span aria-hidden="true" className="ticket-blank" />
        </dd>
      ) : (
        <dd key={value} className="ticket-written">
          {value}
        </dd>
      )}
    </div>
  );
}

/** The order as the kitchen would pin it up: each line is written in when it is chosen. */
export function OrderTicket({ lines, booked = false }: OrderTicketProps) {
  return (
    <div className="ticket perforated">
      <p className="figures text-[1.75rem] leading-none text-tomato">{useBrand().name}</p>
      <p className="mt-1 text-sm text-ink-soft">{booked ? 'Your order' : 'Your order so far'}</p>
      <div aria-hidden="true" className="tear-line my-4 text-edge" />
      <dl className="grid gap-3">
        {lines.map((line) => (
          <Line key={line.label} {...line} />
        ))}
      </dl>
      <div aria-hidden="true" className="tear-line mt-4 text-edge" />
      {booked ? (
        <p aria-hidden="true" className="ticket-stamp">
          Booked
        </p>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">Nothing to pay until you have eaten.</p>
      )}
    </div>
  );
}

/** The same on a phone: one line of it, that opens. */
export function TicketDrawer({ lines }: Pick<OrderTicketProps, 'lines'>) {
  const written = lines.filter(({ value }) => value !== null);
  if (written.length === 0) return null;
  return (
    <details className="ticket-drawer">
      <summary>
        <span className="truncate">{written.map(({ value }) => value).join(', ')}</span>
        <Icon name="chevron-down" className="size-5" label="Your order so far" />
      </summary>
      <dl className="grid gap-2 px-4 pb-4 sm:px-6">
        {written.map((line) => (
          <Line key={line.label} {...line} />
        ))}
      </dl>
    </details>
  );
}
