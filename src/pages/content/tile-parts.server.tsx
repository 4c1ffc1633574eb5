import { LRUCache } from 'lru-cache';
import { Fragment, isValidElement, type ReactNode } from 'react';
import { drawStatic } from '../../ui/draw-static.server.ts';
import type { StaticParts } from '../../ui/static-part.tsx';
import type { TileProps } from '../tiles/shared/tile-kind.ts';
import { kindOf, type ReadyTile } from '../tiles/tile.ts';
import { componentOf, type DrawnTile, tileIdAt } from './tiled-page.tsx';

type Drawing = { tile: DrawnTile; html: string };

/** Cached by props: the same data renders the same HTML. Our own figure, several times what a chain has. */
const drawings = new LRUCache<string, { drawing: Drawing | null }>({ max: 1000 });

/** The outermost HTML element of stateless components; null if there is none, or several. */
function outerElement(
  node: ReactNode,
): { as: string; attributes: Record<string, unknown>; children: ReactNode } | null {
  if (!isValidElement<Record<string, unknown>>(node) || node.type === Fragment) return null;
  const { type, props } = node;
  if (typeof type === 'function') return outerElement((type as (props: unknown) => ReactNode)(props));
  const { children, ...attributes } = props;
  return typeof type === 'string' ? { as: type, attributes, children: children as ReactNode } : null;
}

function draw(props: TileProps<ReadyTile>): Drawing | null {
  const Component = componentOf(props.tile.tile);
  const outer = outerElement(<Component {...props} />);
  if (!outer || (outer.as !== 'section' && outer.as !== 'div')) return null;
  const { as, children } = outer;
  const attributes = Object.fromEntries(
    Object.entries(outer.attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return { tile: { drawn: props.id, as, attributes }, html: drawStatic(children) };
}

function drawCached(props: TileProps<ReadyTile>): Drawing | null {
  const key = JSON.stringify(props);
  const entry = drawings.get(key);
  if (entry) return entry.drawing;
  const drawing = draw(props);
  drawings.set(key, { drawing });
  return drawing;
}

/**
 * Renders the tiles of static kinds. Returns all tiles for the page, and the HTML of the rendered ones. A tile that
 * fails to render stays as it is, to fail in its guard on the page.
 */
export function drawStaticTiles(tiles: readonly ReadyTile[]): { tiles: (ReadyTile | DrawnTile)[]; parts: StaticParts } {
  const parts: StaticParts = {};
  const tilesToSend = tiles.map((tile, at) => {
    if (!kindOf(tile).isStatic) return tile;
    const drawing = drawOrNull({ tile, id: tileIdAt(at), first: at === 0 });
    if (!drawing) return tile;
    parts[drawing.tile.drawn] = drawing.html;
    return drawing.tile;
  });
  return { tiles: tilesToSend, parts };
}

function drawOrNull(props: TileProps<ReadyTile>): Drawing | null {
  try {
    return drawCached(props);
  } catch {
    return null;
  }
}
