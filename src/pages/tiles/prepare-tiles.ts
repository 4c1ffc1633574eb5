import type { TileSources } from './shared/tile-sources.ts';
import { kindOf, type ReadyTile, type Tile } from './tile.ts';

/** Runs the preparation of the tile's own kind; `tileKind` guarantees that tile and result match. */
async function prepare(tile: Tile, sources: TileSources, shown: ReadonlySet<string>): Promise<ReadyTile | null> {
  const kind = kindOf(tile);
  return (kind.prepare ? await kind.prepare(tile, sources, shown) : tile) as ReadyTile | null;
}

/**
 * Tiles with all data they show, in their order. One whose preparation fails is left out and reported; the page is
 * shown without it.
 */
export async function prepareTiles(
  tiles: Tile[],
  sources: TileSources,
  failed: (tile: Tile, at: number, error: unknown) => void,
): Promise<ReadyTile[]> {
  const shown = new Set(tiles.flatMap((tile) => ('image' in tile && tile.image ? [tile.image.name] : [])));
  const prepared = await Promise.all(
    tiles.map(async (tile, at) => {
      try {
        return await prepare(tile, sources, shown);
      } catch (error) {
        failed(tile, at, error);
        return null;
      }
    }),
  );
  return prepared.filter((tile) => tile !== null);
}
