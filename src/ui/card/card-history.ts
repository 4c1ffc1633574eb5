/**
 * Cards over a page in the browser's history. Each view of a card is an entry over the page it was opened on; the
 * entry's address is that of the plain page which does the same, so that a reload or a shared link leads there. The
 * router is not told: it knows the page behind by `masked`, and nothing is loaded on the way back.
 */
type CardEntry = {
  /** Which card. */
  name: string;
  /** The views from the first one to this one. */
  trail: unknown[];
};
type PageLocation = { pathname: string; search: string; hash: string };
type EntryState = { card?: CardEntry; masked?: PageLocation };

const entryState = (): EntryState => (window.history.state ?? {}) as EntryState;

/** Whether the present entry is one of a card, as after a reload. */
export const isOnCard = (): boolean => entryState().card !== undefined;

/** The page the router shows behind the present entry. */
function pageBehind(): PageLocation {
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

/** On arrival by a deep link: puts the page itself under the card's entries, so that Back closes the card. */
export function putPageUnder(address: string): void {
  window.history.replaceState({ ...entryState(), masked: pageBehind() }, '', address);
}

/** Whether the present entry is such a page: its card was open already, and somebody came back to the page itself. */
export const isPageUnder = (): boolean => entryState().masked !== undefined && !isOnCard();

type Follower = {
  /** The page the router is on its way to, or else on, rendered or not yet. */
  shown: () => PageLocation;
  /** Told of each traversal by the visitor. */
  traversed: () => void;
};
const followers = new Set<Follower>();

/**
 * Keeps moves within the page that the router is on between the cards and the browser. To be called before the router
 * starts: the window's listeners run in the order in which they were added, also those that ask to capture.
 */
export function watchTraversals(): void {
  window.addEventListener('popstate', (event) => {
    const [follower] = followers;
    if (!follower) return;
    const [behind, page] = [pageBehind(), follower.shown()];
    // Our own move followed the card, which may have been opened again meanwhile: it is not to follow the move.
    if (arrived) arrived();
    else for (const each of followers) each.traversed();
    arrived = null;
    const same = behind.pathname === page.pathname && behind.search === page.search && behind.hash === page.hash;
    if (same) event.stopImmediatePropagation();
  });
}

/** The entries of one card, whose views are of the given kind. */
export class CardHistory<View> {
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** The views up to the present entry; null on an entry of a page or of another card. */
  trail(): View[] | null {
    const { card } = entryState();
    return card?.name === this.#name ? (card.trail as View[]) : null;
  }

  /** Writes a new entry, or another one in the place of the present one. */
  write(way: 'pushState' | 'replaceState', trail: View[], address: string): void {
    const { masked: _, card: __, ...kept } = entryState();
    const card = { name: this.#name, trail } satisfies CardEntry;
    window.history[way]({ ...kept, masked: pageBehind(), card }, '', address);
  }

  /** Goes back to an earlier one of its entries. */
  backTo(index: number): void {
    travel(index + 1 - (this.trail()?.length ?? 0));
  }

  /** Back to the entry of the page, past all the card's. */
  leave(): void {
    whenArrived(() => travel(-(this.trail()?.length ?? 0)));
  }

  /**
   * Tells of each traversal by the visitor: the views up to its entry of this card, or null off the card. Returns the
   * function that ends it.
   */
  follow(shown: () => PageLocation, traversed: (trail: View[] | null) => void): () => void {
    const follower = { shown, traversed: () => traversed(this.trail()) };
    followers.add(follower);
    return () => followers.delete(follower);
  }
}
