import { type FSWatcher, type Stats, statSync, watch } from 'node:fs';
import { stat } from 'node:fs/promises';

const LOOK_MS = 2000;

/** Changes when the folder is replaced; null if there is none. */
const identityOf = (stats: Stats | null | undefined): string | null =>
  stats ? `${stats.dev} ${stats.ino} ${stats.ctimeMs}` : null;

/**
 * Calls `onChange` after a change to any file in the folder, or when the folder or link itself is replaced, as
 * deployments by rename do: the system's own watch stays with the old folder. Returns the stop function.
 */
export function watchFolder(
  folder: string,
  onChange: () => void,
  report: (problem: Error) => void,
  lookMs = LOOK_MS,
): () => void {
  let watcher: FSWatcher | null = null;
  let identity = identityOf(statSync(folder, { throwIfNoEntry: false }));
  let isStopped = false;
  let busy = false;
  const start = () => {
    watcher?.close();
    watcher = null;
    try {
      watcher = watch(folder, { recursive: true }, onChange);
      watcher.on('error', report);
    } catch (problem) {
      // The folder has gone again: check at the next interval.
      identity = null;
      report(problem as Error);
    }
  };
  const look = async () => {
    if (busy) return;
    busy = true;
    const next = identityOf(await stat(folder).catch(() => null));
    busy = false;
    if (isStopped || next === identity) return;
    identity = next;
    if (next === null) return;
    start();
    onChange();
  };
  if (identity !== null) start();
  const timer = setInterval(look, lookMs);
  return () => {
    isStopped = true;
    clearInterval(timer);
    watcher?.close();
  };
}
