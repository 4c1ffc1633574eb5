import type { Tile } from '../page-contract.ts';

/** Room for every tile of every page there could be; beyond it somebody is making pages up. */
const MOST = 5000;
const told = new Set<string>();

/** Says a line once for the life of the process, so that a busy page does not fill the log. */
export function sayOnce(line: string, tell: (line: string) => void): void {
  if (told.has(line) || told.size >= MOST) return;
  told.add(line);
  tell(line);
}

/** Says that a tile of a page was left out, and why. */
export function tellOnce(page: string, tell: (line: string) => void): (tile: Tile, at: number, error: unknown) => void {
  return (tile, at, error) => {
    const reason = error instanceof Error ? error.message : String(error);
    sayOnce(`The tile ${tile.key ?? at} (${tile.tile}) of /${page} was left out: ${reason}`, tell);
  };
}
