import { useLocation, useMatches } from 'react-router';
import { BookingLink } from '../booking/journey/booking-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { bookableSlug } from './booking-target.ts';

const look = buttonClass({ variant: 'butter', size: 'small', className: 'min-h-11! px-5! sm:px-6! sm:text-base!' });

/** Book Now: opens the booking modal, with the restaurant on the page when it takes bookings. */
export function BookNow({ text }: { text: string }) {
  const { pathname } = useLocation();
  const pageData = useMatches().map((match) => match.loaderData);
  return (
    <BookingLink slug={bookableSlug(pathname, pageData)} className={look}>
      {text}
      <span className="sr-only"> a table</span>
    </BookingLink>
  );
}
