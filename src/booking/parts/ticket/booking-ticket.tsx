import type { ReactNode } from 'react';
import type { TicketLine } from '../../rules/ticket.ts';
import styles from './ticket.module.css';

type BookingTicketProps = {
  head: string;
  reference: string;
  lines: readonly TicketLine[];
  /** Decorative and hidden from screen readers: the status is in the text elsewhere. */
  stamp: string;
  faded?: boolean;
  children?: ReactNode;
};

/** A finished ticket, with its reference at the top and a stamp across its foot. */
export function BookingTicket({ head, reference, lines, stamp, faded = false, children }: BookingTicketProps) {
  return (
    <div className={`${styles.ticket} perforated`}>
      <p className="figures text-[1.75rem] leading-none text-tomato">{head}</p>
      <p className="mt-4 text-sm text-ink-soft">Reference</p>
      <p className="figures text-[1.75rem] leading-tight tracking-wide text-basil">{reference}</p>
      <div aria-hidden="true" className="tear-line my-4 text-edge" />
      <dl className="grid gap-3">
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <div aria-hidden="true" className="tear-line mt-4 text-edge" />
      <p aria-hidden="true" className={`${styles.stamp} ${faded ? 'border-ink-soft text-ink-soft' : ''}`}>
        {stamp}
      </p>
    </div>
  );
}
