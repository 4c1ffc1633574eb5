import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { setTableOfPage } from '../../booking/flow/booking-request.ts';
import { BookingLink } from '../../booking/parts/booking-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { bookingTarget } from './booking-target.ts';

const look = buttonClass({ variant: 'butter', size: 'small', className: 'min-h-11! px-5! sm:px-6! sm:text-base!' });

/** Id of the Book Now button, which is on every page at every width. */
export const BOOK_NOW_ID = 'book-now';

/** Book Now: opens the booking modal, with the page's restaurant if it takes bookings, and any table searched for. */
export function BookNowButton({ text }: { text: string }) {
  const location = useLocation();
  const pageData = useMatches().map((match) => match.loaderData);
  const target = bookingTarget(location, pageData);
  // Other generic booking links, as in the footer, use the same target; all links share the allergies.
  useEffect(() => setTableOfPage(target));
  return (
    <BookingLink id={BOOK_NOW_ID} {...target} goesOn className={look}>
      {text}
      <span className="sr-only"> a table</span>
    </BookingLink>
  );
}
