import { morphPage } from './morph.ts';

const RETRY_MS = 2000;

/** A tap that has begun ends on what it began on. */
let isPressed = false;
let current: Promise<void> | undefined;
let isStale = false;

/** A page as a script asks for it, which is no use of the session. */
export const fetchQuietly = (address: string): Promise<Response> => fetch(address, { headers: { 'x-refresh': '1' } });

const isSamePage = (url: string) => new URL(url).pathname === location.pathname;

async function draw(): Promise<void> {
  const response = await fetchQuietly(location.href);
  // The session has ended, or the page is for somebody else now.
  if (!isSamePage(response.url)) return location.reload();
  if (!response.ok) throw new Error(String(response.status));
  const html = await response.text();
  if (isPressed) isStale = true;
  else morphPage(html);
}

/** Brings the page up to date. Changes that come meanwhile are drawn together afterwards. */
export async function refresh(): Promise<void> {
  isStale = true;
  if (current || isPressed) return current;
  isStale = false;
  current = draw().catch(() => {
    setTimeout(refresh, RETRY_MS);
  });
  await current;
  current = undefined;
  if (isStale) await refresh();
}

export function watchPresses(): void {
  const release = () => {
    isPressed = false;
    // After the click that a release makes.
    setTimeout(() => isStale && refresh());
  };
  document.addEventListener('pointerdown', () => {
    isPressed = true;
  });
  for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, release);
}
