import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';
import type { CardHistory } from './card-history.ts';

/** What opens a card: a request, or a view in the browser's history; numbered, since the same may come twice. */
export type CardOpening<Request, View> = { count: number } & ({ request: Request } | { view: View });

type Card<Request, View> = {
  opening: CardOpening<Request, View> | null;
  open: boolean;
  /** Closed since a link in it has led to another page. */
  left: boolean;
};

export type OpenCard<Request, View> = Card<Request, View> & { close: () => void };

/**
 * Whether a card is open and what opened it: a request from the page, or its entry in the history. `listen` begins to
 * listen for requests and returns what ends it; it is to stay the same function.
 */
export function useCard<Request, View>(
  history: CardHistory<View>,
  listen: (open: (request: Request) => void) => () => void,
): OpenCard<Request, View> {
  const [{ opening, open, left }, set] = useState<Card<Request, View>>({ opening: null, open: false, left: false });
  // Asked itself: what it is on, or on its way to, may not be rendered yet.
  const router = useContext(DataRouterContext)?.router;
  // Asked to open since the last rendering, such as by a page on its arrival.
  const asked = useRef(false);
  const openBy = useRef((what: { request: Request } | { view: View }) => {
    asked.current = true;
    set((before) => ({
      opening: { ...what, count: (before.opening?.count ?? 0) + 1 },
      open: true,
      left: false,
    }));
  }).current;
  // A layout effect, so that the listener is there before a click: an unheard click follows the link to its page.
  useLayoutEffect(() => listen((request) => openBy({ request })), [listen, openBy]);
  useEffect(() => {
    const traversed = (trail: View[] | null) => {
      const view = trail?.at(-1);
      if (view) openBy({ view });
      else set((before) => ({ ...before, open: false }));
    };
    // After a reload the card is found where it was.
    const trail = history.trail();
    if (trail) traversed(trail);
    return history.follow(
      () => router?.state.navigation.location ?? router?.state.location ?? window.location,
      traversed,
    );
  }, [history, openBy, router]);
  // A link in the card has led to another page.
  const { key, pathname } = useLocation();
  const pageBefore = useRef({ key, pathname });
  useEffect(() => {
    const from = pageBefore.current;
    pageBefore.current = { key, pathname };
    if (from.key === key || history.trail() || asked.current) return;
    set((before) => ({ ...before, open: false, left: before.open && from.pathname !== pathname }));
  }, [history, key, pathname]);
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
      history.leave();
    },
  };
}
