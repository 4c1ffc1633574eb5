import type { ReactNode } from 'react';
import { OFFER_LENGTH } from '../../rules/when-full/waitlist-offer.ts';

export const JOIN_AGAIN = 'Join again with the right one.';

/** `again`: the way to join with another address. */
export function WaitlistExplanation({ email, again }: { email: string; again: ReactNode }) {
  return (
    <ol className="mt-4 grid list-decimal gap-2 pl-5 marker:font-display marker:text-tomato">
      <li>
        We’ve e-mailed your place on the list to <span className="font-semibold wrap-anywhere">{email}</span>, with a
        link to leave it. Wrong address? {again}
      </li>
      <li>
        If a table comes up, we’ll offer it to whoever’s first on the waiting list and hold it for {OFFER_LENGTH}. After
        that, we’ll move down the list.
      </li>
      <li>Nothing’s booked until you take it, so feel free to book another time.</li>
    </ol>
  );
}
