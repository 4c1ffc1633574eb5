import { type FSWatcher, type Stats, statSync, watch } from 'node:fs';
import { stat } from 'node:fs/promises';

/** How often the folder itself is looked at. */
const LOOK_MS = 2000;

/** Changes when another folder is put in its place; null where there is none. */
const identityOf = (found: Stats | null | undefined): string | null =>
  found ? `${found.dev} ${found.ino} ${found.ctimeMs}` : null;

/**
 * Calls `changed` after a change of any file in the folder, and once another folder or link was put in its place, as those
 * who deploy by renaming do: the system's own watch stays with the folder that went. Returns the function that ends it.
 */
export function watchFolder(
  folder: string,
  changed: () => void,
  report: (problem: Error) => void,
  lookMs = LOOK_MS,
): () => void {
  let watcher: FSWatcher | null = null;
  let known = identityOf(statSync(folder, { throwIfNoEntry: false }));
  let ended = false;
  let busy = false;
  const begin = () => {
    watcher?.close();
    watcher = null;
    try {
      watcher = watch(folder, { recursive: true }, changed);
      watcher.on('error', report);
    } catch (problem) {
      // It went again meanwhile: looked at again at the next turn.
      known = null;
      report(problem as Error);
    }
  };
  const look = async () => {
    if (busy) return;
    busy = true;
    const found = identityOf(await stat(folder).catch(() => null));
    busy = false;
    if (ended || found === known) return;
    known = found;
    if (found === null) return;
    begin();
    changed();
  };
  if (known !== null) begin();
  const timer = setInterval(look, lookMs);
  return () => {
    ended = true;
    clearInterval(timer);
    watcher?.close();
  };
}
