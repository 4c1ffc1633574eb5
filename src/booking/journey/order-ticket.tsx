import { formatPrice } from '../../menus/price.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBrand } from './brand.ts';
import type { Ticket, TicketLine } from './ticket-lines.ts';

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

function Extras({ extras }: Pick<Ticket, 'extras'>) {
  if (extras.length === 0) return null;
  const total = extras.reduce((sum, { price }) => sum + price, 0);
  return (
    <>
      <div aria-hidden="true" className="tear-line my-4 text-edge" />
      <dl className="grid gap-2 text-sm">
        {extras.map(({ name, price }) => (
          <div key={name} className="ticket-extra ticket-written">
            <dt>{name}</dt>
            <dd className="figures">{formatPrice(price)}</dd>
          </div>
        ))}
        <div className="ticket-extra font-semibold">
          <dt>Extras, paid at the table</dt>
          <dd className="figures text-base text-tomato">{formatPrice(total)}</dd>
        </div>
      </dl>
    </>
  );
}

/** The order as the kitchen would pin it up: each line is written in when it is chosen. */
export function OrderTicket({ ticket: { lines, extras, title, foot, stamp } }: { ticket: Ticket }) {
  return (
    <div className="ticket perforated">
      <p className="figures text-[1.75rem] leading-none text-tomato">{useBrand().name}</p>
      <p className="mt-1 text-sm text-ink-soft">{title}</p>
      <div aria-hidden="true" className="tear-line my-4 text-edge" />
      <dl className="grid gap-3">
        {lines.map((line) => (
          <Line key={line.label} {...line} />
        ))}
      </dl>
      <Extras extras={extras} />
      <div aria-hidden="true" className="tear-line mt-4 text-edge" />
      {stamp ? (
        <p aria-hidden="true" className="ticket-stamp">
          {stamp}
        </p>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">{foot}</p>
      )}
    </div>
  );
}

/** The same on a phone: one line of it, that opens. */
export function TicketDrawer({ ticket: { lines, extras, title } }: { ticket: Ticket }) {
  const written = lines.filter(({ value }) => value !== null);
  if (written.length === 0) return null;
  return (
    <details className="ticket-drawer">
      <summary>
        <span className="truncate">{written.map(({ value }) => value).join(', ')}</span>
        <Icon name="chevron-down" className="size-5" label={title} />
      </summary>
      <dl className="grid gap-2 px-4 pb-4 sm:px-6">
        {written.map((line) => (
          <Line key={line.label} {...line} />
        ))}
      </dl>
      {extras.length > 0 && (
        <div className="px-4 pb-4 sm:px-6">
          <Extras extras={extras} />
        </div>
      )}
    </details>
  );
}
