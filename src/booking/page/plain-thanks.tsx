import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { useBrand } from '../../settings/use-brand.ts';
import { useTexts } from '../../settings/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { queryOf } from '../../values/query.ts';
import { formatTimeOfDay } from '../../values/time/instant-text.ts';
import { journeyEntryToLink } from '../calendar/journey-calendar-entry.ts';
import { bookingStatus } from '../contracts/constants.ts';
import type { JourneyRestaurant, JourneyState } from '../flow/journey-state.ts';
import { requestTitle, WhatHappensToRequest } from '../parts/request-words.tsx';
import { CalendarAndDirections } from '../parts/thanks/calendar-and-directions.tsx';
import {
  BookingPageLink,
  bookedTitle,
  CallRestaurant,
  Reference,
  SeeYourBooking,
  WhatHappensNext,
  WhereAndWaiting,
  WhereAndWhen,
} from '../parts/thanks/thanks-words.tsx';
import { ticketFor } from '../parts/ticket/journey-ticket.ts';
import { OrderTicket } from '../parts/ticket/order-ticket.tsx';
import ticketRail from '../parts/ticket/ticket-rail.module.css';
import { JOIN_AGAIN, WaitlistExplanation } from '../parts/waitlist/waitlist-explanation.tsx';
import { isChangedOnline, waitlistPositionText } from '../rules/booking-text.ts';
import { chosen } from './plain-steps.tsx';

type ThanksProps = { state: JourneyState; restaurant: JourneyRestaurant };

function Frame({ title, reference, state, restaurant, children }: ThanksProps & FrameProps) {
  const ticket = ticketFor(state);
  return (
    <div className="grid gap-8 md:grid-cols-[1fr_272px] md:gap-12">
      <div>
        <h1 className="text-title text-tomato">{title}</h1>
        {state.waitlist ? (
          <WhereAndWaiting state={state} restaurant={restaurant} />
        ) : (
          <WhereAndWhen state={state} restaurant={restaurant} />
        )}
        <Reference>{reference}</Reference>
        {children}
      </div>
      <aside aria-label={ticket.title} className={`${ticketRail.rail} self-start`}>
        <OrderTicket ticket={ticket} />
      </aside>
    </div>
  );
}
type FrameProps = { title: string; reference: string; children: ReactNode };

function RestaurantContact({ restaurant }: Pick<ThanksProps, 'restaurant'>) {
  return (
    <ButtonLink to={href('/restaurants/:slug', { slug: restaurant.slug })} variant="line">
      About {restaurant.title}
    </ButtonLink>
  );
}

function MendLink({ token }: { token: string | null }) {
  if (!token) return null;
  return (
    <span className="block print:hidden">
      <BookingPageLink token={token} step="details" className="inline-flex min-h-11 items-center">
        Wrong address? Correct it
      </BookingPageLink>
    </span>
  );
}

function Booked(props: ThanksProps & { reference: string }) {
  const { state, restaurant } = props;
  const { manageToken } = state;
  const entry = journeyEntryToLink(state, useBrand());
  return (
    <Frame {...props} title={bookedTitle(state, useTexts())}>
      <WhatHappensNext state={state} mend={<MendLink token={manageToken} />} />
      <CalendarAndDirections
        className="flex flex-wrap gap-4"
        file={manageToken && href('/booking/:manageToken/calendar.ics', { manageToken })}
        entry={entry}
        to={restaurant}
      >
        <RestaurantContact restaurant={restaurant} />
      </CalendarAndDirections>
      {manageToken && (
        <SeeYourBooking token={manageToken} canChange={isChangedOnline(state.cardGuarantee, Date.now())} />
      )}
    </Frame>
  );
}

function Requested(props: ThanksProps & { reference: string }) {
  const { state, restaurant } = props;
  return (
    <Frame {...props} title={requestTitle(state, restaurant)}>
      <WhatHappensToRequest state={state} restaurant={restaurant} mend={<MendLink token={state.manageToken} />} />
      <CallRestaurant restaurant={restaurant} lead="In a hurry?" />
      <p className="mt-6">
        <RestaurantContact restaurant={restaurant} />
      </p>
    </Frame>
  );
}

function OnWaitlist(props: ThanksProps & { reference: string; position: number | null }) {
  const { state } = props;
  // What was ticked in the form stays out of addresses.
  const again = { ...chosen(state), without: '', step: '2', wait: state.waitlistFor ?? '' };
  return (
    <Frame {...props} title={`${waitlistPositionText(props.position)}.`}>
      <WaitlistExplanation
        email={state.customer.email.value.trim()}
        again={
          <Link to={queryOf(Object.entries(again))} className="text-link print:hidden">
            {JOIN_AGAIN}
          </Link>
        }
      />
      <p className="mt-6">
        <RestaurantContact restaurant={props.restaurant} />
      </p>
    </Frame>
  );
}

/** What is left to do: the link of the e-mail. */
function KeptForCard(props: ThanksProps & { kept: NonNullable<JourneyState['keptForCard']> }) {
  const { state, restaurant, kept } = props;
  const until = formatTimeOfDay(Date.parse(kept.keptUntil));
  return (
    <Frame {...props} title={`We’re holding your table until ${until}.`} reference={kept.reference}>
      <p className="mt-4 max-w-text text-lead">
        It’s not booked yet. Open the link we’ve e-mailed to <strong>{state.customer.email.value.trim()}</strong> by{' '}
        {until}, in a browser with JavaScript turned on, and add your card. We won’t charge it now.
      </p>
      <CallRestaurant restaurant={restaurant} lead="Can’t do that?" />
      <p className="mt-6">
        <RestaurantContact restaurant={restaurant} />
      </p>
    </Frame>
  );
}

/** The thanks of the plain page. */
export function PlainThanks({ state }: { state: JourneyState }) {
  const { restaurant, confirmationNumber, confirmedStatus, waitlist, keptForCard } = state;
  if (!restaurant) return null;
  const props = { state, restaurant };
  if (waitlist)
    return <OnWaitlist {...props} reference={waitlist.waitlistReference ?? ''} position={waitlist.position} />;
  if (keptForCard) return <KeptForCard {...props} kept={keptForCard} />;
  if (!confirmationNumber) return null;
  const Thanks = confirmedStatus === bookingStatus.booked ? Booked : Requested;
  return <Thanks {...props} reference={confirmationNumber} />;
}
