import { z } from 'zod';
import { imageRef, type PictureFile, picture } from '../../values/picture.ts';
import { type RichText, richText } from '../rich-text/rich-text.ts';
import { writtenText } from '../rich-text/written-text.ts';
import type { ReadyTileOf, SchemaParts, TileKind } from './shared/tile-kind.ts';
import * as kinds from './tile-kinds.ts';

type Kind = (typeof kinds)[keyof typeof kinds];

/** A tile as the content service returns it. */
export type Tile = z.output<ReturnType<Kind['schema']>>;

/** A tile with its data. */
export type ReadyTile = ReadyTileOf<Kind>;

type Written<Value> = Value extends PictureFile
  ? string
  : Value extends RichText
    ? Value
    : { [Field in keyof Value]: Written<Value[Field]> };

/** A tile as its author wrote it, with texts parsed; pictures are still names. */
export type WrittenTile = Written<Tile>;

const kindList: readonly Kind[] = Object.values(kinds);

function tileOf(parts: SchemaParts) {
  const schemas = kindList.map(({ schema }) => schema(parts));
  const names = schemas.map(({ shape }) => shape.tile.value).sort();
  const error = `a tile: ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  type Schema = (typeof schemas)[number];
  return z.discriminatedUnion('tile', schemas as [Schema, ...Schema[]], { error });
}

const schema = tileOf({ image: picture.strict(), words: richText });
export const publishedTile: z.ZodType<Tile> = schema;

// Schemas have the published types: see SchemaParts.
const writtenImage = imageRef as z.ZodType as SchemaParts['image'];
export const writtenTile = tileOf({ image: writtenImage, words: writtenText }) as z.ZodType as z.ZodType<WrittenTile>;

const kindByName = new Map<string, TileKind>(
  schema.options.map(({ shape }, at) => [shape.tile.value, kindList[at] as TileKind]),
);

/** The kind of a valid tile. */
export function kindOf({ tile }: { tile: string }): TileKind {
  const kind = kindByName.get(tile);
  if (!kind) throw new Error(`There is no kind of tile named ${tile}`);
  return kind;
}

/** Whether the tile's title is the h1 of the page. */
export function headsPage(tile: { tile: string; heading?: string }): boolean {
  return kindOf(tile).headsPage === true && tile.heading !== 'h2';
}
