import type { ReactNode } from 'react';
import { usePolicies } from '../../../settings/use-policies.ts';
import { formatTime } from '../../../values/time/wall-time.ts';
import { bookingStatus } from '../../contracts/constants.ts';
import type { JourneyRestaurant, JourneyState } from '../../flow/journey-state.ts';
import { RingingIsQuicker } from './ringing-is-quicker.tsx';

/** Says before a request is sent that it isn't a booking. */
export function RequestWords({ state, today }: { state: JourneyState; today: string }) {
  const { bookingType, restaurant, selectedBookingTime: time } = state;
  if (bookingType === 'booking') return null;
  const why = bookingType === 'enquiry' && time ? `${formatTime(time)} is full, so this` : 'This';
  return (
    <div className="mb-6 border-l-4 border-butter bg-butter-tint px-4 py-3">
      <p className="font-semibold">{why} is a request, not a booking.</p>
      <p className="mt-1">
        No table is held. {restaurant?.title} will read it and reply. Nothing’s booked unless they confirm.
      </p>
      <RingingIsQuicker state={state} today={today} className="mt-1 font-semibold" />
    </div>
  );
}

export function requestTitle({ confirmedStatus, customer }: JourneyState, { title }: JourneyRestaurant): string {
  const name = customer.firstName.value.trim();
  return confirmedStatus === bookingStatus.eventReceived
    ? `Your plans are with ${title}, ${name}.`
    : `Your request is with ${title}, ${name}.`;
}

type WhatHappensToRequestProps = { state: JourneyState; restaurant: JourneyRestaurant; correction?: ReactNode };

/** Promises a reply and no more. */
export function WhatHappensToRequest({ state, restaurant, correction }: WhatHappensToRequestProps) {
  const isEvent = state.confirmedStatus === bookingStatus.eventReceived;
  const { enquiryAnsweredWithin, eventAnsweredWithin } = usePolicies();
  const within = isEvent ? eventAnsweredWithin : enquiryAnsweredWithin;
  return (
    <ol className="mt-4 grid list-decimal gap-2 pl-5 marker:font-display marker:text-tomato">
      <li>
        <span className="font-semibold">Nothing’s booked yet, and no table is held.</span>
      </li>
      <li>
        We’ve e-mailed a copy to{' '}
        <span className="font-semibold wrap-anywhere">{state.customer.email.value.trim()}</span>.{correction}
      </li>
      <li>
        Someone at {restaurant.title} will read it and reply within {within}, by e-mail or phone, with a yes, a no or
        another idea.
      </li>
    </ol>
  );
}
