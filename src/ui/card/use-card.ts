import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';
import type { CardHistory } from './card-history.ts';

/** What opens a card: a request, or a view in the browser's history; numbered, since the same one may recur. */
export type CardOpening<Request, View> = { count: number } & ({ request: Request } | { view: View });

type Card<Request, View> = {
  opening: CardOpening<Request, View> | null;
  open: boolean;
  /** Closed because a link in it led to another page. */
  left: boolean;
};

export type OpenCard<Request, View> = Card<Request, View> & { close: () => void };

/**
 * Whether a card is open and what opened it: a request from the page, or its entry in the history. `listen` subscribes
 * to requests and returns the unsubscribe function; it must be stable.
 */
export function useCard<Request, View>(
  history: CardHistory<View>,
  listen: (open: (request: Request) => void) => () => void,
): OpenCard<Request, View> {
  const [{ opening, open, left }, set] = useState<Card<Request, View>>({ opening: null, open: false, left: false });
  // Read directly, since the router's current or next location may not be rendered yet.
  const router = useContext(DataRouterContext)?.router;
  // Whether a request has come since the last render, for instance as the page arrived.
  const isRequested = useRef(false);
  const openBy = useRef((cause: { request: Request } | { view: View }) => {
    isRequested.current = true;
    set((before) => ({
      opening: { ...cause, count: (before.opening?.count ?? 0) + 1 },
      open: true,
      left: false,
    }));
  }).current;
  // A layout effect, so the listener is there before any click, which would otherwise follow the link.
  useLayoutEffect(() => listen((request) => openBy({ request })), [listen, openBy]);
  useEffect(() => {
    const onTraversal = (trail: View[] | null) => {
      const view = trail?.at(-1);
      if (view) openBy({ view });
      else set((before) => ({ ...before, open: false }));
    };
    // After a reload the card reopens where it was.
    const trail = history.trail();
    if (trail) onTraversal(trail);
    return history.follow(
      () => router?.state.navigation.location ?? router?.state.location ?? window.location,
      onTraversal,
    );
  }, [history, openBy, router]);
  // A link in the card has led to another page.
  const { key, pathname } = useLocation();
  const pageBefore = useRef({ key, pathname });
  useEffect(() => {
    const from = pageBefore.current;
    pageBefore.current = { key, pathname };
    if (from.key === key || history.trail() || isRequested.current) return;
    set((before) => ({ ...before, open: false, left: before.open && from.pathname !== pathname }));
  }, [history, key, pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the opening is rendered
  useEffect(() => {
    isRequested.current = false;
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
