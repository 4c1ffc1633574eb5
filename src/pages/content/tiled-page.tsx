import type { ComponentType } from 'react';
import { type FormAnswer, PostedForm } from '../../forms/form-answer.ts';
import { Container } from '../../ui/section.tsx';
import { StaticPart, type StaticParts } from '../../ui/static-part.tsx';
import type { TileProps } from '../tiles/shared/tile-kind.ts';
import type { ReadyTile } from '../tiles/tile.ts';
import { TileGuard } from '../tiles/tile-guard.tsx';
import type { PageAnswer } from './page-contract.ts';

/**
 * Components are found by folder: tile-kinds.ts can't import them, since content is also checked without browser or
 * bundler. tile-kinds.test.tsx checks that each kind has one component.
 */
const modules = import.meta.glob<ComponentType<TileProps<ReadyTile>>>('../tiles/*/*-tile.tsx', {
  eager: true,
  import: 'default',
});
const components = new Map(Object.entries(modules).map(([path, component]) => [path.split('/')[2], component]));

/** The component of a kind of tile. */
export function componentOf(kind: string): ComponentType<TileProps<ReadyTile>> {
  const component = components.get(kind);
  if (!component) throw new Error(`No component renders a tile named ${kind}`);
  return component;
}

/** The heading id of the tile at this place of its page. */
export const tileIdAt = (at: number): string => `tile-${at + 1}`;

/** A prerendered tile: its outer element, and the name of the static part with its inside. */
export type DrawnTile = { drawn: string; as: 'section' | 'div'; attributes: Record<string, string> };

type TileListProps = {
  tiles: (ReadyTile | DrawnTile)[];
  /** The static parts, if they came with a navigation's data. */
  parts?: StaticParts | null;
};

function LiveTile(props: TileProps<ReadyTile>) {
  const Component = componentOf(props.tile.tile);
  return <Component {...props} />;
}

export function TileList({ tiles, parts }: TileListProps) {
  return tiles.map((tile, at) =>
    'drawn' in tile ? (
      <StaticPart key={tile.drawn} name={tile.drawn} as={tile.as} html={parts?.[tile.drawn]} {...tile.attributes} />
    ) : (
      <TileGuard key={tile.key ?? tile.tileId ?? `${tile.tile}-${at}`}>
        <LiveTile tile={tile} id={tileIdAt(at)} first={at === 0} />
      </TileGuard>
    ),
  );
}

/** The data of a page of tiles; `headed`: one of them renders the h1. */
export type TiledPageData = TileListProps & { page: Omit<PageAnswer, 'tiles'>; headed: boolean };

type TiledPageProps = TiledPageData & {
  /** The outcome of a form posted to this page. */
  answer?: FormAnswer;
};

/** A page of tiles. The h1 is its first tile's, or else the page's title. */
export function TiledPage({ page, tiles, parts, headed, answer }: TiledPageProps) {
  return (
    <PostedForm value={answer ?? null}>
      {!headed && (
        <Container className="pt-16 pb-14 md:pt-20">
          <h1 className="max-w-[16ch] text-tomato text-title">{page.heading ?? page.title}</h1>
          {page.lead && <p className="mt-6 max-w-[46ch] text-lead">{page.lead}</p>}
        </Container>
      )}
      <TileList tiles={tiles} parts={parts} />
    </PostedForm>
  );
}
