import { useEffect } from 'react';
import { followedLink } from '../../ui/links/followed-link.ts';
import { type BookingRequest, bookingRequestOf, openBooking, withTableOfPage } from '../flow/booking-request.ts';
import { asOnThisPage } from '../parts/form-of-page.ts';

/** What a click asks to book; null unless it follows a link to a booking page in this tab. */
function requestOfClick(event: MouseEvent): BookingRequest | null {
  const link = followedLink(event);
  const asked = link && bookingRequestOf(new URL(link.href));
  if (!asked) return null;
  const request = withTableOfPage(asked);
  const { goesOn } = link.dataset;
  const { email } = link.closest<HTMLElement>('[data-email]')?.dataset ?? {};
  return asOnThisPage({ ...request, email, goesOn: request.goesOn || goesOn !== undefined });
}

/**
 * Opens the card over the page for any link to a booking page, wherever it stands; the link says what is asked. The
 * click is claimed before the router follows it, and acted on after all others have: a menu closes first.
 */
export function useBookingLinks(): void {
  useEffect(() => {
    let claimed: { event: MouseEvent; request: BookingRequest } | null = null;
    const claim = (event: MouseEvent) => {
      const request = requestOfClick(event);
      if (!request) return;
      event.preventDefault();
      // Safari does not focus a clicked link, and on closing the card returns the focus to what had it.
      (event.target as Element).closest('a')?.focus({ preventScroll: true });
      claimed = { event, request };
    };
    const act = (event: MouseEvent) => {
      if (claimed?.event === event) openBooking(claimed.request);
      claimed = null;
    };
    window.addEventListener('click', claim, { capture: true });
    window.addEventListener('click', act);
    return () => {
      window.removeEventListener('click', claim, { capture: true });
      window.removeEventListener('click', act);
    };
  }, []);
}
