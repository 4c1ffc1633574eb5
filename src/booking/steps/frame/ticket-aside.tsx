import { useScrollStop } from '../../../ui/use-scroll-stop.ts';
import ticketRail from '../../parts/ticket/ticket-rail.module.css';
import type { JourneyTicket } from './journey-ticket.ts';
import { OrderTicket } from './order-ticket.tsx';
import styles from './steps.module.css';

/** The order ticket beside the steps; where it is longer than the dialog it scrolls, by keyboard too. */
export function TicketAside({ ticket, label }: { ticket: JourneyTicket; label: string }) {
  return (
    <aside className={`${styles.aside} ${ticketRail.rail}`} aria-label={label} {...useScrollStop<HTMLElement>()}>
      <OrderTicket ticket={ticket} />
    </aside>
  );
}
