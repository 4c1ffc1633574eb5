/** Specification, section 9. */
const ONCE_IN_MS = 60_000;
const RELOADED_AT = 'tavola.reloaded-at';

/** Whether a page that was last reloaded for a lost chunk at `reloadedAt` (epoch ms, if ever) may be so again. */
export function mayReload(reloadedAt: number | null, now: number): boolean {
  return reloadedAt === null || Number.isNaN(reloadedAt) || now - reloadedAt >= ONCE_IN_MS;
}

/** Notes the reload, or refuses it. What cannot be noted is refused: it might never end. */
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

/** Code of this page is gone, as after a new release: the page as it is now is fetched. Offline there is none. */
function reloadOnce(): void {
  if (navigator.onLine && takeTurn(Date.now())) location.reload();
}

let inBackground = 0;

/** For code that nobody asked for: when it cannot be had, the page is better off without it than reloaded. */
export async function loadInBackground(load: () => Promise<unknown>): Promise<void> {
  inBackground++;
  await load()
    .catch(() => undefined)
    .finally(() => {
      inBackground--;
    });
}

/** From now on, a chunk that cannot be had reloads the page. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (inBackground === 0) reloadOnce();
  });
}

/** The router's errors: a page whose code is lost is fetched whole. A plugin in vite.config.ts gives them the name. */
export function reloadForLostPage(error: unknown): void {
  if (error instanceof Error && error.name === 'LostCode') reloadOnce();
}
