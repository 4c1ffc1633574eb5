import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { JourneyState } from './journey-state.ts';
import { OrderTicket } from './order-ticket.tsx';
import { directionsHref, Reference, WhatHappensNext } from './thanks-words.tsx';
import { ticketLines } from './ticket-lines.ts';

/** The thanks view of the plain page. The calendar entry comes with the e-mail. */
export function PlainThanks({ state }: { state: JourneyState }) {
  const { restaurant, customer, confirmationNumber } = state;
  if (!restaurant || !confirmationNumber) return null;
  return (
    <div className="grid gap-8 md:grid-cols-[1fr_272px] md:gap-12">
      <div>
        <h1 className="text-title text-tomato">See you at the table, {customer.firstName.value.trim()}.</h1>
        <Reference>{confirmationNumber}</Reference>
        <WhatHappensNext email={customer.email.value.trim()} />
        <p className="mt-4">The confirmation has an entry for your calendar.</p>
        <p className="mt-6 flex flex-wrap gap-4">
          <a className={buttonClass({ variant: 'basil' })} href={directionsHref(restaurant)}>
            <Icon name="directions" className="size-5" />
            Directions
          </a>
          <ButtonLink to={`/restaurants/${restaurant.slug}`} variant="line">
            About {restaurant.title}
          </ButtonLink>
        </p>
      </div>
      <aside aria-label="Your order" className="booking-rail self-start">
        <OrderTicket lines={ticketLines(state)} booked />
      </aside>
    </div>
  );
}
