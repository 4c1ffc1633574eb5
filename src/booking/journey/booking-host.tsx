import { Component, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Dialog } from '../../ui/dialog.tsx';
import { BookingHeader } from './booking-header.tsx';
import { type Opening, onBookingOpened } from './booking-request.ts';
import { Late } from './late.tsx';
import { modalCode } from './late-modal.ts';

const TITLE = 'booking-title';

/** Without the modal's code the plain form still books: say so rather than break the page. */
class ModalBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="p-6">
        We could not open the booking card.{' '}
        <a className="text-link" href="/book-now">
          Book on a plain page instead
        </a>
        .
      </p>
    );
  }
}

/** On the restaurant's own booking page, closing goes on to the restaurant. */
function useLeave(): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const page = /^(\/restaurants\/[^/]+)\/book-now$/.exec(pathname)?.[1];
  return () => {
    if (page) navigate(page, { replace: true });
  };
}

/** The one place where the booking modal lives: mounted on the first wish to book, kept with what was typed since. */
export function BookingHost() {
  const [opening, setOpening] = useState<Opening | null>(null);
  const [open, setOpen] = useState(false);
  const leave = useLeave();
  useEffect(
    () =>
      onBookingOpened((request) => {
        setOpening((before) => ({ request, count: (before?.count ?? 0) + 1 }));
        setOpen(true);
      }),
    [],
  );
  const close = () => {
    if (!open) return;
    setOpen(false);
    leave();
  };
  return (
    <Dialog open={open} onClose={close} labelledBy={TITLE}>
      <BookingHeader titleId={TITLE} onClose={close} />
      {opening && (
        <ModalBoundary>
          <Late
            code={modalCode}
            props={{ opening, open, onClose: close }}
            meanwhile={<p className="p-6 pt-10 text-ink-soft">Laying the table…</p>}
          />
        </ModalBoundary>
      )}
    </Dialog>
  );
}
