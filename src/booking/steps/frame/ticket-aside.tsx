import { useScrollStop } from '../../../ui/use-scroll-stop.ts';
import ticketRail from '../../parts/ticket/ticket-rail.module.css';
import type { JourneyTicket } from './journey-ticket.ts';
import { OrderTicket } from './order-ticket.tsx';
import styles from './steps.module.css';

/** The order ticket beside the steps; scrolls, by keyboard too, if it's taller than the dialog. */
export function TicketAside({ ticket, label }: { ticket: JourneyTicket; label: string }) {
  return (
    <aside className={`${styles.aside} ${ticketRail.rail}`} aria-label={label} {...useScrollStop<HTMLElement>()}>
      <OrderTicket ticket={ticket} />
    </aside>
  );
}
