import { isOptionalCodeLoading, loadOptionalCode } from '../../platform/optional-code.ts';
import { MINUTE_MS } from '../../values/time/duration.ts';

/** Product 2.9. */
const ONCE_IN_MS = MINUTE_MS;
const RELOADED_AT = 'tavola.reloaded-at';

/** Whether a page last reloaded for a missing chunk at `reloadedAt` (epoch ms or null) may be reloaded again. */
export function mayReload(reloadedAt: number | null, now: number): boolean {
  return reloadedAt === null || Number.isNaN(reloadedAt) || now - reloadedAt >= ONCE_IN_MS;
}

/** Records the reload; false when it is too soon, or cannot be recorded: it might then reload for ever. */
function takeTurn(now: number): boolean {
  try {
    const kept = sessionStorage.getItem(RELOADED_AT);
    if (!mayReload(kept === null ? null : Number(kept), now)) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Reloads when code of this page is gone, as after a new release. Not while offline. */
function reloadOnce(): void {
  if (navigator.onLine && takeTurn(Date.now())) location.reload();
}

/** Loads code that the visitor did not ask for; a failure is not shown. */
export async function loadInBackground(load: () => Promise<unknown>): Promise<void> {
  await loadOptionalCode(load).catch(() => undefined);
}

/** From now on, a chunk that cannot be loaded reloads the page, unless it can do without. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!isOptionalCodeLoading()) reloadOnce();
  });
}

/**
 * For errors of the router: reloads when a route's code is gone. A plugin in vite.config.ts gives such errors this
 * name.
 */
export function reloadForLostPage(error: unknown): void {
  if (error instanceof Error && error.name === 'LostCode') reloadOnce();
}
