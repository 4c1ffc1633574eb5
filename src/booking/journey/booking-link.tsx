import type { MouseEvent, ReactNode } from 'react';
import { type BookingRequest, bookingHref, openBooking } from './booking-request.ts';
import { modalCode } from './late-modal.ts';

type BookingLinkProps = BookingRequest & { className?: string; children: ReactNode };

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link into booking: without JavaScript an ordinary one, with it the modal, fetched on the first sign of intent. */
export function BookingLink({ className, children, ...request }: BookingLinkProps) {
  return (
    <a
      href={bookingHref(request)}
      className={className}
      onPointerEnter={modalCode.prefetch}
      onFocus={modalCode.prefetch}
      onTouchStart={modalCode.prefetch}
      onClick={(event) => {
        if (isPlainClick(event) && openBooking(request)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
