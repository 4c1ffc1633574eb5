import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useBrand } from './brand.ts';
import { saveCalendarEntry } from './calendar-entry.ts';
import { OrderTicket } from './order-ticket.tsx';
import { StepHeading } from './step-heading.tsx';
import { directionsHref, Reference, RingThem, WhatHappensNext } from './thanks-words.tsx';
import { ticketFor } from './ticket-lines.ts';
import type { Journey } from './use-journey.ts';

/** The table is booked: the reference, the ticket, and what comes next. */
export function Thanks({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const { state, reset } = journey;
  const { restaurant } = state;
  const brand = useBrand();
  if (!restaurant) return null;
  return (
    <>
      <div className="booking-main booking-scroll">
        <StepHeading className="text-heading text-tomato">{`See you at the table, ${state.customer.firstName.value.trim()}.`}</StepHeading>
        <Reference>{state.confirmationNumber ?? ''}</Reference>
        <WhatHappensNext email={state.customer.email.value.trim()} />
        <div className="mt-6 grid gap-2 sm:grid-cols-2">
          <Button variant="basil" onClick={() => void saveCalendarEntry(state, brand)}>
            <Icon name="calendar" className="size-5" />
            Add to calendar
          </Button>
          <a
            className={buttonClass({ variant: 'line' })}
            href={directionsHref(restaurant)}
            target="_blank"
            rel="noopener"
          >
            <Icon name="directions" className="size-5" />
            Directions<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </div>
        <RingThem restaurant={restaurant} lead="Plans changed?" />
        <p className="mt-2 flex flex-wrap gap-x-6">
          <Button variant="quiet" onClick={onClose}>
            Done
          </Button>
          <Button variant="quiet" onClick={() => reset(false)}>
            Book another table
          </Button>
        </p>
        <Picture
          picture={restaurant.picture}
          sizes="(width >= 768px) 552px, 100vw"
          className="mt-auto max-h-72 w-full rounded-sm object-cover pt-6"
        />
      </div>
      <aside className="booking-aside booking-rail" aria-label="Your order">
        <OrderTicket ticket={ticketFor(state)} />
      </aside>
    </>
  );
}
