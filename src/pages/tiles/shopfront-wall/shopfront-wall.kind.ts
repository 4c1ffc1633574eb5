import { z } from 'zod';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, tileKind } from '../shared/tile-kind.ts';
import { postersOf } from './posters.ts';

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
    const summaries = await sources.restaurants();
    const posters = postersOf(summaries, tile.restaurants);
    if (posters.length === 0) throw new Error('None of its restaurants still exists');
    return { ...tile, posters, count: summaries.length };
  },
});
export type ReadyShopfrontWall = ReadyTileOf<typeof shopfrontWall>;
