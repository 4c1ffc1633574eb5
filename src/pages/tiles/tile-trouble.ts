import type { Tile } from '../page-contract.ts';

/** Room for every tile of every page there could be; beyond it somebody is making pages up. */
const MOST = 5000;
const told = new Set<string>();

/** Says once for the life of the process that a tile was left out, so that a busy page does not fill the log. */
export function tellOnce(page: string, tell: (line: string) => void): (tile: Tile, at: number, error: unknown) => void {
  return (tile, at, error) => {
    const reason = error instanceof Error ? error.message : String(error);
    const line = `The tile ${tile.key ?? at} (${tile.tile}) of /${page} was left out: ${reason}`;
    if (told.has(line) || told.size >= MOST) return;
    told.add(line);
    tell(line);
  };
}
