import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { CardBoundary } from '../../ui/card/card-boundary.tsx';
import { CardHeader, cardClass } from '../../ui/card/card-header.tsx';
import { useCard } from '../../ui/card/use-card.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RenderLazy } from '../../ui/lazy-component.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { type BookingRequest, onBookingRequest } from '../flow/booking-request.ts';
import { bookingHistory, enterHistory } from '../flow/card-history.ts';
import { lazyModal } from './lazy-modal.ts';
import { useBookingLinks } from './use-booking-links.ts';

const TITLE = 'booking-title';

/** Opens the card for booking requests from anywhere on the page. */
const listen = (open: (request: BookingRequest) => void) =>
  onBookingRequest({
    prepare: lazyModal.prefetch,
    open(request) {
      open(request);
      enterHistory(request);
    },
  });

const unopenable = (
  <p className="p-6">
    We couldn’t open the booking form.{' '}
    <a className="text-link" href={href('/book-now')}>
      Book on a simpler page instead
    </a>
    .
  </p>
);

function Loading() {
  const isOnline = useOnline();
  return (
    <p className="p-6 pt-10 text-ink-soft">
      {isOnline ? 'Loading the booking form…' : 'You’re offline. The booking form will load once you’re back.'}
    </p>
  );
}

type BookingHostProps = {
  /** Id of a control on every page, focused on closing if the element that opened the card is gone. */
  fallbackFocusId: string;
  /** Id of the page's content, focused when a link in the card leads to another page. */
  contentId: string;
};

/** The only booking modal: mounted on the first request, then kept with everything typed. */
export function BookingHost({ fallbackFocusId, contentId }: BookingHostProps) {
  const { opening, open, left, close } = useCard(bookingHistory, listen);
  const [headerSlot, setHeaderSlot] = useState<HTMLElement | null>(null);
  useBookingLinks();
  // After the dialog, which on closing returns focus to the element that had it before.
  useEffect(() => {
    if (left) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [left, contentId]);
  return (
    <Dialog open={open} onClose={close} labelledBy={TITLE} fallbackFocusId={fallbackFocusId} className={cardClass}>
      <CardHeader titleId={TITLE} title="Book a table" onClose={close} slotRef={setHeaderSlot} />
      {opening && (
        <CardBoundary instead={unopenable}>
          <RenderLazy code={lazyModal} props={{ opening, open, onClose: close, headerSlot }} fallback={<Loading />} />
        </CardBoundary>
      )}
    </Dialog>
  );
}
