import { Button } from '../../../ui/button.tsx';
import { requestTitle, WhatHappensToRequest } from '../../parts/request-words.tsx';
import {
  BookingPageLink,
  CallRestaurant,
  Reference,
  SentBefore,
  WhereAndWhen,
} from '../../parts/thanks/thanks-words.tsx';
import { ticketFor } from '../../parts/ticket/journey-ticket.ts';
import styles from '../frame/modal-layout.module.css';
import { StepHeading } from '../frame/step-heading.tsx';
import { TicketAside } from '../frame/ticket-aside.tsx';
import type { Journey } from '../journey/use-journey.ts';
import { MendEmail } from './mend-email.tsx';

/** A request was received: its reference, and that it is no booking yet; no calendar entry. */
export function RequestThanks({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const { state, reset } = journey;
  const { restaurant, manageToken } = state;
  if (!restaurant) return null;
  return (
    <>
      <div className={styles.main}>
        <div className={`${styles.scroll} ${styles.thanks}`}>
          <StepHeading className="text-heading text-tomato">{requestTitle(state, restaurant)}</StepHeading>
          <WhereAndWhen state={state} restaurant={restaurant} />
          <SentBefore state={state} />
          <Reference>{state.confirmationNumber ?? ''}</Reference>
          <WhatHappensToRequest
            state={state}
            restaurant={restaurant}
            mend={manageToken && <MendEmail journey={journey} />}
          />
          {manageToken && (
            <p className="mt-6 print:hidden">
              <BookingPageLink token={manageToken} className="inline-flex min-h-11 items-center">
                See your request
              </BookingPageLink>
            </p>
          )}
          <CallRestaurant restaurant={restaurant} lead="In a hurry?" />
        </div>
        <p className={`${styles.footer} flex flex-wrap gap-x-6`}>
          <Button variant="quiet" onClick={onClose}>
            Done
          </Button>
          <Button variant="quiet" onClick={() => reset(false)}>
            Book a table
          </Button>
        </p>
      </div>
      <TicketAside ticket={ticketFor(state)} label="Your request" />
    </>
  );
}
