import { morphPage } from './morph.ts';

const RETRY_MS = 2000;

/** No refresh between pointer down and up, so a tap hits what it aimed at. */
let isPressed = false;
/** The response to a form stays until somebody moves on. */
let isHeld = false;
let current: Promise<void> | undefined;
let isStale = false;

/** Fetches a page without extending the session. */
export const fetchQuietly = (address: string): Promise<Response> => fetch(address, { headers: { 'x-refresh': '1' } });

/** Shows the answer to a form in place, as a browser would have shown it. */
export function showAnswer(html: string): void {
  isHeld = true;
  morphPage(html);
  scrollTo(0, 0);
}

/** A CustomEvent with the Response, dispatched after each refresh. */
export const DRAWN = 'desk:drawn';

async function draw(): Promise<void> {
  const response = await fetchQuietly(location.href);
  // The session has ended, or the page is for somebody else now.
  if (new URL(response.url).pathname !== location.pathname) return location.reload();
  if (!response.ok) throw new Error(String(response.status));
  const html = await response.clone().text();
  if (isPressed || isHeld) {
    isStale = true;
    return;
  }
  morphPage(html);
  document.dispatchEvent(new CustomEvent(DRAWN, { detail: response }));
}

/** Refreshes the page. Changes arriving meanwhile cause one more refresh. */
export async function refresh(): Promise<void> {
  isStale = true;
  if (current || isPressed || isHeld) return current;
  isStale = false;
  current = draw().catch(() => {
    setTimeout(refresh, RETRY_MS);
  });
  await current;
  current = undefined;
  if (isStale) await refresh();
}

/** The version of the day that the page shows. */
const shownVersion = () =>
  new URLSearchParams(document.querySelector<HTMLElement>('[data-live]')?.dataset.live?.split('?')[1]).get('since');

/** Refreshes the page unless it shows this version: its own acts come back as changes. */
export async function refreshTo(version: string): Promise<void> {
  await current;
  if (version !== shownVersion()) await refresh();
}

export function watchPresses(): void {
  const release = () => {
    isPressed = false;
    // After the click that follows pointerup.
    setTimeout(() => isStale && refresh());
  };
  document.addEventListener('pointerdown', () => {
    isPressed = true;
  });
  for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, release);
}
