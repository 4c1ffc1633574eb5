import { z } from 'zod';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, tileKind } from '../shared/tile-kind.ts';
import { postersOf } from './posters.ts';

/** Shopfronts of restaurants in a row, to scroll along. */
const schema = () =>
  z.strictObject({
    tile: z.literal('shopfront-wall'),
    ...display,
    title: z.string().min(1),
    text: z.string().optional(),
    restaurants: z.array(z.string()).min(1).describe('By slug, in walking order. One that is no more leaves no gap.'),
  });

export const shopfrontWall = tileKind({
  schema,
  names: { restaurants: 'restaurant' },
  async prepare(tile, sources) {
    const all = await sources.restaurants();
    const posters = postersOf(all, tile.restaurants);
    if (posters.length === 0) throw new Error('None of its restaurants is there any more');
    return { ...tile, posters, count: all.length };
  },
});
export type ReadyShopfrontWall = ReadyTileOf<typeof shopfrontWall>;
