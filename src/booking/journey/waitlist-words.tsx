import { WAITLIST_OFFER_MINUTES } from '../constants.ts';

/** What someone in line may expect. */
export function WaitingWords({ email }: { email: string }) {
  return (
    <ol className="mt-4 grid list-decimal gap-2 pl-5 marker:font-display marker:text-tomato">
      <li>
        Your place is on its way to <span className="font-semibold break-words">{email}</span>, with a link to leave the
        line.
      </li>
      <li>
        Should a table come free, we tell the first in line and keep it for {WAITLIST_OFFER_MINUTES} minutes, then the
        next.
      </li>
      <li>Until you have taken it, no table is yours: book another time whenever you like.</li>
    </ol>
  );
}
