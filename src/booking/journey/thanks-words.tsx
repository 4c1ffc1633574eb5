import { telephoneHref } from './journey-notice.tsx';
import type { JourneyRestaurant } from './journey-state.ts';

export function directionsHref({ lat, lng }: Pick<JourneyRestaurant, 'lat' | 'lng'>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}

/** The booking's reference, as large as it matters. */
export function Reference({ children }: { children: string }) {
  return (
    <p className="mt-5 border-y border-line py-4">
      <span className="block text-sm text-ink-soft">Your reference</span>
      <span className="figures block text-[2.75rem] leading-tight tracking-wide text-basil">{children}</span>
    </p>
  );
}

/** What a diner may expect between now and the first fork. */
export function WhatHappensNext({ email }: { email: string }) {
  return (
    <ol className="mt-4 grid list-decimal gap-2 pl-5 marker:font-display marker:text-tomato">
      <li>
        A confirmation is on its way to <span className="font-semibold break-words">{email}</span>.
      </li>
      <li>Give your name at the door, or the reference if you like.</li>
      <li>We keep your table for 15 minutes. Running late? Just ring.</li>
    </ol>
  );
}

/** Whom to ring, after a few words why. */
export function RingThem({ restaurant, lead }: { restaurant: JourneyRestaurant; lead: string }) {
  return (
    <p className="mt-6">
      {lead} Ring {restaurant.title} on{' '}
      <a className="text-link figures whitespace-nowrap" href={telephoneHref(restaurant.phone)}>
        {restaurant.phone}
      </a>
      .
    </p>
  );
}
