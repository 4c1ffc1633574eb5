import type { ReactNode } from 'react';
import { OFFER_LENGTH } from '../../rules/when-full/waitlist-offer.ts';

export const JOIN_AGAIN = 'Join again with the right one.';

/** What to expect on the waitlist. `again`: the way to join with another address. */
export function WaitlistExplanation({ email, again }: { email: string; again: ReactNode }) {
  return (
    <ol className="mt-4 grid list-decimal gap-2 pl-5 marker:font-display marker:text-tomato">
      <li>
        Your place is on its way to <span className="font-semibold wrap-anywhere">{email}</span>, with a link to leave
        the waiting list. Not your e-mail address? {again} A table offered to the wrong one goes on to the next.
      </li>
      <li>
        Should a table come free, we tell the first on the waiting list and keep it for {OFFER_LENGTH}. Then it is the
        next one’s turn.
      </li>
      <li>Until you have taken it, no table is yours: book another time whenever you like.</li>
    </ol>
  );
}
