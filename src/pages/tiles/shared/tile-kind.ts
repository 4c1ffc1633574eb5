import type { z } from 'zod';
import type { StructuredData } from '../../../seo/structured-data.ts';
import type { BrandSettings } from '../../../settings/contract.ts';
import type { PictureFile } from '../../../values/picture.ts';
import type { RichText } from '../../rich-text/rich-text.ts';
import type { display } from './display.ts';
import type { TileSources } from './tile-sources.ts';

/**
 * The fields that differ between written and published content: an author writes a picture's name and Markdown text;
 * published, they are the picture and a tree. A schema is built from these parts once for each side, and has the
 * published types.
 */
export type SchemaParts = { image: z.ZodType<PictureFile>; words: z.ZodType<RichText> };

type TileSchema = z.ZodObject<typeof display & { tile: z.ZodLiteral<string> }>;

/** References from a tile to other content. A dish is on the menu that the tile names. */
export type NamedKind = 'menu' | 'dish' | 'restaurant' | 'occasion' | 'reason';

/** One kind of tile. `Ready` is the tile with its data; by default the tile itself. */
export interface TileKind<Schema extends TileSchema = TileSchema, Ready extends z.output<Schema> = z.output<Schema>> {
  schema(parts: SchemaParts): Schema;
  /**
   * Loads the tile's data; `shown` are the names of pictures already on the page. Null outside the tile's dates;
   * throws or rejects if the data can't be loaded.
   */
  prepare?(
    tile: z.output<Schema>,
    sources: TileSources,
    shown: ReadonlySet<string>,
  ): Ready | null | Promise<Ready | null>;
  /** The brand's values for missing fields. */
  defaults?(settings: BrandSettings): Partial<z.output<Schema>>;
  /** Structured data for all of the page's tiles of this kind; `origin` is the site's. */
  structuredData?(tiles: Ready[], origin: string): StructuredData[];
  /** Its component has no state, event handlers or context: it is rendered once for each content version. */
  isStatic?: true;
  /** The tile's title is the h1 of the page, unless its heading is h2. */
  headsPage?: true;
  /** Anchors inside the tile, besides its tileId and headings: each may occur once on a page. */
  anchors?: readonly string[];
  /** Fields with ids of other content. */
  names?: { readonly [Field in keyof z.output<Schema>]?: NamedKind };
}

/** Describes a kind of tile; tile-kinds.ts lists them. */
export const tileKind = <Schema extends TileSchema, Ready extends z.output<Schema> = z.output<Schema>>(
  kind: TileKind<Schema, Ready>,
): TileKind<Schema, Ready> => kind;

/** A tile of one kind with its data: rendering it loads nothing, so can't fail for lack of data. */
export type ReadyTileOf<Kind> = Kind extends TileKind<infer _Schema, infer Ready> ? Ready : never;

export type TileProps<Ready> = {
  tile: Ready;
  /** Id of its heading, and prefix of every other id in it. */
  id: string;
  /** Whether it is the first tile of the page: its picture is loaded eagerly. */
  first: boolean;
};
