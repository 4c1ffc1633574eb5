import { isOptionalCodeLoading, loadOptionalCode } from '../../platform/optional-code.ts';
import { MINUTE_MS } from '../../values/time/duration.ts';
import { reloadPage } from '../hydration/next-page.ts';

/** Product 2.9. */
const ONCE_IN_MS = MINUTE_MS;
const RELOADED_AT = 'tavola.reloaded-at';

/** Whether a page last reloaded for a missing chunk at `reloadedAt` (epoch ms or null) may be reloaded again. */
export function mayReload(reloadedAt: number | null, now: number): boolean {
  return reloadedAt === null || Number.isNaN(reloadedAt) || now - reloadedAt >= ONCE_IN_MS;
}

/** Records the reload; false if it is too soon, or can't be recorded and might loop. */
function takeTurn(now: number): boolean {
  try {
    const stored = sessionStorage.getItem(RELOADED_AT);
    if (!mayReload(stored === null ? null : Number(stored), now)) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Reloads when this page's code is gone, as after a release. Not while offline. */
function reloadOnce(): void {
  if (navigator.onLine && takeTurn(Date.now())) reloadPage();
}

/** Loads code the visitor didn't ask for; failures are hidden. */
export async function loadInBackground(load: () => Promise<unknown>): Promise<void> {
  await loadOptionalCode(load).catch(() => undefined);
}

/** From now on, a chunk that fails to load reloads the page, unless it is optional. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!isOptionalCodeLoading()) reloadOnce();
  });
}
