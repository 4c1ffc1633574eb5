import { useLocation, useMatches } from 'react-router';
import { BookingLink } from '../../booking/parts/booking-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { bookingTarget } from './booking-target.ts';

const look = buttonClass({ variant: 'butter', size: 'small', className: 'min-h-11! px-5! sm:px-6! sm:text-base!' });

/** Id of the Book Now button, which is on every page at every width. */
export const BOOK_NOW_ID = 'book-now';

/** Book Now: opens the booking modal, for the restaurant of the page when it takes bookings, and the table it was asked for. */
export function BookNowButton({ text }: { text: string }) {
  const { pathname } = useLocation();
  const pageData = useMatches().map((match) => match.loaderData);
  return (
    <BookingLink id={BOOK_NOW_ID} {...bookingTarget(pathname, pageData)} goesOn className={look}>
      {text}
      <span className="sr-only"> a table</span>
    </BookingLink>
  );
}
