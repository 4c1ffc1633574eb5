import type { ReactNode } from 'react';
import { isPlainClick } from '../../ui/links/plain-click.ts';
import { type BookingRequest, bookingHref, openBooking, prepareBooking } from '../flow/booking-request.ts';
import { asOnThisPage } from './form-of-page.ts';

type BookingLinkProps = Omit<BookingRequest, 'page'> & { id?: string; className?: string; children: ReactNode };

/** Opens the modal, prefetched on intent; without JavaScript, leads to the plain page. */
export function BookingLink({ id, className, children, goesOn, ...request }: BookingLinkProps) {
  return (
    <a
      id={id}
      data-opens-card=""
      data-goes-on={goesOn ? '' : undefined}
      href={bookingHref(request)}
      className={className}
      onPointerEnter={prepareBooking}
      onFocus={prepareBooking}
      onTouchStart={prepareBooking}
      onClick={(event) => {
        if (event.defaultPrevented || !isPlainClick(event)) return;
        // Safari doesn't focus a clicked link, and closing the card returns focus to whatever had it.
        event.currentTarget.focus({ preventScroll: true });
        if (openBooking(asOnThisPage({ ...request, goesOn }))) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
