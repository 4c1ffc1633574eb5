import { contentPage, publishPage } from '../../src/pages/content/page-contract.ts';
import { prepareTiles } from '../../src/pages/tiles/prepare-tiles.ts';
import type { TileSources } from '../../src/pages/tiles/shared/tile-sources.ts';
import type { ReadyTile, Tile } from '../../src/pages/tiles/tile.ts';
import { brandContent } from './app.ts';

const picture = (name: string) => ({ name, width: 4, height: 3, widths: [400], alt: name });

/** Tiles of a page as its author writes them. */
export const onPage = (...tiles: unknown[]): Tile[] =>
  publishPage(
    contentPage.parse({
      id: 'lunch',
      title: 'Lunch',
      image: 'dishes/lasagne',
      tiles,
      description: 'A page about lunch, long enough to be found by somebody hungry.',
    }),
    picture,
  ).tiles;

/** The sample content at ten o'clock of 20 November 2026, with overrides. */
export async function tileSources(overrides: Partial<TileSources> = {}): Promise<TileSources> {
  const { summaries, menus, settings } = (await brandContent()).published;
  return {
    today: '2026-11-20',
    minutes: 600,
    answered: null,
    restaurants: async () => summaries,
    menu: async (id) => menus.get(id) ?? Promise.reject(new Error('not found')),
    settings: async () => settings,
    contact: async () => ({
      contactReasons: [],
      restaurants: [],
      groupBooking: { ...settings.contact.groupBooking, bookingTypes: [] },
    }),
    posts: async () => ({ media: [], freshUntil: null }),
    vouchers: async () => [],
    changesAt: () => {},
    ...overrides,
  };
}

/** The prepared tiles; throws if one can't be prepared. */
export async function prepared(tiles: Tile[], overrides: Partial<TileSources> = {}): Promise<ReadyTile[]> {
  return prepareTiles(tiles, await tileSources(overrides), (_tile, _at, error) => {
    throw error;
  });
}

/** The first tile, if of this kind. */
export function firstOf<Kind extends ReadyTile['tile']>(
  kind: Kind,
  [first]: readonly ReadyTile[],
): Extract<ReadyTile, { tile: Kind }> {
  if (first?.tile !== kind) throw new Error(`${first?.tile} is not ${kind}`);
  return first as Extract<ReadyTile, { tile: Kind }>;
}
