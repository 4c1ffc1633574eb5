import type { ReactNode } from 'react';
import { formatTime } from '../../restaurants/wall-time.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { bookingStatus } from '../constants.ts';
import type { JourneyRestaurant, JourneyState } from './journey-state.ts';
import { placeInLine } from './journey-words.ts';
import { OrderTicket } from './order-ticket.tsx';
import { requestTitle, WhatHappensToRequest } from './request-words.tsx';
import { directionsHref, Reference, RingThem, WhatHappensNext } from './thanks-words.tsx';
import { ticketFor } from './ticket-lines.ts';
import { WaitingWords } from './waitlist-words.tsx';

type ThanksProps = { state: JourneyState; restaurant: JourneyRestaurant };

function Frame({ title, reference, state, children }: ThanksProps & FrameProps) {
  const ticket = ticketFor(state);
  return (
    <div className="grid gap-8 md:grid-cols-[1fr_272px] md:gap-12">
      <div>
        <h1 className="text-title text-tomato">{title}</h1>
        <Reference>{reference}</Reference>
        {children}
      </div>
      <aside aria-label={ticket.title} className="booking-rail self-start">
        <OrderTicket ticket={ticket} />
      </aside>
    </div>
  );
}
type FrameProps = { title: string; reference: string; children: ReactNode };

function AboutThem({ restaurant }: Pick<ThanksProps, 'restaurant'>) {
  return (
    <ButtonLink to={`/restaurants/${restaurant.slug}`} variant="line">
      About {restaurant.title}
    </ButtonLink>
  );
}

function Booked(props: ThanksProps & { reference: string }) {
  const { state, restaurant } = props;
  return (
    <Frame {...props} title={`See you at the table, ${state.customer.firstName.value.trim()}.`}>
      <WhatHappensNext email={state.customer.email.value.trim()} />
      <p className="mt-4">The confirmation has an entry for your calendar.</p>
      <p className="mt-6 flex flex-wrap gap-4">
        <a className={buttonClass({ variant: 'basil' })} href={directionsHref(restaurant)}>
          <Icon name="directions" className="size-5" />
          Directions
        </a>
        <AboutThem restaurant={restaurant} />
      </p>
    </Frame>
  );
}

function Requested(props: ThanksProps & { reference: string }) {
  const { state, restaurant } = props;
  return (
    <Frame {...props} title={requestTitle(state, restaurant)}>
      <WhatHappensToRequest state={state} restaurant={restaurant} />
      <RingThem restaurant={restaurant} lead="In a hurry?" />
      <p className="mt-6">
        <AboutThem restaurant={restaurant} />
      </p>
    </Frame>
  );
}

function InLine(props: ThanksProps & { reference: string; position: number; time: string }) {
  return (
    <Frame {...props} title={`${placeInLine(props.position)} for ${formatTime(props.time)}.`}>
      <WaitingWords email={props.state.customer.email.value.trim()} />
      <p className="mt-6">
        <AboutThem restaurant={props.restaurant} />
      </p>
    </Frame>
  );
}

/** What the plain page says when it is done. The calendar entry comes with the e-mail. */
export function PlainThanks({ state }: { state: JourneyState }) {
  const { restaurant, confirmationNumber, confirmedStatus, waitlist, waitlistFor } = state;
  if (!restaurant) return null;
  const props = { state, restaurant };
  if (waitlist && waitlistFor)
    return <InLine {...props} reference={waitlist.waitlistReference} position={waitlist.position} time={waitlistFor} />;
  if (!confirmationNumber) return null;
  const Thanks = confirmedStatus === bookingStatus.booked ? Booked : Requested;
  return <Thanks {...props} reference={confirmationNumber} />;
}
