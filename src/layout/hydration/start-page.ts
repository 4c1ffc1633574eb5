import { afterPaint } from '../../ui/after-paint.ts';
import { whenOnline } from '../../ui/when-online.ts';
import { MINUTE_MS } from '../../values/time/duration.ts';
import { loadInBackground } from '../shared/chunk-reload.ts';
import { captureEvents, type EventReplay, hideEventsFromReact } from './event-replay.ts';
import { fetchPageScripts, fetchPageScriptsAhead, followBeforeRouter, onItsOwnPage, whenIdle } from './page-scripts.ts';

/** What somebody does on a page; a finger asks once it is lifted, or has begun to scroll. */
const SIGNS = ['pointermove', 'pointerup', 'pointercancel', 'keydown', 'wheel', 'scroll', 'focusin', 'offline'];
/** After this the times and opening hours on a page may have changed (see src/restaurants/use-moment.ts). */
const WORDS_HOLD_MS = MINUTE_MS;
/** What was pressed does not wait longer for React. Our own figure. */
const MOST_HELD_MS = 10_000;
/** Parts that need React though nobody touches them, such as free tables, which are looked up. */
const LIVE = '[data-live]';
/** How far above or below the window such a part may be when React is asked for. */
const LIVE_NEAR = '200px 0px';

/** Browsers tell of a mouse that rests when the page moves under it. */
const isAtRest = (event: Event) =>
  event.type === 'pointermove' && event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0;

/** Runs once the page has loaded and the browser has nothing else to do. */
function onceIdle(act: () => void): void {
  if (document.readyState === 'complete') whenIdle(act);
  else window.addEventListener('load', () => whenIdle(act), { once: true });
}

/** Tells whether a part that lives by itself is near the window, now and when one comes near. */
function watchLiveParts(tell: (isNear: boolean) => void): () => void {
  const watch = new IntersectionObserver((seen) => tell(seen.some(({ isIntersecting }) => isIntersecting)), {
    rootMargin: LIVE_NEAR,
  });
  const parts = document.querySelectorAll(LIVE);
  for (const part of parts) watch.observe(part);
  if (parts.length === 0) tell(false);
  return () => watch.disconnect();
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Calls `ask` at the first sign of a person, of a live part or of time; returns what ends the wait. */
function waitForSign(ask: () => void): () => void {
  const ends = new AbortController();
  const once = { signal: ends.signal, capture: true, passive: true };
  // A finger that has come down may still scroll; the code is fetched meanwhile.
  window.addEventListener('pointerdown', () => afterPaint(fetchPageScripts), once);
  for (const sign of SIGNS) window.addEventListener(sign, (event) => isAtRest(event) || afterPaint(ask), once);
  // The tab was left and is seen again.
  document.addEventListener('visibilitychange', () => document.hidden || ask(), once);
  const timer = setTimeout(ask, WORDS_HOLD_MS);
  let stopLooking = () => {};
  onceIdle(() => {
    if (ends.signal.aborted) return;
    stopLooking = watchLiveParts((isNear) => {
      if (isNear) ask();
      else if (!savesData()) fetchPageScriptsAhead();
    });
  });
  return () => {
    ends.abort();
    clearTimeout(timer);
    stopLooking();
  };
}

type StartPage = {
  /** Whether React waits to be asked for. */
  waits: boolean;
  /** Whether a link opens a card over the page. */
  opensCard: (link: HTMLAnchorElement) => boolean;
  /** Told when a press is held, and when React has taken over. */
  onBusy: (busy: boolean) => void;
};

/**
 * Hydrates the page: at once, or on a page that waits when somebody or something on it asks for React. What is pressed
 * before that is pressed again after it. Resolves once the page is hydrated.
 */
export function startPage({ waits, opensCard, onBusy }: StartPage): Promise<void> {
  return new Promise((resolve) => {
    let underWay = false;
    let isPressed = false;
    let stopWaiting = () => {};
    const stopFollowing = followBeforeRouter();
    let presses: EventReplay | null = null;

    async function run(): Promise<void> {
      await window.pageScripts?.load();
      const { hydrate } = await import('./hydrate.tsx');
      await onItsOwnPage();
      const stopHiding = hideEventsFromReact();
      setTimeout(stopHiding, MOST_HELD_MS);
      await hydrate();
      stopHiding();
      stopFollowing();
      stopWaiting();
      onBusy(false);
      await presses?.replay();
      resolve();
    }

    /** What was pressed stays held while the connection is lost: followed, it would lead to the browser's own page. */
    function fail(): void {
      underWay = false;
      if (!navigator.onLine) {
        whenOnline(ask);
        return;
      }
      isPressed = false;
      onBusy(false);
      presses?.release();
    }

    function ask(): void {
      if (underWay) return;
      underWay = true;
      fetchPageScripts();
      void (isPressed ? run().catch(fail) : loadInBackground(() => run().catch(fail)));
    }

    const releaseInTime = () =>
      setTimeout(() => (navigator.onLine ? presses?.release() : whenOnline(releaseInTime)), MOST_HELD_MS);

    presses = captureEvents(opensCard, () => {
      if (!isPressed) releaseInTime();
      isPressed = true;
      onBusy(true);
      afterPaint(ask);
    });
    // Somebody was quicker than this script.
    const isTouched = navigator.userActivation?.hasBeenActive || window.scrollY > 0;
    if (waits && !isTouched) stopWaiting = waitForSign(ask);
    else ask();
  });
}
