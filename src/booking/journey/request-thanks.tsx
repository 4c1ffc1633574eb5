import { Button } from '../../ui/button.tsx';
import { OrderTicket } from './order-ticket.tsx';
import { requestTitle, WhatHappensToRequest } from './request-words.tsx';
import { StepHeading } from './step-heading.tsx';
import { Reference, RingThem } from './thanks-words.tsx';
import { ticketFor } from './ticket-lines.ts';
import type { Journey } from './use-journey.ts';

/** A request has been received: its reference, honest words, nothing for the calendar. */
export function RequestThanks({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const { state, reset } = journey;
  const { restaurant } = state;
  if (!restaurant) return null;
  return (
    <>
      <div className="booking-main booking-scroll">
        <StepHeading className="text-heading text-tomato">{requestTitle(state, restaurant)}</StepHeading>
        <Reference>{state.confirmationNumber ?? ''}</Reference>
        <WhatHappensToRequest state={state} restaurant={restaurant} />
        <RingThem restaurant={restaurant} lead="In a hurry?" />
        <p className="mt-2 flex flex-wrap gap-x-6">
          <Button variant="quiet" onClick={onClose}>
            Done
          </Button>
          <Button variant="quiet" onClick={() => reset(false)}>
            Book a table
          </Button>
        </p>
      </div>
      <aside className="booking-aside booking-rail" aria-label="Your request">
        <OrderTicket ticket={ticketFor(state)} />
      </aside>
    </>
  );
}
