import { useEffect } from 'react';
import { followedLink } from '../../ui/links/followed-link.ts';
import { type BookingRequest, bookingRequestOf, openBooking, withTableOfPage } from '../flow/booking-request.ts';
import { asOnThisPage } from '../parts/form-of-page.ts';

/** The request of a click; null unless it follows a link to a booking page in this tab. */
function requestOfClick(event: MouseEvent): BookingRequest | null {
  const link = followedLink(event);
  const linkRequest = link && bookingRequestOf(new URL(link.href));
  if (!linkRequest) return null;
  const request = withTableOfPage(linkRequest);
  const { goesOn } = link.dataset;
  const { email } = link.closest<HTMLElement>('[data-email]')?.dataset ?? {};
  return asOnThisPage({ ...request, email, goesOn: request.goesOn || goesOn !== undefined });
}

/**
 * Opens the card for any link to a booking page. The click is claimed before the router follows it and acted on after
 * all other listeners: a menu closes first.
 */
export function useBookingLinks(): void {
  useEffect(() => {
    let click: { event: MouseEvent; request: BookingRequest } | null = null;
    const claim = (event: MouseEvent) => {
      const request = requestOfClick(event);
      if (!request) return;
      event.preventDefault();
      // Safari doesn't focus a clicked link, and closing the card returns focus to whatever had it.
      (event.target as Element).closest('a')?.focus({ preventScroll: true });
      click = { event, request };
    };
    const act = (event: MouseEvent) => {
      if (click?.event === event) openBooking(click.request);
      click = null;
    };
    window.addEventListener('click', claim, { capture: true });
    window.addEventListener('click', act);
    return () => {
      window.removeEventListener('click', claim, { capture: true });
      window.removeEventListener('click', act);
    };
  }, []);
}
