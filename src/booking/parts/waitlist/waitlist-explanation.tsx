import { OFFER_LENGTH } from '../../rules/when-full/waitlist-offer.ts';

/** What to expect on the waitlist. */
export function WaitlistExplanation({ email }: { email: string }) {
  return (
    <ol className="mt-4 grid list-decimal gap-2 pl-5 marker:font-display marker:text-tomato">
      <li>
        Your place is on its way to <span className="font-semibold wrap-anywhere">{email}</span>, with a link to leave
        the waiting list.
      </li>
      <li>
        Should a table come free, we tell the first on the waiting list and keep it for {OFFER_LENGTH}. Then it is the
        next one’s turn.
      </li>
      <li>Until you have taken it, no table is yours: book another time whenever you like.</li>
    </ol>
  );
}
