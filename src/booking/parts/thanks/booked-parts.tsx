import { href, Link } from 'react-router';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { JourneyRestaurant } from '../../flow/journey-state.ts';

type BookingPageLinkProps = { token: string; step?: 'details'; className?: string; children: string };

/** Leads to the page that shows, changes and cancels the booking. */
export function BookingPageLink({ token, step, className = '', children }: BookingPageLinkProps) {
  const page = href('/booking/:manageToken', { manageToken: token });
  return (
    <Link to={step ? `${page}?step=${step}` : page} className={`text-link ${className}`}>
      {children}
    </Link>
  );
}

export function SeeYourBooking({ token, canChange }: { token: string; canChange: boolean }) {
  return (
    <p className="mt-6 print:hidden">
      <BookingPageLink token={token} className="inline-flex min-h-11 items-center">
        {canChange ? 'Change or cancel' : 'See or cancel'}
      </BookingPageLink>
    </p>
  );
}

export function Reference({ children }: { children: string }) {
  return (
    <p className="mt-5 border-y border-line py-4">
      <span className="block text-sm text-ink-soft">Your reference</span>
      <span className="figures block wrap-anywhere text-[2.75rem] leading-tight tracking-wide text-basil">
        {children}
      </span>
    </p>
  );
}

type CallRestaurantProps = { restaurant: Pick<JourneyRestaurant, 'phone'>; lead: string };

/** `lead`: a few words on why to ring. */
export function CallRestaurant({ restaurant, lead }: CallRestaurantProps) {
  return (
    <p className="mt-6">
      {lead} Ring <PhoneLink phone={restaurant.phone} className="text-link figures whitespace-nowrap" />.
    </p>
  );
}
