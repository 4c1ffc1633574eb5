import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type BookingRequest, onBookingWanted } from '../flow/booking-request.ts';
import { cardTrail, followTraversals, leaveCardHistory } from '../flow/card-history.ts';
import type { CardView, Opening } from '../flow/card-view.ts';
import { lazyModal } from './lazy-modal.ts';

export type OpenCard = {
  opening: Opening | null;
  open: boolean;
  /** Closed since a link in it has led to another page. */
  left: boolean;
  close: () => void;
};

type Card = Pick<OpenCard, 'opening' | 'open' | 'left'>;
const unopened: Card = { opening: null, open: false, left: false };

/** The page the router shows, for code that runs outside of rendering. */
function useShownPage() {
  const location = useLocation();
  const shown = useRef(location);
  useLayoutEffect(() => {
    shown.current = location;
  }, [location]);
  return shown;
}

/** Whether the card is open and what opened it: a request from anywhere on the page, or its entry in the history. */
export function useCardHistory(): OpenCard {
  const [{ opening, open, left }, set] = useState(unopened);
  const shown = useShownPage();
  // Asked to open since the last rendering, such as by a page on its arrival.
  const asked = useRef(false);
  const openBy = useRef((what: { request: BookingRequest } | { view: CardView }) => {
    asked.current = true;
    set((before) => ({
      opening: { ...what, count: (before.opening?.count ?? 0) + 1 },
      open: true,
      left: false,
    }));
  }).current;
  // A layout effect, so that the listener is there before a click: an unheard click follows the link to its page.
  useLayoutEffect(
    () => onBookingWanted({ prepare: lazyModal.prefetch, open: (request) => openBy({ request }) }),
    [openBy],
  );
  useEffect(() => {
    const traversed = (trail: CardView[] | null) => {
      const view = trail?.at(-1);
      if (view) openBy({ view });
      else set((before) => ({ ...before, open: false }));
    };
    // After a reload the card is found where it was.
    if (cardTrail()) traversed(cardTrail());
    return followTraversals({ shown: () => shown.current, traversed });
  }, [openBy, shown]);
  // A link in the card has led to another page.
  const { key, pathname } = useLocation();
  const pageBefore = useRef({ key, pathname });
  useEffect(() => {
    const from = pageBefore.current;
    pageBefore.current = { key, pathname };
    if (from.key === key || cardTrail() || asked.current) return;
    set((before) => ({ ...before, open: false, left: before.open && from.pathname !== pathname }));
  }, [key, pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the opening is rendered
  useEffect(() => {
    asked.current = false;
  }, [opening]);
  return {
    opening,
    open,
    left,
    close() {
      if (!open) return;
      set((before) => ({ ...before, open: false }));
      leaveCardHistory();
    },
  };
}
