import type { ReactNode } from 'react';
import { href } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import type { Journey } from '../frame/journey-props.ts';
import { ticketFor } from '../frame/journey-ticket.ts';
import { StepHeading } from '../frame/step-heading.tsx';
import styles from '../frame/steps.module.css';
import { TicketAside } from '../frame/ticket-aside.tsx';

/** `onClose`: closes the card. */
export type ThanksProps = { journey: Journey; onClose?: () => void };

type ThanksFrameProps = {
  journey: Journey;
  /** The ticket's name for screen readers; without it there's no ticket. */
  ticket?: string;
  children: ReactNode;
  footer: ReactNode;
};

/** The thanks beside their ticket, with the next steps below. */
export function ThanksFrame({ journey, ticket, children, footer }: ThanksFrameProps) {
  return (
    <>
      <div className={styles.main}>
        <div className={`${styles.scroll} ${styles.thanks}`}>{children}</div>
        <ThanksFooter journey={journey}>{footer}</ThanksFooter>
      </div>
      {ticket && <TicketAside ticket={ticketFor(journey.state)} label={ticket} />}
    </>
  );
}

export const ThanksHeading = ({ page, children }: Pick<Journey, 'page'> & { children: string }) => (
  <StepHeading page={page} isTitle className="text-heading text-tomato">
    {children}
  </StepHeading>
);

/** Next steps after the thanks; on a page, a link to the restaurant's. */
export function ThanksFooter({ journey: { state, page }, children }: { journey: Journey; children: ReactNode }) {
  const { restaurant } = state;
  return (
    <p className={`${styles.footer} flex flex-wrap gap-x-6 print:hidden`}>
      {page && restaurant ? (
        <a href={href('/restaurants/:slug', { slug: restaurant.slug })} className={buttonClass({ variant: 'quiet' })}>
          About {restaurant.title}
        </a>
      ) : (
        children
      )}
    </p>
  );
}

type CardButtonsProps = { onClose?: () => void; again: string; onAgain: () => void };

export function CardButtons({ onClose, again, onAgain }: CardButtonsProps) {
  return (
    <>
      <Button variant="quiet" onClick={onClose}>
        Done
      </Button>
      <Button variant="quiet" onClick={onAgain}>
        {again}
      </Button>
    </>
  );
}
