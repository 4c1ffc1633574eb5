import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useBrand } from './brand.ts';
import { saveCalendarEntry } from './calendar-entry.ts';
import { telephoneHref } from './journey-notice.tsx';
import { OrderTicket } from './order-ticket.tsx';
import { directionsHref, WhatHappensNext } from './thanks-words.tsx';
import { ticketLines } from './ticket-lines.ts';
import type { Journey } from './use-journey.ts';

/** The table is booked: the reference, the ticket, and what comes next. */
export function Thanks({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const { state, reset } = journey;
  const { restaurant } = state;
  const brand = useBrand();
  if (!restaurant) return null;
  return (
    <div className="booking-thanks">
      <OrderTicket lines={ticketLines(state)} reference={state.confirmationNumber ?? undefined} />
      <div>
        <h3 tabIndex={-1} data-step-heading className="text-heading text-tomato outline-none">
          See you at the table, {state.customer.firstName.value.trim()}.
        </h3>
        <WhatHappensNext email={state.customer.email.value.trim()} />
        <div className="mt-6 grid gap-2">
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
        <p className="mt-6">
          Plans changed? Ring {restaurant.title} on{' '}
          <a className="text-link figures" href={telephoneHref(restaurant.phone)}>
            {restaurant.phone}
          </a>
          .
        </p>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <Button variant="quiet" onClick={onClose}>
            Done
          </Button>
          <Button variant="quiet" onClick={() => reset(false)}>
            Book another table
          </Button>
        </p>
      </div>
    </div>
  );
}
