/**
 * Cards over a page in the browser's history. Each view of a card is an entry over its page. The entry's URL is that
 * of the equivalent plain page, so a reload or a shared link leads there. The router isn't involved: `masked` records
 * the page behind, and going back loads nothing.
 */
type CardEntry = {
  name: string;
  /** The views from the first to this one. */
  trail: unknown[];
};
type PageLocation = { pathname: string; search: string; hash: string };
type EntryState = { card?: CardEntry; masked?: PageLocation };

const entryState = (): EntryState => (window.history.state ?? {}) as EntryState;

/** Whether the current entry belongs to a card, as after a reload. */
export const isOnCard = (): boolean => entryState().card !== undefined;

/** The page the router shows behind the current entry. */
function pageBehind(): PageLocation {
  const { pathname, search, hash } = entryState().masked ?? window.location;
  return { pathname, search, hash };
}

/** Settles when our own traversal has arrived: only then may another entry be written. */
let arrival: Promise<void> = Promise.resolve();
let onArrival: (() => void) | null = null;

function travel(delta: number): void {
  if (delta === 0) return;
  arrival = new Promise((resolve) => {
    onArrival = resolve;
  });
  window.history.go(delta);
}

/** Runs once our own traversals have arrived. */
export function whenArrived(act: () => void): void {
  void arrival.then(act);
}

/** After a deep link: puts the page itself under the card's entries, so that Back closes the card. */
export function putPageUnder(address: string): void {
  window.history.replaceState({ ...entryState(), masked: pageBehind() }, '', address);
}

/** Whether the current entry is such a page, to which somebody has gone back from its card. */
export const isPageUnder = (): boolean => entryState().masked !== undefined && !isOnCard();

type Follower = {
  /** The page the router is on or navigating to, rendered or not. */
  shown: () => PageLocation;
  traversed: () => void;
};
const followers = new Set<Follower>();

/**
 * Hides traversals between entries of one page from the router. Call it before the router starts: window listeners run
 * in the order they were added, even capturing ones.
 */
export function watchTraversals(): void {
  window.addEventListener('popstate', (event) => {
    const [follower] = followers;
    if (!follower) return;
    const [behind, page] = [pageBehind(), follower.shown()];
    // Our own traversal followed the card, which may have been reopened meanwhile and mustn't react.
    if (onArrival) onArrival();
    else for (const subscriber of followers) subscriber.traversed();
    onArrival = null;
    const same = behind.pathname === page.pathname && behind.search === page.search && behind.hash === page.hash;
    if (same) event.stopImmediatePropagation();
  });
}

/** The history entries of one card and its views. */
export class CardHistory<View> {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** The views up to the current entry; null on an entry of a page or another card. */
  trail(): View[] | null {
    const { card } = entryState();
    return card?.name === this.#name ? (card.trail as View[]) : null;
  }

  write(way: 'pushState' | 'replaceState', trail: View[], address: string): void {
    const { masked: _, card: __, ...state } = entryState();
    const card = { name: this.#name, trail } satisfies CardEntry;
    window.history[way]({ ...state, masked: pageBehind(), card }, '', address);
  }

  backTo(index: number): void {
    travel(index + 1 - (this.trail()?.length ?? 0));
  }

  /** Goes back to the page's entry, past all of the card's. */
  leave(): void {
    whenArrived(() => travel(-(this.trail()?.length ?? 0)));
  }

  /**
   * Calls back on each traversal by the visitor, with the views up to its entry, or null off this card. Returns the
   * unsubscribe function.
   */
  follow(shown: () => PageLocation, onTraversal: (trail: View[] | null) => void): () => void {
    const follower = { shown, traversed: () => onTraversal(this.trail()) };
    followers.add(follower);
    return () => followers.delete(follower);
  }
}
