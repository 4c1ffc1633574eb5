import { useBrand } from '../../../settings/use-brand.ts';
import { useTexts } from '../../../settings/use-texts.ts';
import { formatPrice } from '../../../values/money.ts';
import paper from '../../parts/ticket/ticket.module.css';
import { EXTRAS_TOTAL } from '../../rules/booking-text.ts';
import type { OpenTicketLine } from '../../rules/ticket.ts';
import type { JourneyTicket } from './journey-ticket.ts';
import styles from './order-ticket.module.css';

function Line({ label, value }: OpenTicketLine) {
  return (
    <div className={paper.line}>
      <dt>{label}</dt>
      {value === null ? (
        <dd>
          <span className="sr-only">still to choose</span>
          <span aria-hidden="true" className={styles.blank} />
        </dd>
      ) : (
        <dd key={value} className={styles.written}>
          {value}
        </dd>
      )}
    </div>
  );
}

function Extras({ extras }: Pick<JourneyTicket, 'extras'>) {
  if (extras.length === 0) return null;
  const total = extras.reduce((sum, { price }) => sum + price, 0);
  return (
    <>
      <div aria-hidden="true" className="tear-line my-4 text-edge" />
      <dl className="grid gap-2 text-sm">
        {extras.map(({ name, price }) => (
          <div key={name} className={`${styles.extra} ${styles.written}`}>
            <dt>{name}</dt>
            <dd className="figures">{formatPrice(price)}</dd>
          </div>
        ))}
        <div className={`${styles.extra} font-semibold`}>
          <dt>{EXTRAS_TOTAL}</dt>
          <dd className="figures text-base text-tomato">{formatPrice(total)}</dd>
        </div>
      </dl>
    </>
  );
}

/** The order as a ticket that gains a line with each choice. */
export function OrderTicket({ ticket: { lines, extras, foot, stamp } }: { ticket: JourneyTicket }) {
  const { ticketFoot } = useTexts();
  return (
    <div className={`${paper.ticket} perforated`}>
      <p className="figures text-[1.75rem] leading-none text-tomato">{useBrand().name}</p>
      <div aria-hidden="true" className="tear-line my-4 text-edge" />
      <dl className="grid gap-3">
        {lines.map((line) => (
          <Line key={line.label} {...line} />
        ))}
      </dl>
      <Extras extras={extras} />
      <div aria-hidden="true" className="tear-line mt-4 text-edge" />
      {stamp ? (
        <p aria-hidden="true" className={paper.stamp}>
          {stamp}
        </p>
      ) : (
        <p className="mt-3 text-sm text-ink-soft empty:hidden">{foot ?? ticketFoot}</p>
      )}
    </div>
  );
}
