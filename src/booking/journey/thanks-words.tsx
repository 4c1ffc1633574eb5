import type { JourneyRestaurant } from './journey-state.ts';

export function directionsHref({ lat, lng }: Pick<JourneyRestaurant, 'lat' | 'lng'>): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
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
