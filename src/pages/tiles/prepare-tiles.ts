import type { TileSources } from './shared/tile-sources.ts';
import { kindOf, type ReadyTile, type Tile } from './tile.ts';

/** Prepares a tile by its kind; `tileKind` guarantees that tile and result match. */
async function prepare(tile: Tile, sources: TileSources, pictureNames: ReadonlySet<string>): Promise<ReadyTile | null> {
  const kind = kindOf(tile);
  return (kind.prepare ? await kind.prepare(tile, sources, pictureNames) : tile) as ReadyTile | null;
}

/** Tiles with their data, in order. One that fails is left out and reported; the page is shown without it. */
export async function prepareTiles(
  tiles: Tile[],
  sources: TileSources,
  onFailure: (tile: Tile, at: number, error: unknown) => void,
): Promise<ReadyTile[]> {
  const pictureNames = new Set(tiles.flatMap((tile) => ('image' in tile && tile.image ? [tile.image.name] : [])));
  const results = await Promise.all(
    tiles.map(async (tile, at) => {
      try {
        return await prepare(tile, sources, pictureNames);
      } catch (error) {
        onFailure(tile, at, error);
        return null;
      }
    }),
  );
  return results.filter((tile) => tile !== null);
}
