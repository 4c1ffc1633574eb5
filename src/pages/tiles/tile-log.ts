import { errorWords } from '../../platform/error-words.ts';
import type { Tile } from './tile.ts';

/** More than all tiles of all pages: beyond it, somebody is making up addresses. */
const MOST = 5000;
const loggedLines = new Set<string>();

/** Logs a line once per process, so that a busy page doesn't flood the log. */
export function logOnce(line: string, tell: (line: string) => void): void {
  if (loggedLines.has(line) || loggedLines.size >= MOST) return;
  loggedLines.add(line);
  tell(line);
}

/** Logs that a tile of a page was left out, and why. */
export function logTileOnce(
  page: string,
  tell: (line: string) => void,
): (tile: Tile, at: number, error: unknown) => void {
  return (tile, at, error) => {
    const reason = error instanceof Error ? error.message : errorWords(error);
    logOnce(`The tile ${tile.key ?? at} (${tile.tile}) of /${page} was left out: ${reason}`, tell);
  };
}
