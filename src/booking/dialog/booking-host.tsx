import { Component, type ReactNode, useEffect, useState } from 'react';
import { href } from 'react-router';
import { Dialog } from '../../ui/dialog.tsx';
import { RenderLazy } from '../../ui/lazy-component.tsx';
import styles from './booking-header.module.css';
import { BookingHeader } from './booking-header.tsx';
import { lazyModal } from './lazy-modal.ts';
import { useBookingLinks } from './use-booking-links.ts';
import { useCardHistory } from './use-card-history.ts';

const TITLE = 'booking-title';

/** When the modal's code cannot be loaded, says so and links to the plain form, which still books. */
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
        <a className="text-link" href={href('/book-now')}>
          Book on a plain page instead
        </a>
        .
      </p>
    );
  }
}

type BookingHostProps = {
  /** Id of a control that is on every page: gets the focus on closing when the element that opened the card is gone. */
  fallbackFocusId: string;
  /** Id of the page's content: gets the focus when a link in the card leads to another page. */
  contentId: string;
};

/** The only instance of the booking modal: mounted at the first request to book, and kept with what was typed. */
export function BookingHost({ fallbackFocusId, contentId }: BookingHostProps) {
  const { opening, open, left, close } = useCardHistory();
  const [headerSlot, setHeaderSlot] = useState<HTMLElement | null>(null);
  useBookingLinks();
  // After the dialog, which on closing returns the focus to what had it on the page before.
  useEffect(() => {
    if (left) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [left, contentId]);
  return (
    <Dialog open={open} onClose={close} labelledBy={TITLE} fallbackFocusId={fallbackFocusId} className={styles.card}>
      <BookingHeader titleId={TITLE} onClose={close} slotRef={setHeaderSlot} />
      {opening && (
        <ModalBoundary>
          <RenderLazy
            code={lazyModal}
            props={{ opening, open, onClose: close, headerSlot }}
            fallback={<p className="p-6 pt-10 text-ink-soft">Loading the booking form…</p>}
          />
        </ModalBoundary>
      )}
    </Dialog>
  );
}
