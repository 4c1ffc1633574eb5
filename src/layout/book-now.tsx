import { Link, useLocation, useMatches } from 'react-router';
import { buttonClass } from '../ui/button.tsx';
import { bookableSlug, bookingTarget } from './booking-target.ts';

/** Book Now: the restaurant on the page when it takes bookings, else the booking bar. */
export function BookNow({ text }: { text: string }) {
  const { pathname } = useLocation();
  const pageData = useMatches().map((match) => match.loaderData);
  return (
    <Link
      to={bookingTarget(bookableSlug(pathname, pageData))}
      className={buttonClass({ variant: 'butter', size: 'small', className: 'min-h-11! px-5! sm:px-6! sm:text-base!' })}
    >
      {text}
      <span className="sr-only"> a table</span>
    </Link>
  );
}
