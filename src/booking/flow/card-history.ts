import { type CardView, isSameView } from './card-view.ts';

/**
 * The booking card in the browser's history. Each view is an entry over the page it was opened on; the entry's address
 * is the plain booking page's, so that a reload or a shared link leads to the same table. The router is not told: it
 * knows the page behind by `masked`, and nothing is loaded on the way back.
 */
type CardEntry = {
  /** The views from the first one to this one. */
  trail: CardView[];
};
type PageLocation = { pathname: string; search: string; hash: string };
type EntryState = { bookingCard?: CardEntry; masked?: PageLocation };

const entryState = (): EntryState => (window.history.state ?? {}) as EntryState;

/** The views up to the present entry; null on an entry of a page. */
export const cardTrail = (): CardView[] | null => entryState().bookingCard?.trail ?? null;

/** The page the router shows behind the present entry. */
export function pageBehind(): PageLocation {
  const { pathname, search, hash } = entryState().masked ?? window.location;
  return { pathname, search, hash };
}

/** Settles when our own traversal has arrived: only then may another entry be written. */
let arrival: Promise<void> = Promise.resolve();
let arrived: (() => void) | null = null;

function travel(delta: number): void {
  if (delta === 0) return;
  arrival = new Promise((resolve) => {
    arrived = resolve;
  });
  window.history.go(delta);
}

/** Runs once the history stands still. */
export function whenArrived(act: () => void): void {
  void arrival.then(act);
}

function write(way: 'pushState' | 'replaceState', trail: CardView[], address: string): void {
  const { masked: _, bookingCard: __, ...kept } = entryState();
  window.history[way]({ ...kept, masked: pageBehind(), bookingCard: { trail } satisfies CardEntry }, '', address);
}

/** Brings the history to the view: back to its entry where it has one, else on to a new one. */
export function showInHistory(view: CardView, address: string): void {
  const trail = cardTrail() ?? [];
  if (view.pending && trail.length > 0) return;
  // What was sent cannot be gone back to: the thanks take its place.
  const replaces = view.done || trail.at(-1)?.pending;
  const known = trail.findIndex((one) => isSameView(one, view));
  if (replaces) write('replaceState', [...trail.slice(0, -1), view], address);
  else if (known === -1) write('pushState', [...trail, view], address);
  else if (known < trail.length - 1) travel(known + 1 - trail.length);
  else if (address !== `${window.location.pathname}${window.location.search}`) write('replaceState', trail, address);
}

/** On arrival by a deep link: puts the page itself under the card's entries, so that Back closes the card. */
export function putPageUnder(address: string): void {
  window.history.replaceState({ ...entryState(), masked: pageBehind() }, '', address);
}

/** Back to the entry of the page, past all the card's. */
export function leaveCardHistory(): void {
  travel(-(cardTrail()?.length ?? 0));
}

type Follower = {
  /** The page the router shows. */
  shown: () => PageLocation;
  /** Told of each traversal by the diner: the views up to its entry of the card, or null off the card. */
  traversed: (trail: CardView[] | null) => void;
};
let follower: Follower | null = null;

/** Names who is told of traversals. Returns the function that takes it back. */
export function followTraversals(next: Follower): () => void {
  follower = next;
  return () => {
    if (follower === next) follower = null;
  };
}

/**
 * Keeps moves within the page that the router shows between the card and the browser. To be called before the router
 * starts: the window's listeners run in the order in which they were added, also those that ask to capture.
 */
export function watchTraversals(): void {
  window.addEventListener('popstate', (event) => {
    if (!follower) return;
    const [behind, page] = [pageBehind(), follower.shown()];
    // Our own move followed the card, which may have been opened again meanwhile: it is not to follow the move.
    if (arrived) arrived();
    else follower.traversed(cardTrail());
    arrived = null;
    const same = behind.pathname === page.pathname && behind.search === page.search && behind.hash === page.hash;
    if (same) event.stopImmediatePropagation();
  });
}
