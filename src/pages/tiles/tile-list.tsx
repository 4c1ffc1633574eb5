import type { ComponentType } from 'react';
import type { TileProps } from './shared/tile-kind.ts';
import type { ReadyTile } from './tile.ts';
import { TileGuard } from './tile-guard.tsx';

/**
 * The component of a kind is found in its folder: tile-kinds.ts cannot import it, since content is also checked without
 * browser or bundler. tile-kinds.test.tsx checks that each kind has one component.
 */
const found = import.meta.glob<ComponentType<TileProps<ReadyTile>>>('./*/*-tile.tsx', {
  eager: true,
  import: 'default',
});
const components = new Map(Object.entries(found).map(([path, component]) => [path.split('/')[1], component]));

function DrawnTile(props: TileProps<ReadyTile>) {
  const Component = components.get(props.tile.tile);
  if (!Component) throw new Error(`No component draws a tile named ${props.tile.tile}`);
  return <Component {...props} />;
}

/** The tiles of a page, in order. */
export function TileList({ tiles }: { tiles: ReadyTile[] }) {
  return tiles.map((tile, at) => (
    <TileGuard key={tile.key ?? tile.tileId ?? `${tile.tile}-${at}`}>
      <DrawnTile tile={tile} id={`tile-${at + 1}`} first={at === 0} />
    </TileGuard>
  ));
}
