import type { ReactNode } from 'react';
import type { TicketLine } from '../journey/ticket-lines.ts';

type TicketPaperProps = {
  head: string;
  reference: string;
  lines: readonly TicketLine[];
  /** Said as words elsewhere: the stamp is ornament. */
  stamp: string;
  faded?: boolean;
  children?: ReactNode;
};

/** A ticket that is written already, with its reference on top and a stamp across its foot. */
export function TicketPaper({ head, reference, lines, stamp, faded = false, children }: TicketPaperProps) {
  return (
    <div className="ticket perforated">
      <p className="figures text-[1.75rem] leading-none text-tomato">{head}</p>
      <p className="mt-4 text-sm text-ink-soft">Reference</p>
      <p className="figures text-[1.75rem] leading-tight tracking-wide text-basil">{reference}</p>
      <div aria-hidden="true" className="tear-line my-4 text-edge" />
      <dl className="grid gap-3">
        {lines.map(({ label, value }) => (
          <div key={label} className="ticket-line">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <div aria-hidden="true" className="tear-line mt-4 text-edge" />
      <p aria-hidden="true" className={`ticket-stamp ${faded ? 'border-ink-soft text-ink-soft' : ''}`}>
        {stamp}
      </p>
    </div>
  );
}
